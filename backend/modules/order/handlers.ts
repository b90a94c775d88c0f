import type { CallHandlers } from '@/backend/http/call-handler';
import { orderAndPaymentSignup } from './order-and-payment-signup';

export const orderHandlers = { orderAndPaymentSignup } satisfies Partial<CallHandlers>;
