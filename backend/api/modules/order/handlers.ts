import type { CallHandlers } from '@/backend/api/http/answer';
import { orderAndPaymentSignup } from './order-and-payment-signup';
import { placedOrder } from './placed-order';

export const orderHandlers = { orderAndPaymentSignup, placedOrder } satisfies Partial<CallHandlers>;
