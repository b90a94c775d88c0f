import type { RecordedQuery } from './recorded-queries';

/**
 * Whether the member's row was locked before a query like this was sent: two at once then come one after the other. The embedded
 * database lets no two transactions run at once, so there the order of the queries alone shows it.
 */
export function isLockedFirst(queries: readonly RecordedQuery[], pattern: RegExp): boolean {
  const [lock, query] = [/from "users" where .* for no key update$/, pattern].map((wanted) =>
    queries.findIndex(({ text }) => wanted.test(text)),
  );
  return lock !== undefined && query !== undefined && lock >= 0 && query > lock;
}
