import { useRouter } from 'next/router';
import { addressQuery } from '@/lib/address-query';
import { useIsHydrated } from './use-is-hydrated';

/**
 * One key of the address's query. Null in the first render: the static page is the same for every query. Not the router's
 * own, which public pages are never told of an address that they were opened with (docs/decisions/0035-addresses-with-a-query.md).
 */
export function useQueryValue(key: string): string | null {
  const { asPath } = useRouter();
  const isHydrated = useIsHydrated();
  return (isHydrated && addressQuery(asPath).get(key)) || null;
}
