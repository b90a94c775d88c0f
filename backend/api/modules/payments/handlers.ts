import type { CallHandlers } from '@/backend/api/http/answer';
import { addPaymentMethod } from './add-payment-method';
import { paymentIntent } from './payment-intent';
import { clientToken, makeDefaultPaymentMethod, paymentMethods, removePaymentMethod, savedCardNonce } from './payment-methods';

export const paymentHandlers = {
  paymentMethods,
  addPaymentMethod,
  removePaymentMethod,
  makeDefaultPaymentMethod,
  savedCardNonce,
  clientToken,
  paymentIntent,
} satisfies Partial<CallHandlers>;
