import { ok } from '@/backend/http/answer';
import type { CallHandler } from '@/backend/http/call-handler';
import { requireMember } from '@/backend/identity/authenticate';
import { STORE_CREDIT_BONUS_PERCENT } from '@/lib/domain/pricing/commission';
import { findDestination, wireDestination } from './find-destination';

export const payout: CallHandler<'payout'> = async ({ request }, { database: { orm } }) => {
  const row = await findDestination(orm, requireMember(request).userId);
  return ok({ destination: row && wireDestination(row), bonusPercent: STORE_CREDIT_BONUS_PERCENT });
};
