import { useCallback, useEffect, useRef } from 'react';
import type { OrderRequest } from '@/lib/domain/pricing/order-request';
import { reportOutcome, type CallCallbacks, type Outcome } from '@/services/http/outcome';
import { sendCall, type CallData } from '@/services/http/send-call';

export type PlacedOrder = CallData<'orderAndPaymentSignup'>;

/**
 * Creates account, order, booking and payment in one call; the idempotency key makes it one order however often it is sent. use-payment.ts
 * interprets the outcome and asks again after a lost answer.
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
