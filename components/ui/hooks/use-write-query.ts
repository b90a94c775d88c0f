import { useRouter, type NextRouter } from 'next/router';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { addressQuery } from '@/lib/site/site-address';

type Query = NextRouter['query'];

/** Resolves when the last change of the address is complete. */
let before: Promise<unknown> = Promise.resolve();

/**
 * Changes the address's query without loading data. Changes run one after the other, each based on the result of the previous one, so
 * that a filter and a debounced search do not overwrite each other.
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
        const next = change(ofAddress(asPath));
        // The path's own parameters belong to the route and not to the address, as on a page that the middleware chose.
        const own = Object.entries(query).filter(([key]) => pathname.includes(`[${key}]`));
        return latest.current[how](
          { pathname, query: { ...next, ...Object.fromEntries(own) } },
          { pathname: asPath.split(/[?#]/)[0] ?? '/', query: next },
          { shallow: true, scroll: false },
        );
      })
      // The user went to another page meanwhile: nothing to write.
      .catch(() => undefined);
  }, []);
}

/** Not the router's own query: on a public page it lacks the one that the page was opened with. */
function ofAddress(asPath: string): Query {
  const query = addressQuery(asPath);
  const valueOf = (key: string) => {
    const values = query.getAll(key);
    return values.length > 1 ? values : values[0];
  };
  return Object.fromEntries([...query.keys()].map((key) => [key, valueOf(key)]));
}
