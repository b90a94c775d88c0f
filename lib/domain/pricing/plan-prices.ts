import type { Membership } from '@/lib/contract/pricing';
import { addMonths, monthsBegun } from '@/lib/domain/shared/add-months';
import { roundHalfUp } from '@/lib/domain/shared/round-half-up';
import { discountedMonth } from './plan-benefits';

const DAY_MS = 86_400_000;
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;
const later = (one: string, other: string): string => (one > other ? one : other);
const earlier = (one: string, other: string): string => (one < other ? one : other);

interface Stretch {
  /** After the discount, minor units. */
  monthlyPrice: number;
  /** The day that the months of the plan are counted from. */
  startsOn: string;
  /**
   * The day of the month that the plan began on, kept because a short month may have shortened `startsOn` (28 February for a plan of the
   * 31st). Null: the day of `startsOn`.
   */
  anchorDay?: number | null;
  from: string;
  /** The day after the last one. */
  until: string;
}

/** The cost from one day to another: whole months of the plan in full, a part of one by its days, rounded half up for each such month. */
export function priceOfStretch({ monthlyPrice, startsOn, anchorDay = null, from, until }: Stretch): number {
  let total = 0;
  for (let month = monthsBegun(startsOn, from, anchorDay); ; month += 1) {
    const begins = addMonths(startsOn, month - 1, anchorDay);
    if (begins >= until) return total;
    const ends = addMonths(startsOn, month, anchorDay);
    const days = daysBetween(later(from, begins), earlier(until, ends));
    total += roundHalfUp(monthlyPrice * Math.max(0, days), daysBetween(begins, ends));
  }
}

/** A period of a plan that is paid in advance: each line's month after the discount, times the months. */
export function priceOfPeriod(monthlyListPrices: readonly number[], percent: number, months: number): number {
  return monthlyListPrices.reduce((sum, price) => sum + discountedMonth(price, percent) * months, 0);
}

interface PeriodChoice {
  months: number;
  /** Whole percent off the list price. */
  percent: number;
}

/** For how long a plan can be renewed: month by month at its discount, or for a longer period that earns a better one. */
export function periodChoices(memberships: readonly Membership[], percent: number): PeriodChoice[] {
  return [
    { months: 1, percent },
    ...memberships
      .filter(({ months, discount }) => months > 1 && discount > percent)
      .map(({ months, discount }) => ({ months, percent: discount })),
  ];
}
