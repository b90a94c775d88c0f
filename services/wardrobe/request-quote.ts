import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { dataOrThrow } from '@/services/http/query-failure';
import { sendCall, type CallBody } from '@/services/http/send-call';

export type QuoteBody = CallBody<'quoteItemRequests'>;

/** What the basket costs as it stands: always the server's figures. */
export function requestQuoteQuery(body: QuoteBody) {
  return queryOptions({
    queryKey: ['wardrobe', 'quote', body],
    queryFn: async ({ signal }) => dataOrThrow(await sendCall('quoteItemRequests', { body, signal })).quote,
    enabled: body.lines.length > 0,
    staleTime: 0,
    // The old lines stay readable while the new ones are counted.
    placeholderData: keepPreviousData,
    networkMode: 'always',
  });
}
