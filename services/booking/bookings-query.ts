import { queryOptions } from '@tanstack/react-query';
import type { Booking } from '@/lib/contract/booking-calls';
import { dataOrThrow } from '@/services/http/query-failure';
import { queryClient } from '@/services/http/query-client';
import { sendCall } from '@/services/http/send-call';

/** Below the wardrobe's key: whatever makes the wardrobe old makes its visits old. */
export function bookingsQuery() {
  return queryOptions({
    queryKey: ['wardrobe', 'bookings'],
    queryFn: ({ signal }) => readBookings(signal),
    // Fees change with the hour: what was known when it was last looked at is not shown again.
    gcTime: 0,
    networkMode: 'always',
  });
}

async function readBookings(signal?: AbortSignal): Promise<Booking[]> {
  return dataOrThrow(await sendCall('bookings', signal ? { signal } : {}), { bookings: 'list' }).bookings;
}

/**
 * The visits as they are from now on; null: they cannot be read. Not the query's own reading: that
 * one may have begun before what is to be found out, and ends with the last part that shows it.
 */
export async function lookUpBookings(): Promise<Booking[] | null> {
  const found = await readBookings().catch(() => null);
  // Only where they are shown: kept for nobody, their fees would be shown again later.
  if (found) queryClient().setQueryData(bookingsQuery().queryKey, (shown) => (shown ? found : undefined));
  return found;
}
