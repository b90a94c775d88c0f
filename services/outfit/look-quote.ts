import { queryOptions } from '@tanstack/react-query';
import { dataOrThrow } from '@/services/http/query-failure';
import { sendCall, type CallBody } from '@/services/http/send-call';

type QuoteBody = CallBody<'quoteItemRequests'>;

/** What bringing these pieces costs: always the server's figures, asked anew each time. */
export function lookQuoteQuery(lines: QuoteBody['lines'], booking?: QuoteBody['booking']) {
  return queryOptions({
    queryKey: ['outfit', 'quote', lines, booking ?? null],
    queryFn: async ({ signal }) =>
      dataOrThrow(await sendCall('quoteItemRequests', { body: { lines, ...(booking ? { booking } : {}) }, signal })).quote,
    enabled: lines.length > 0,
    staleTime: 0,
    networkMode: 'always',
  });
}
