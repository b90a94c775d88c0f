import { useRouter } from 'next/router';
import { useIsHydrated } from './use-is-hydrated';

/**
 * One key of the page's query. Null in the first render: the static page is the same for every query.
 */
export function useQueryValue(key: string): string | null {
  const { query, isReady } = useRouter();
  const isHydrated = useIsHydrated();
  const [value] = [query[key] ?? []].flat();
  return isHydrated && isReady && value ? value : null;
}
