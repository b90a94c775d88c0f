import { queryOptions } from '@tanstack/react-query';
import { dataOrThrow } from '@/services/http/query-failure';
import { sendCall } from '@/services/http/send-call';
import { isNotOffered } from './wardrobe-items';

/** The plan meter, the next booking, what waits for the owner. */
export function wardrobeSummaryQuery() {
  return queryOptions({
    queryKey: ['wardrobe', 'summary'],
    queryFn: async ({ signal }) => dataOrThrow(await sendCall('wardrobeSummary', { signal }), { countsByState: 'list' }),
    retry: (count, error) => !isNotOffered(error) && count < 3,
    networkMode: 'always',
  });
}
