import { useRouter, type NextRouter } from 'next/router';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { addressQuery } from '@/lib/site/address-query';

type Query = NextRouter['query'];

/** Resolves when the last change of the address is complete. */
let before: Promise<unknown> = Promise.resolve();

/**
 * Changes the page's query without loading data. Changes run one after the other, each based on the result of the previous one, so that a
 * filter and a debounced search do not overwrite each other.
 */
export function useWriteQuery(): (how: 'push' | 'replace', change: (query: Query) => Query) => void {
  const router = useRouter();
  const latest = useRef(router);
  // The router commits before its promise resolves.
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
      // The user went to another page meanwhile: nothing to write.
      .catch(() => undefined);
  }, []);
}

/** The router's own query contains path parameters and, on a public page, not the query it was opened with. */
function ofAddress(asPath: string): Query {
  const query = addressQuery(asPath);
  const valueOf = (key: string) => {
    const values = query.getAll(key);
    return values.length > 1 ? values : values[0];
  };
  return Object.fromEntries([...query.keys()].map((key) => [key, valueOf(key)]));
}
