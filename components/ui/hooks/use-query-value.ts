import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useRef } from 'react';
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

/**
 * Calls when the user comes to an address that names something under this key: by a load or reload, or when Forward leads to an entry that
 * Back has left. Not when the page itself writes the entry, since its owner may have closed by then.
 */
export function useWhenNamed(key: string, onNamed: (name: string) => void): void {
  const value = useQueryValue(key);
  const isArrival = useRef(false);
  const call = useEffectEvent(onNamed);
  useEffect(() => {
    const arrive = () => (isArrival.current = new URLSearchParams(location.search).has(key));
    arrive();
    // Before the router, which may render the new address between two listeners.
    addEventListener('popstate', arrive, true);
    return () => removeEventListener('popstate', arrive, true);
  }, [key]);
  useEffect(() => {
    if (value === null) return;
    if (isArrival.current) call(value);
    isArrival.current = false;
  }, [value]);
}
