import type { OrderRequest } from '@/lib/domain/pricing/order-request';
import type { Outcome } from '@/services/http/outcome';
import { sendCall, type CallData } from '@/services/http/send-call';

export type PlacedOrder = CallData<'orderAndPaymentSignup'>;

/** Account, order, booking and payment at once; the key makes it one order however often it is sent. */
export function placeOrder(body: OrderRequest, idempotencyKey: string): Promise<Outcome<PlacedOrder>> {
  return sendCall('orderAndPaymentSignup', { body, idempotencyKey });
}
