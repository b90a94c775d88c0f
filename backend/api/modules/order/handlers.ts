import type { CallHandlers } from '@/backend/api/http/call-handler';
import { orderAndPaymentSignup } from './order-and-payment-signup';

export const orderHandlers = { orderAndPaymentSignup } satisfies Partial<CallHandlers>;
