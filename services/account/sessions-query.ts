import { queryOptions } from '@tanstack/react-query';
import { isNotOffered } from '@/services/http/not-offered';
import { dataOrThrow } from '@/services/http/query-failure';
import { sendCall } from '@/services/http/send-call';

const RETRIES = 3;

/** Where the member is signed in, last used first. */
export function sessionsQuery() {
  return queryOptions({
    queryKey: ['sessions'],
    queryFn: async ({ signal }) => dataOrThrow(await sendCall('sessions', { signal })).sessions,
    retry: (count, error) => !isNotOffered(error) && count < RETRIES,
  });
}
