import type { Outcome } from '@/services/http/outcome';
import { sendCall, type CallBody, type CallData } from '@/services/http/send-call';

export type ConsignmentOrder = CallData<'orderConsignment'>;

/** Orders a consignment; sent again under its key, it is answered as it was. */
export function orderConsignment(body: CallBody<'orderConsignment'>, idempotencyKey: string): Promise<Outcome<ConsignmentOrder>> {
  return sendCall('orderConsignment', { body, idempotencyKey });
}
