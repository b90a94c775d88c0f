import type { CallHandlers } from '@/backend/http/call-handler';
import { giftBalance } from './gift-balance';
import { giftPayment } from './gift-payment';

export const giftHandlers = { giftPayment, giftBalance } satisfies Partial<CallHandlers>;
