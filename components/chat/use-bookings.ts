import { useQuery } from '@tanstack/react-query';
import { publicEnv } from '@/lib/config/env';
import type { Booking } from '@/lib/contract/booking-calls';
import { bookingsQuery } from '@/services/booking/visits';

/** The member's visits, which a conversation is not held up by: none while they are unknown, or where the provider has none to tell. */
export function useBookings(): readonly Booking[] {
  return useQuery({ ...bookingsQuery(), enabled: publicEnv.extApi }).data ?? [];
}
