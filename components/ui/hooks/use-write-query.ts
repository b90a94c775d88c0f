import { useRouter, type NextRouter } from 'next/router';
import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import { addressQuery } from '@/lib/site/site-address';
import { ownChanges } from './use-query-value';

export type Query = NextRouter['query'];

/** Resolves when the last change of the address is complete. */
let before: Promise<unknown> = Promise.resolve();

export function inTurn(change: () => Promise<unknown>): void {
  // The user went to another page meanwhile: nothing to change.
  before = before.then(change).catch(() => undefined);
}

export function useLatestRouter(): RefObject<NextRouter> {
  const router = useRouter();
  const latest = useRef(router);
  // The router commits before its promise resolves.
  useLayoutEffect(() => {
    latest.current = router;
  });
  return latest;
}

/**
 * Changes the address's query without loading data. Changes run one after the other, each based on the result of the previous one, so
 * that a filter and a debounced search do not overwrite each other.
 */
export function useWriteQuery(): (how: 'push' | 'replace', change: (query: Query) => Query) => void {
  const latest = useLatestRouter();
  return useCallback((how, change) => inTurn(() => write(latest.current, how, change(ofAddress(latest.current.asPath)))), [latest]);
}

export async function write(router: NextRouter, how: 'push' | 'replace', next: Query): Promise<void> {
  const { pathname, query, asPath } = router;
  // The path's own parameters belong to the route and not to the address, as on a page that the middleware chose.
  const own = Object.entries(query).filter(([key]) => pathname.includes(`[${key}]`));
  ownChanges.count += 1;
  try {
    await router[how](
      { pathname, query: { ...next, ...Object.fromEntries(own) } },
      { pathname: asPath.split(/[?#]/)[0] ?? '/', query: next },
      { shallow: true, scroll: false },
    );
  } finally {
    ownChanges.count -= 1;
  }
}

/** Not the router's own query: on a public page it lacks the one that the page was opened with. */
export function ofAddress(asPath: string): Query {
  const query = addressQuery(asPath);
  const valueOf = (key: string) => {
    const values = query.getAll(key);
    return values.length > 1 ? values : values[0];
  };
  return Object.fromEntries([...query.keys()].map((key) => [key, valueOf(key)]));
}
