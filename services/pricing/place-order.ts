import { queryOptions } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { OrderRequest } from '@/lib/domain/pricing/order-request';
import { reportOutcome, type CallCallbacks, type Outcome } from '@/services/http/outcome';
import { dataOrThrow } from '@/services/http/query-failure';
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

/** An order of the member, for its confirmation; null: there is none of this number, or it is somebody else's. */
export function placedOrderQuery(number: string) {
  return queryOptions({
    queryKey: ['placed-order', number],
    queryFn: async ({ signal }): Promise<CallData<'placedOrder'> | null> => {
      const outcome = await sendCall('placedOrder', { params: { number }, signal });
      return outcome.kind === 'rejected' && outcome.status === 404 ? null : dataOrThrow(outcome);
    },
  });
}
