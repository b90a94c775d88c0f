import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RegionCode } from '@/lib/config/regions';
import { refetchNow } from '@/services/http/query-client';
import { priceServiceQuery } from '@/services/pricing/prices';

/** What a booking asks for: slots, districts and fees. Empty lists until they are known, or if they cannot be. */
export function useBookingLists(country: RegionCode, options: { refetchOnMount?: 'always' } = {}) {
  const query = priceServiceQuery(country);
  const { data, isFetching, failureCount, refetch } = useQuery({ ...query, ...options });
  const lists = useMemo(
    () => ({ timeslots: data?.timeslotInformation ?? [], districts: data?.districts ?? [], priceList: data?.shoppingCarts ?? [] }),
    [data],
  );
  const trying = { failures: failureCount, onRetry: () => void refetchNow(query.queryKey) };
  return { lists, isLoading: !data && isFetching, hasFailed: !data && !isFetching, trying, refetch };
}
