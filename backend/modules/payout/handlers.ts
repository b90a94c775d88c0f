import type { CallHandlers } from '@/backend/http/call-handler';
import { choosePayout } from './choose-payout';
import { payout } from './payout';

export const payoutHandlers = { choosePayout, payout } satisfies Partial<CallHandlers>;
