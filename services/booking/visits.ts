import { queryOptions, keepPreviousData } from '@tanstack/react-query';
import type { Address } from '@/lib/contract/booking';
import type { Booking } from '@/lib/contract/booking-calls';
import { queryClient } from '@/services/http/query-client';
import { dataOrThrow } from '@/services/http/query-failure';
import { sendCall } from '@/services/http/send-call';
import { useCallMutation } from '@/services/http/use-call-mutation';

/** Below the wardrobe's key: whatever makes the wardrobe old makes its visits old. */
export function bookingsQuery() {
  return queryOptions({
    queryKey: ['wardrobe', 'bookings'],
    queryFn: ({ signal }) => readBookings(signal),
    // Fees change with the hour: what was known when it was last looked at is not shown again.
    gcTime: 0,
  });
}

async function readBookings(signal?: AbortSignal): Promise<Booking[]> {
  return dataOrThrow(await sendCall('bookings', signal ? { signal } : {}), { bookings: 'list' }).bookings;
}

/**
 * The visits as they are from now on; null: they cannot be read. Not the query's own reading: that
 * one may have begun before what is to be found out, and ends with the last part that shows it.
 */
export async function fetchBookings(): Promise<Booking[] | null> {
  const found = await readBookings().catch(() => null);
  // Only where they are shown: kept for nobody, their fees would be shown again later.
  if (found) queryClient().setQueryData(bookingsQuery().queryKey, (shown) => (shown ? found : undefined));
  return found;
}

/** Each is started by a person and never repeated by itself. */
export const useMoveBooking = () => useCallMutation('changeBooking');
export const useCancelBooking = () => useCallMutation('cancelBooking');

/** What a collection into the plan costs: always the server's figures. */
export function collectionQuoteQuery(address: Address | null) {
  return queryOptions({
    // Apart from `wardrobe`: it is asked for again when the drawer opens, not with each change of a piece.
    queryKey: ['collection-quote', address],
    queryFn: async ({ signal }) => dataOrThrow(await sendCall('quoteCollection', { body: address ? { address } : {}, signal })),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Started by a person and never repeated by itself. */
export const useCreateCollection = () => useCallMutation('createCollection');
