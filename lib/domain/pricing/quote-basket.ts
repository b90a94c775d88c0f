import { REGIONS, type Currency, type RegionCode } from '@/lib/config/regions';
import type { Packages, Service } from '@/lib/contract/package-selection';
import type { Membership, ShoppingCart } from '@/lib/contract/pricing';
import { basketLines, type BasketLine, type BasketProblem } from './basket-lines';
import { discountedMonth, discountForMonths } from './plan-benefits';
import { priceOfExtra, type ExtraName } from './price-list';
import { betterPromotion, payWithGift, type CouponRule, type Promotion } from './promotion';
import { taxContained } from './tax';

export const MONTHS_MINIMUM = 1;
export const MONTHS_MAXIMUM = 12;

export interface Basket {
  country: RegionCode;
  /** Only quantities and `xType` are used; the quote computes the prices. */
  packages: Packages;
  months: number;
  priceList: readonly ShoppingCart[];
  memberships: readonly Membership[];
  extras?: readonly ExtraName[];
  coupon?: CouponRule | null;
  /** Discount of a friend's code, in minor units. */
  friendReward?: number | null;
  /** Date of the collection, on which its fees are charged. */
  collectionDate?: string | null;
}

export type QuoteResult = ({ kind: 'priced' } & Quote) | { kind: 'impossible'; problems: BasketProblem[] };

/** All money in minor units of `currency`. */
export interface Quote {
  currency: Currency;
  /** The basket with each package's list price for the whole term. */
  packages: Packages;
  service: Service;
  membership: { percent: number; amount: number };
  promotion: Promotion;
  extras: { extra: ExtraName; price: number }[];
  /** The part of today's charge paid by the gift. */
  gift: { paid: number; balanceLeft: number } | null;
  /** The term is paid in advance, the fees of the collection on its day. */
  chargedToday: number;
  chargedLater: { date: string | null; amount: number }[];
  tax: { rate: number; amount: number };
}

/** Prices a basket by the catalogue's rules; an unsellable basket is a result, not an exception. */
export function quoteBasket(basket: Basket): QuoteResult {
  const { country, months, priceList, memberships } = basket;
  const { lines, problems: problemsOfLines } = basketLines(basket.packages, priceList);
  const problems: BasketProblem[] = problemsOfLines;
  if (!Number.isInteger(months) || months < MONTHS_MINIMUM || months > MONTHS_MAXIMUM) {
    problems.push({ reason: 'months', minimum: MONTHS_MINIMUM, maximum: MONTHS_MAXIMUM });
  }
  if (problems.length > 0) return { kind: 'impossible', problems };

  const percent = discountForMonths(memberships, months);
  const charged = lines.map((line) => ({ package: line.package, amount: termPrice(line, months, percent) }));
  const subTotalPrice = sum(lines.map((line) => termPrice(line, months, 0)));
  const afterMembership = sum(charged.map(({ amount }) => amount));
  const promotion = betterPromotion(basket.coupon ?? null, basket.friendReward ?? null, charged);
  const due = afterMembership - (promotion.kind === 'none' ? 0 : promotion.amount);
  const gift = payWithGift(basket.coupon ?? null, due);
  const extras = pricedExtras(basket.extras ?? [], priceList);
  const later = sum(extras.map(({ price }) => price));
  const totalPrice = due + later;

  return {
    kind: 'priced',
    currency: REGIONS[country].currency,
    packages: withTermPrices(basket.packages, lines, months),
    service: { subTotalPrice, totalPrice, totalItems: sum(lines.map(({ quantity }) => quantity)), paktTotalMonthSelect: months },
    membership: { percent, amount: subTotalPrice - afterMembership },
    promotion,
    extras,
    gift,
    chargedToday: due - (gift?.paid ?? 0),
    chargedLater: later > 0 ? [{ date: basket.collectionDate ?? null, amount: later }] : [],
    tax: taxContained(totalPrice, country),
  };
}

function termPrice(line: BasketLine, months: number, percent: number): number {
  return line.isMonthly ? discountedMonth(line.listPrice, percent) * months : line.listPrice;
}

function withTermPrices(packages: Packages, lines: readonly BasketLine[], months: number): Packages {
  const priceAt = (name: BasketLine['package'], position = 0) => {
    const line = lines.find((candidate) => candidate.package === name && candidate.position === position);
    return line ? termPrice(line, months, 0) : 0;
  };
  return {
    x: { ...packages.x, totalPrice: priceAt('x') },
    lite: { ...packages.lite, totalPrice: priceAt('lite') },
    luxe: { ...packages.luxe, totalPrice: priceAt('luxe') },
    pix: { ...packages.pix, totalPrice: priceAt('pix') },
    consignment: { ...packages.consignment, totalPrice: priceAt('consignment') },
    serviceApartment: packages.serviceApartment.map((apartment, position) => ({
      ...apartment,
      totalPrice: priceAt('serviceApartment', position),
    })),
  };
}

function pricedExtras(extras: readonly ExtraName[], priceList: readonly ShoppingCart[]): Quote['extras'] {
  return extras.flatMap((extra) => {
    const price = priceOfExtra(priceList, extra);
    return price === null ? [] : [{ extra, price }];
  });
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** An amount that the server calculates differently. */
export interface ChangedFigure {
  path: string;
  was: number;
  now: number;
}

/** Sums that are not in the request: what is charged when. Minor units. */
export interface DueSums {
  chargedToday: number;
  chargedLater: number;
}

/** An amount as corrected by the server, if it was. */
export const figureOf = (figures: readonly ChangedFigure[] | null, path: 'price' | keyof DueSums, otherwise: number): number =>
  figures?.find((figure) => figure.path === path)?.now ?? otherwise;

export const sumChargedLater = ({ chargedLater }: Pick<Quote, 'chargedLater'>): number =>
  chargedLater.reduce((sum, { amount }) => sum + amount, 0);
