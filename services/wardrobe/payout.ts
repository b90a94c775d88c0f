import { queryOptions } from '@tanstack/react-query';
import { dataOrThrow } from '@/services/http/query-failure';
import { sendCall } from '@/services/http/send-call';
import { useCallMutation } from '@/services/http/use-call-mutation';

export const PAYOUT_KEY = ['wardrobe', 'payout'] as const;

/** Where the money of sales goes; never the whole of an account's number. */
export function payoutQuery() {
  return queryOptions({
    queryKey: PAYOUT_KEY,
    queryFn: async ({ signal }) => dataOrThrow(await sendCall('payout', { signal }), { destination: 'present', bonusPercent: 'present' }),
  });
}

/** Mails the code that stands for the password where an account has none. */
export const useSendPayoutCode = () => useCallMutation('sendPayoutCode');

export const useChoosePayout = () => useCallMutation('choosePayout');
