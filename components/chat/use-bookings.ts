import { useQuery } from '@tanstack/react-query';
import { publicEnv } from '@/lib/config/env';
import type { Booking } from '@/lib/contract/booking-calls';
import { bookingsQuery } from '@/services/booking/visits';

/**
 * The member's bookings. Empty while loading, after a failure, or when the provider has no such call, so that the chat never waits for
 * them.
 */
export function useBookings(): readonly Booking[] {
  return useQuery({ ...bookingsQuery(), enabled: publicEnv.extApi }).data ?? [];
}
