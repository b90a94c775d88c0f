import { useCallback, useEffect, useRef } from 'react';
import type { OrderRequest } from '@/lib/domain/pricing/order-request';
import { reportOutcome, type CallCallbacks, type Outcome } from '@/services/http/outcome';
import { sendCall, type CallData } from '@/services/http/send-call';

export type PlacedOrder = CallData<'orderAndPaymentSignup'>;

/**
 * Account, order, booking and payment at once; the key makes it one order however often it is sent. What the outcome is worth is
 * judged by the payment (use-payment.ts), which asks again where an answer was lost.
 */
export function useOrderAndPaymentSignup(callbacks: CallCallbacks<PlacedOrder>) {
  const latest = useRef(callbacks);
  useEffect(() => {
    latest.current = callbacks;
  });
  return useCallback(async (body: OrderRequest, idempotencyKey: string): Promise<Outcome<PlacedOrder>> => {
    const outcome = await sendCall('orderAndPaymentSignup', { body, idempotencyKey });
    reportOutcome(outcome, latest.current);
    return outcome;
  }, []);
}
