import { queryOptions } from '@tanstack/react-query';
import { mayRetry } from '@/services/http/query-client';
import { dataOrThrow } from '@/services/http/query-failure';
import { sendCall } from '@/services/http/send-call';

export function outfitsQuery() {
  return queryOptions({
    queryKey: ['outfit', 'list'],
    queryFn: async ({ signal }) => dataOrThrow(await sendCall('outfits', { signal })).outfits,
    networkMode: 'always',
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
    networkMode: 'always',
  });
}
