import { LOCALES, type Locale } from '@/lib/config/locales';
import { REGIONS } from '@/lib/config/regions';
import type { Packages } from '@/lib/contract/package-selection';
import type { Membership, PriceListEntry, PriceServiceData } from '@/lib/contract/pricing';
import { formatMoney } from '@/lib/money';
import { EMPTY_DRAFT } from '@/lib/domain/pricing/basket-draft';
import { discountedMonth } from '@/lib/domain/pricing/plan-benefits';
import { entryOf } from '@/lib/domain/pricing/price-list';
import { quoteBasket } from '@/lib/domain/pricing/quote-basket';
import { encodeDraft } from '@/lib/domain/pricing/quote-link';

/** One tier for one term. */
interface TeaserOffer {
  monthly: string;
  /** The whole term, paid in advance. */
  total: string;
  percent: number;
  /** The same choice as a quote link, so that the calculator continues with it. */
  quote: string;
}

/**
 * Everything that the home page's calculator can show, computed and formatted in advance: the page then needs none of the pricing rules, and
 * a browser's first `Intl.NumberFormat`, slow on a phone, is not part of hydration.
 */
export interface Teaser {
  memberships: Pick<Membership, 'months' | 'discount'>[];
  /** `offers` has one entry per membership, in the same order. */
  tiers: { numberItems: number; offers: TeaserOffer[] }[];
  coverLimit?: string;
}

/** @returns null if the locale's region does not sell the basic plan by tiers */
export function teaserOf(data: Pick<PriceServiceData, 'shoppingCarts' | 'memberships'> | null, locale: Locale): Teaser | null {
  const entry = data && entryOf(data.shoppingCarts, 'x', 'basic');
  if (!data || !entry?.tiers || data.memberships.length === 0) return null;
  const tiers = entry.tiers.flatMap(({ numberItems, price }) => {
    const offers = data.memberships.flatMap(({ months }) => offerOf(entry, data.memberships, locale, { numberItems, price, months }) ?? []);
    return offers.length === data.memberships.length ? [{ numberItems, offers }] : [];
  });
  if (tiers.length === 0) return null;
  const { region, htmlLang } = LOCALES[locale];
  return {
    memberships: data.memberships.map(({ months, discount }) => ({ months, discount })),
    tiers,
    ...(entry.coverLimit === undefined
      ? {}
      : { coverLimit: formatMoney({ amount: entry.coverLimit, currency: REGIONS[region].currency }, htmlLang) }),
  };
}

/** Priced by the same quote as an order; null for what is not sold. */
function offerOf(
  entry: PriceListEntry,
  memberships: Membership[],
  locale: Locale,
  { numberItems, price, months }: { numberItems: number; price: number; months: number },
): TeaserOffer | null {
  const { region, htmlLang } = LOCALES[locale];
  const packages: Packages = { ...EMPTY_DRAFT.packages, x: { numberItems, totalPrice: 0, xType: 'basic' } };
  const quote = quoteBasket({ country: region, packages, months, priceList: [entry], memberships });
  if (quote.kind !== 'priced') return null;
  const { currency, membership, service } = quote;
  return {
    monthly: formatMoney({ amount: discountedMonth(price, membership.percent), currency }, htmlLang),
    total: formatMoney({ amount: service.totalPrice, currency }, htmlLang),
    percent: membership.percent,
    quote: encodeDraft({ ...EMPTY_DRAFT, packages, months }),
  };
}
