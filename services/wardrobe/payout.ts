import { queryOptions } from '@tanstack/react-query';
import { dataOrThrow } from '@/services/http/query-failure';
import { sendCall } from '@/services/http/send-call';
import { useCallMutation } from '@/services/http/use-call-mutation';

export const PAYOUT_KEY = ['wardrobe', 'payout'] as const;

/** The payout details; the account number is always masked. */
export function payoutQuery() {
  return queryOptions({
    queryKey: PAYOUT_KEY,
    queryFn: async ({ signal }) => dataOrThrow(await sendCall('payout', { signal }), { destination: 'present', bonusPercent: 'present' }),
  });
}

/** Mails a confirmation code to members who have no password. */
export const useSendPayoutCode = () => useCallMutation('sendPayoutCode');

export const useChoosePayout = () => useCallMutation('choosePayout');
