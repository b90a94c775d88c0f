import { queryOptions, keepPreviousData, useQuery } from '@tanstack/react-query';
import { publicEnv } from '@/lib/config/env';
import type { RegionCode } from '@/lib/config/regions';
import type { Address } from '@/lib/contract/booking';
import type { Booking } from '@/lib/contract/booking-calls';
import { queryClient } from '@/services/http/query-client';
import { dataOrThrow } from '@/services/http/query-failure';
import { sendCall } from '@/services/http/send-call';
import { useCallMutation } from '@/services/http/use-call-mutation';

/** The key is below the wardrobe's: invalidating the wardrobe invalidates its visits. */
export function bookingsQuery() {
  return queryOptions({
    queryKey: ['wardrobe', 'bookings'],
    queryFn: ({ signal }) => readBookings(signal),
    // Fees depend on the time of day, so a stale cached value must not be shown.
    gcTime: 0,
  });
}

async function readBookings(signal?: AbortSignal): Promise<Booking[]> {
  return dataOrThrow(await sendCall('bookings', signal ? { signal } : {}), { bookings: 'list' }).bookings;
}

/** Visits with which a basket can come along: booked from the wardrobe, and nothing of them has moved. */
export function visitsToJoin(visits: readonly Booking[] | undefined, country: RegionCode): Booking[] {
  return (visits ?? []).filter(
    (visit) => visit.status === 'booked' && visit.requestId !== undefined && visit.feeNow !== null && visit.country === country,
  );
}

/**
 * Fetches the visits now; null when they cannot be read. Not through the query, whose pending request may have begun before the change and
 * is cancelled when its last observer unmounts.
 */
export async function fetchBookings(): Promise<Booking[] | null> {
  const found = await readBookings().catch(() => null);
  // Only update an existing cache entry: without observers, stale fees would be shown later.
  if (found) queryClient().setQueryData(bookingsQuery().queryKey, (shown) => (shown ? found : undefined));
  return found;
}

/** Started by a person, so never retried automatically. */
export const useMoveBooking = () => useCallMutation('changeBooking');
export const useCancelBooking = () => useCallMutation('cancelBooking');

/** The price of a collection into the plan, always calculated by the server. */
export function collectionQuoteQuery(address: Address | null) {
  return queryOptions({
    // Not below the `wardrobe` key: refetched when the drawer opens, not with every change of a piece.
    queryKey: ['collection-quote', address],
    queryFn: async ({ signal }) => dataOrThrow(await sendCall('quoteCollection', { body: address ? { address } : {}, signal })),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Started by a person, so never retried automatically. */
export const useCreateCollection = () => useCallMutation('createCollection');

/**
 * The member's bookings. Empty while loading, after a failure, or when the provider has no such call, so that the chat never waits for
 * them.
 */
export function useBookings(): readonly Booking[] {
  return useQuery({ ...bookingsQuery(), enabled: publicEnv.extApi }).data ?? [];
}
