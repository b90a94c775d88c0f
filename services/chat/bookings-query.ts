import { queryOptions } from '@tanstack/react-query';
import { publicEnv } from '@/lib/config/env';
import { dataOrThrow } from '@/services/http/query-failure';
import { sendCall } from '@/services/http/send-call';

/** The member's bookings, the nearest first. A provider without the call has none to show. */
export function bookingsQuery() {
  return queryOptions({
    queryKey: ['chat', 'bookings'],
    queryFn: async ({ signal }) => dataOrThrow(await sendCall('bookings', { signal })).bookings,
    enabled: publicEnv.extApi,
    retry: false,
  });
}
