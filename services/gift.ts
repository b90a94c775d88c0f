import type { Outcome } from '@/services/http/outcome';
import { sendCall, type CallBody, type CallData } from '@/services/http/send-call';

export type PaidGift = CallData<'giftPayment'>;

export function payGift(body: CallBody<'giftPayment'>, idempotencyKey: string): Promise<Outcome<PaidGift>> {
  return sendCall('giftPayment', { body, idempotencyKey });
}
