import { readFileSync } from 'node:fs';
import type * as list from '@/backend/api/db/seed/price-list';
import type { RegionCode } from '@/lib/config/regions';

type Kept<Name extends 'priceListOf' | 'extrasOf'> = Record<RegionCode, ReturnType<(typeof list)[Name]>>;

/** In place of the price list wherever contract tests run: the sums they expect stay right when a price changes. */
const prices = JSON.parse(readFileSync(new URL('../builders/prices.json', import.meta.url), 'utf8')) as Omit<
  typeof list,
  'priceListOf' | 'extrasOf'
> & { priceList: Kept<'priceListOf'>; extras: Kept<'extrasOf'> };

export const priceListOf: typeof list.priceListOf = (country) => prices.priceList[country];
export const extrasOf: typeof list.extrasOf = (country) => prices.extras[country];
export const { MEMBERSHIPS, GIFTS, COMMISSION_BANDS, REFERRAL_REWARDS, CARE_PRICES } = prices;
