import { useCallback, useMemo } from 'react';
import { useRouter } from 'next/router';
import { readListAddress, writeListAddress, type ListAddress } from '@/lib/domain/billing/list-address';

/** What the list shows stands in the address: it can be kept, sent and gone back to. Comes after hydration only. */
export function useListAddress() {
  const router = useRouter();
  const { query, pathname } = router;
  const address = useMemo(() => readListAddress(query), [query]);

  const hrefOf = useCallback(
    (change: Partial<ListAddress>) => ({ pathname, query: writeListAddress({ ...address, ...change }) }),
    [address, pathname],
  );
  const go = useCallback(
    (change: Partial<ListAddress>) => void router.push(hrefOf(change), undefined, { shallow: true, scroll: false }),
    [router, hrefOf],
  );
  return { address, hrefOf, go };
}
