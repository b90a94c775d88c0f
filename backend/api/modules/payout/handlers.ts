import { type CallHandler, type CallHandlers, ok } from '@/backend/api/http/answer';
import { requireMember } from '@/backend/api/identity/authenticate';
import { sendPayoutCode } from '@/backend/api/identity/member-proof';
import { STORE_CREDIT_BONUS_PERCENT } from '@/lib/domain/pricing/commission';
import { choosePayout } from './choose-payout';
import { findDestination, wireDestination } from './sealed-destination';

const payout: CallHandler<'payout'> = async ({ request }, { database: { orm } }) => {
  const row = await findDestination(orm, requireMember(request).userId);
  return ok({ destination: row && wireDestination(row), bonusPercent: STORE_CREDIT_BONUS_PERCENT });
};

export const payoutHandlers = { choosePayout, payout, sendPayoutCode } satisfies Partial<CallHandlers>;
