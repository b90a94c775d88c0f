import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RegionCode } from '@/lib/config/regions';
import { priceServiceQuery } from '@/services/pricing/prices';

/** What a booking asks for: slots, districts and fees. Empty lists until they are known, or if they cannot be. */
export function useBookingLists(country: RegionCode, options: { refetchOnMount?: 'always' } = {}) {
  const { data, isFetching, refetch } = useQuery({ ...priceServiceQuery(country), ...options });
  const lists = useMemo(
    () => ({ timeslots: data?.timeslotInformation ?? [], districts: data?.districts ?? [], priceList: data?.shoppingCarts ?? [] }),
    [data],
  );
  return { lists, isLoading: !data && isFetching, hasFailed: !data && !isFetching, refetch };
}
