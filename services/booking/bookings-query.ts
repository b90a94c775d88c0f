import { queryOptions } from '@tanstack/react-query';
import type { Booking } from '@/lib/contract/booking-calls';
import { dataOrThrow } from '@/services/http/query-failure';
import { sendCall } from '@/services/http/send-call';

/** Below the wardrobe's key: whatever makes the wardrobe old makes its visits old. */
export function bookingsQuery() {
  return queryOptions({
    queryKey: ['wardrobe', 'bookings'],
    queryFn: async ({ signal }): Promise<Booking[]> => dataOrThrow(await sendCall('bookings', { signal }), { bookings: 'list' }).bookings,
    // Fees change with the hour: what was known when it was last looked at is not shown again.
    gcTime: 0,
    networkMode: 'always',
  });
}
