import { infiniteQueryOptions, queryOptions, keepPreviousData } from '@tanstack/react-query';
import type { ItemRequest } from '@/lib/contract/item-requests';
import { dataOrThrow } from '@/services/http/query-failure';
import { sendCall, type CallBody } from '@/services/http/send-call';
import { useCallMutation } from '@/services/http/use-call-mutation';

const PAGE = 30;
const LARGEST_PAGE = 100;

async function fetchPage(take: number, cursor: string | null, signal: AbortSignal) {
  return dataOrThrow(await sendCall('itemRequests', { query: { take, ...(cursor === null ? {} : { cursor }) }, signal }), {
    requests: 'list',
  });
}

/** All confirmed requests, newest first. */
export function itemRequestsQuery() {
  return infiniteQueryOptions({
    queryKey: ['wardrobe', 'requests', 'all'],
    queryFn: ({ pageParam, signal }) => fetchPage(PAGE, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** One request, searched page by page because there is no call for a single one. Null: the member has no request with that id. */
export function itemRequestQuery(id: string) {
  return queryOptions({
    queryKey: ['wardrobe', 'requests', id],
    queryFn: async ({ signal }): Promise<ItemRequest | null> => {
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof fetchPage>> = await fetchPage(LARGEST_PAGE, cursor, signal);
        const found = page.requests.find((request) => request.id === id);
        if (found) return found;
        cursor = page.nextCursor;
      } while (cursor !== null);
      return null;
    },
  });
}

export type QuoteBody = CallBody<'quoteItemRequests'>;

/** The price of the basket: always calculated by the server. */
export function requestQuoteQuery(body: QuoteBody) {
  return queryOptions({
    queryKey: ['wardrobe', 'quote', body],
    queryFn: async ({ signal }) => dataOrThrow(await sendCall('quoteItemRequests', { body, signal })).quote,
    enabled: body.lines.length > 0,
    staleTime: 0,
    // Keeps the old lines visible while the new price loads.
    placeholderData: keepPreviousData,
  });
}

/** Started by a person, so never retried automatically. */
export const useCreateItemRequests = () => useCallMutation('createItemRequests');
export const useUndoItemRequest = () => useCallMutation('undoItemRequest');
