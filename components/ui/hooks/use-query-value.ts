import { useRouter } from 'next/router';
import { addressQuery } from '@/lib/site/site-address';
import { useBrowserValue } from './use-is-hydrated';

/** The decoded hash of the address; empty when it cannot be decoded, such as `#100%`. */
export function readHash(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * One key of the query. Null in the first render, because the static page is the same for every query. Read from `asPath`, which has the
 * query one render before `router.query`.
 */
export function useQueryValue(key: string): string | null {
  const { asPath } = useRouter();
  return useBrowserValue(() => addressQuery(asPath).get(key) || null, null);
}
