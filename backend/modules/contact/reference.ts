import { randomInt } from 'node:crypto';
import type { RegionCode } from '@/lib/config/regions';

/** Without what is mistaken when it is read out on the telephone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/** `HK-2611-7KQ2MX`: region, year and month, and a part that cannot be counted on from. */
export function newReference(country: RegionCode, now: Date): string {
  const month = now.toISOString().slice(2, 7).replace('-', '');
  const random = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${country.toUpperCase()}-${month}-${random}`;
}
