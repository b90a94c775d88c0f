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

/** Suggestions are made without it where it does not come: nobody waits longer for it, and once more, before they can ask. */
const MEMORY_MS = 8_000;

/** What was worn lately and what was liked: asked only by the suggestions, and only when they are on. */
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
    // Once, not three times: suggestions wait for it.
    retry: (failures, error) => failures < 1 && mayRetry(failures, error),
  });
}

type QuoteBody = CallBody<'quoteItemRequests'>;

/** What bringing these pieces costs: always the server's figures, asked anew each time. */
export function lookQuoteQuery(lines: QuoteBody['lines'], booking?: QuoteBody['booking']) {
  return queryOptions({
    queryKey: ['outfit', 'quote', lines, booking ?? null],
    queryFn: async ({ signal }) =>
      dataOrThrow(await sendCall('quoteItemRequests', { body: { lines, ...(booking ? { booking } : {}) }, signal })).quote,
    enabled: lines.length > 0,
    staleTime: 0,
  });
}

/** Each is started by a person and never repeated by itself. */
export const useSaveOutfit = () => useCallMutation('saveOutfit');
export const useUpdateOutfit = () => useCallMutation('updateOutfit');
export const useDeleteOutfit = () => useCallMutation('deleteOutfit');
export const useWearOutfit = () => useCallMutation('wearOutfit');
export const useOutfitFeedback = () => useCallMutation('outfitFeedback');
export const useSendLook = () => useCallMutation('createItemRequests');

/** After any change of the list; the memory too, because a worn look rests. */
export async function renewOutfits(): Promise<void> {
  await Promise.all([
    queryClient().invalidateQueries({ queryKey: outfitsQuery().queryKey }),
    queryClient().invalidateQueries({ queryKey: outfitMemoryQuery().queryKey }),
  ]);
}
