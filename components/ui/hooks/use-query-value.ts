import { useRouter } from 'next/router';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
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

/** Changes of the address by the page itself that are under way (`write`). */
export const ownChanges = { count: 0 };

/**
 * Calls when the user comes to an address that names something under this key: by a load or reload, or when Forward leads to an entry that
 * Back has left. Not when the page itself writes the entry, since its owner may have closed by then.
 */
export function useWhenNamed(key: string, onNamed: (name: string) => void): void {
  const value = useQueryValue(key);
  const before = useRef<string | null>(null);
  const call = useEffectEvent(onNamed);
  // With the render that the change waits for.
  useLayoutEffect(() => {
    if (value !== null && before.current === null && ownChanges.count === 0) call(value);
    before.current = value;
  }, [value]);
}
