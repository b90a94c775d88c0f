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

/** Calls when the address comes to name something under this key: after a reload, and when Forward leads to an entry that Back has left. */
export function useWhenNamed(key: string, onNamed: (name: string) => void): void {
  const value = useQueryValue(key);
  const before = useRef<string | null>(null);
  const call = useEffectEvent(onNamed);
  useEffect(() => {
    if (value !== null && before.current === null) call(value);
    before.current = value;
  }, [value]);
}
