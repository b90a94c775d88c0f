import { useRouter, type NextRouter } from 'next/router';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { addressQuery } from '@/lib/address-query';

type Query = NextRouter['query'];

/** When the last change of the address has come to its end. */
let before: Promise<unknown> = Promise.resolve();

/**
 * Writes the page's query without loading anything, each change upon what the one before it has left: a press while the
 * words of a search were being written would otherwise take them out of the address, or be taken out by them.
 */
export function useWriteQuery(): (how: 'push' | 'replace', change: (query: Query) => Query) => void {
  const router = useRouter();
  const latest = useRef(router);
  // Of the router's own commit, which ends before its promise is kept.
  useLayoutEffect(() => {
    latest.current = router;
  });
  return useCallback((how, change) => {
    before = before
      .then(() => {
        const { pathname, query, asPath } = latest.current;
        return latest.current[how]({ pathname, query: change({ ...ofAddress(asPath), ...query }) }, undefined, {
          shallow: true,
          scroll: false,
        });
      })
      // Somebody went to another page meanwhile: nothing is left to be written.
      .catch(() => undefined);
  }, []);
}

/** The router's own holds the parts of the path, and on a public page not the query that it was opened with. */
function ofAddress(asPath: string): Query {
  const query = addressQuery(asPath);
  const valueOf = (key: string) => {
    const values = query.getAll(key);
    return values.length > 1 ? values : values[0];
  };
  return Object.fromEntries([...query.keys()].map((key) => [key, valueOf(key)]));
}
