import { timingSafeEqual } from 'node:crypto';

/** Compares in constant time; an empty secret matches nothing. */
export function isEqualInConstantTime(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return b.length > 0 && a.length === b.length && timingSafeEqual(a, b);
}
