import { queryOptions } from '@tanstack/react-query';
import { dataOrThrow, QueryFailure } from '@/services/http/query-failure';
import { sendCall } from '@/services/http/send-call';

const NOT_OFFERED = [404, 501];

/** A provider without our calls costs the member this page, and nothing else. */
export function isNotOffered(error: unknown): boolean {
  return error instanceof QueryFailure && error.outcome.kind === 'rejected' && NOT_OFFERED.includes(error.outcome.status);
}

const retry = (count: number, error: unknown) => !isNotOffered(error) && count < 2;

export function outfitsQuery() {
  return queryOptions({
    queryKey: ['outfit', 'list'],
    queryFn: async ({ signal }) => dataOrThrow(await sendCall('outfits', { signal })).outfits,
    retry,
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
    retry: (count, error) => count < 1 && retry(count, error),
    networkMode: 'always',
  });
}
