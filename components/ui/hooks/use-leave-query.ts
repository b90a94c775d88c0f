import type { NextRouter } from 'next/router';
import { useCallback, type RefObject } from 'react';
import { omitKeys } from '@/lib/records';
import { inTurn, ofAddress, useLatestRouter, write, type Query } from './use-write-query';

/** Key of a question (`Dialog`), which leaves with what it lies over. */
export const ASK = 'ask';

/**
 * Closes what these keys of the address show by going back to the entry before it was opened, so that Back does not open it again. What
 * else has changed meanwhile, such as filters, stays. Where there is no such entry, as behind a link of a mail, the present one is replaced.
 */
export function useLeaveQuery(): (keys: readonly string[]) => void {
  const latest = useLatestRouter();
  return useCallback((keys) => inTurn(() => leaveNow(latest, keys)), [latest]);
}

/**
 * The same within a turn.
 * @param restores what else has changed; not where nothing can have changed, since Back may have been pressed meanwhile
 */
export async function leaveNow(latest: RefObject<NextRouter>, keys: readonly string[], restores = true): Promise<void> {
  const entries = entriesSince(keys);
  const kept = without(ofAddress(latest.current.asPath), entries > 0 ? [...keys, ASK] : keys);
  await goBack(latest.current, entries);
  if (entries > 0 && !restores) return;
  if (textOf(kept) !== textOf(ofAddress(latest.current.asPath))) await write(latest.current, 'replace', kept);
}

const without = (query: Query, keys: readonly string[]): Query => omitKeys(query, ...keys);
const textOf = (query: Query) => JSON.stringify(Object.entries(query).sort());

/** How many entries of this page have one of the keys, up to the present one. 0: none before them, or the browser does not say. */
function entriesSince(keys: readonly string[]): number {
  const { location } = window;
  // Safari and Firefox have it since the end of 2025.
  const navigation = window.navigation as Navigation | undefined;
  const here = navigation?.currentEntry?.index ?? 0;
  const hasKey = (query: URLSearchParams) => keys.some((key) => query.has(key));
  if (!hasKey(new URLSearchParams(location.search))) return 0;
  for (let at = here - 1; at >= 0; at -= 1) {
    const entry = navigation?.entries()[at];
    const address = entry?.sameDocument && entry.url !== null ? new URL(entry.url) : null;
    if (address?.pathname !== location.pathname) return 0;
    if (!hasKey(address.searchParams)) return here - at;
  }
  return 0;
}

/** A browser that refuses to go must not hold up later changes. */
const GONE_AFTER_MS = 1_000;

async function goBack({ events }: NextRouter, entries: number): Promise<void> {
  if (entries === 0) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      events.off('routeChangeComplete', done);
      events.off('routeChangeError', done);
      resolve();
    };
    const timer = setTimeout(done, GONE_AFTER_MS);
    events.on('routeChangeComplete', done);
    events.on('routeChangeError', done);
    window.history.go(-entries);
  });
}
