import { queryOptions } from '@tanstack/react-query';
import { dataOrThrow } from '@/services/http/query-failure';
import { sendCall } from '@/services/http/send-call';

/** Every yes and no of the member to marketing, newest first. */
export function consentsQuery() {
  return queryOptions({
    queryKey: ['consents'],
    queryFn: async ({ signal }) => dataOrThrow(await sendCall('consents', { signal })).receipts,
  });
}
