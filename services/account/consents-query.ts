import { queryOptions } from '@tanstack/react-query';
import { isNotOffered } from '@/services/http/not-offered';
import { dataOrThrow } from '@/services/http/query-failure';
import { sendCall } from '@/services/http/send-call';

const RETRIES = 3;

/** Every yes and no of the member to marketing, newest first. */
export function consentsQuery() {
  return queryOptions({
    queryKey: ['consents'],
    queryFn: async ({ signal }) => dataOrThrow(await sendCall('consents', { signal })).receipts,
    retry: (count, error) => !isNotOffered(error) && count < RETRIES,
  });
}
