import { queryOptions } from '@tanstack/react-query';
import { dataOrThrow } from '@/services/http/query-failure';
import { useCallMutation } from '@/services/http/use-call-mutation';
import type { Outcome } from '@/services/http/outcome';
import { sendCall, type CallBody, type CallData } from '@/services/http/send-call';

/** The gifts that the member has bought, and the credit of the account. */
export function ownGiftsQuery() {
  return queryOptions({ queryKey: ['own-gifts'], queryFn: async ({ signal }) => dataOrThrow(await sendCall('ownGifts', { signal })) });
}
export const useSendGiftAgain = () => useCallMutation('sendGiftAgain');
export const useRedeemGift = () => useCallMutation('redeemGift');

export type PaidGift = CallData<'giftPayment'>;

export function payGift(body: CallBody<'giftPayment'>, idempotencyKey: string): Promise<Outcome<PaidGift>> {
  return sendCall('giftPayment', { body, idempotencyKey });
}
