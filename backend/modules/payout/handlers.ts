import type { CallHandlers } from '@/backend/http/call-handler';
import { sendPayoutCode } from '@/backend/identity/member-proof';
import { choosePayout } from './choose-payout';
import { payout } from './payout';

export const payoutHandlers = { choosePayout, payout, sendPayoutCode } satisfies Partial<CallHandlers>;
