import type { RegionCode } from '@/lib/config/regions';
import type { Packages } from '@/lib/contract/package-selection';
import type { Membership, PriceListEntry, PriceServiceData } from '@/lib/contract/pricing';
import type { Money } from '@/lib/money';
import { EMPTY_DRAFT } from './basket-draft';
import { discountedMonth } from './membership-discount';
import { entryOf } from './price-list';
import { quoteBasket } from './quote-basket';
import { encodeDraft } from './quote-link';

/** The part of the price list used on the home page. */
export interface TeaserPrices {
  entry: PriceListEntry & { tiers: NonNullable<PriceListEntry['tiers']> };
  memberships: Membership[];
}

export interface TeaserTotals {
  monthly: Money;
  /** The whole term, paid in advance. */
  total: Money;
  percent: number;
}

/** @returns null if this country does not sell the basic plan by tiers */
export function teaserPrices(data: Pick<PriceServiceData, 'shoppingCarts' | 'memberships'> | null): TeaserPrices | null {
  const entry = data && entryOf(data.shoppingCarts, 'x', 'basic');
  if (!data || !entry?.tiers || entry.tiers.length === 0 || data.memberships.length === 0) return null;
  return { entry: { ...entry, tiers: entry.tiers }, memberships: data.memberships };
}

/** Totals of a tier for a term, by the same quote as an order; null for what is not sold. */
export function teaserTotals(
  { entry, memberships }: TeaserPrices,
  country: RegionCode,
  numberItems: number,
  months: number,
): TeaserTotals | null {
  const quote = quoteBasket({
    country,
    packages: packagesOf(numberItems),
    months,
    priceList: [entry],
    memberships,
  });
  const tier = entry.tiers.find((candidate) => candidate.numberItems === numberItems);
  if (quote.kind !== 'priced' || !tier) return null;
  const { currency, membership, service } = quote;
  return {
    monthly: { amount: discountedMonth(tier.price, membership.percent), currency },
    total: { amount: service.totalPrice, currency },
    percent: membership.percent,
  };
}

/** The same choice as a quote link, so that the calculator continues with it. */
export function teaserQuote(numberItems: number, months: number): string {
  return encodeDraft({ ...EMPTY_DRAFT, packages: packagesOf(numberItems), months });
}

function packagesOf(numberItems: number): Packages {
  return { ...EMPTY_DRAFT.packages, x: { numberItems, totalPrice: 0, xType: 'basic' } };
}
