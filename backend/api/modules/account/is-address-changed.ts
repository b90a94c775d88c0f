import { isDeepStrictEqual } from 'node:util';
import type { Address } from '@/lib/contract/booking';

/** Whether an address takes the place of another one. The first is no change, and PostgreSQL keeps no order of fields. */
export const isAddressChanged = (before: Address | null | undefined, now: Address): boolean =>
  Boolean(before) && !isDeepStrictEqual(before, now);
