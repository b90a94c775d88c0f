import type { RecordedQuery } from './recorded-queries';

/**
 * Whether the member's row was locked before a matching query, which serialises concurrent requests. The embedded database runs one
 * transaction at a time, so only the order of queries can show it.
 */
export function isLockedFirst(queries: readonly RecordedQuery[], pattern: RegExp): boolean {
  const [lock, query] = [/from "users" where .* for no key update$/, pattern].map((wanted) =>
    queries.findIndex(({ text }) => wanted.test(text)),
  );
  return lock !== undefined && query !== undefined && lock >= 0 && query > lock;
}
