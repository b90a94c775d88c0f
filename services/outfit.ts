import { queryOptions } from '@tanstack/react-query';
import { mayRetry, queryClient } from '@/services/http/query-client';
import { dataOrThrow } from '@/services/http/query-failure';
import { sendCall, type CallBody } from '@/services/http/send-call';
import { useCallMutation } from '@/services/http/use-call-mutation';

export function outfitsQuery() {
  return queryOptions({
    queryKey: ['outfit', 'list'],
    queryFn: async ({ signal }) => dataOrThrow(await sendCall('outfits', { signal })).outfits,
  });
}

/** Short timeout: suggestions work without this data, so they wait no longer than this for it, plus one retry. */
const MEMORY_MS = 8_000;

/** What was worn recently and liked: needed only by suggestions, and fetched only when they are on. */
export function outfitMemoryQuery() {
  return queryOptions({
    queryKey: ['outfit', 'memory'],
    queryFn: async ({ signal }) => {
      const [history, words] = await Promise.all([
        sendCall('outfitHistory', { query: { take: 200 }, signal, timeoutMs: MEMORY_MS }),
        sendCall('outfitFeedbackList', { query: { take: 500 }, signal, timeoutMs: MEMORY_MS }),
      ]);
      return { worn: dataOrThrow(history).worn, words: dataOrThrow(words).feedback };
    },
    // One retry instead of three, because suggestions wait for it.
    retry: (failures, error) => failures < 1 && mayRetry(failures, error),
  });
}

type QuoteBody = CallBody<'quoteItemRequests'>;

/** The price of bringing these pieces: always calculated by the server and never cached. */
export function lookQuoteQuery(lines: QuoteBody['lines'], booking?: QuoteBody['booking']) {
  return queryOptions({
    queryKey: ['outfit', 'quote', lines, booking ?? null],
    queryFn: async ({ signal }) =>
      dataOrThrow(await sendCall('quoteItemRequests', { body: { lines, ...(booking ? { booking } : {}) }, signal })).quote,
    enabled: lines.length > 0,
    staleTime: 0,
  });
}

/** Started by a person, so never retried automatically. */
export const useSaveOutfit = () => useCallMutation('saveOutfit');
export const useUpdateOutfit = () => useCallMutation('updateOutfit');
export const useDeleteOutfit = () => useCallMutation('deleteOutfit');
export const useWearOutfit = () => useCallMutation('wearOutfit');
export const useOutfitFeedback = () => useCallMutation('outfitFeedback');
export const useSendLook = () => useCallMutation('createItemRequests');

/** Invalidates the list after any change, and the memory too, because a worn look is not suggested again soon. */
export async function invalidateOutfits(): Promise<void> {
  await Promise.all([
    queryClient().invalidateQueries({ queryKey: outfitsQuery().queryKey }),
    queryClient().invalidateQueries({ queryKey: outfitMemoryQuery().queryKey }),
  ]);
}
