import type { Membership } from '@/lib/contract/pricing';
import { roundHalfUp } from '@/lib/domain/shared/round-half-up';
import { discountedMonth, discountForMonths } from './plan-benefits';

interface EarlyExit {
  /** Paid for the storage of the whole term, in minor units. */
  paid: number;
  /** List price of a month, one entry a line of the order. */
  monthlyListPrices: readonly number[];
  monthsUsed: number;
  memberships: readonly Membership[];
}

/** Cost of the months used, at the discount for that number of months. */
export function priceOfMonthsUsed({ monthlyListPrices, monthsUsed, memberships }: Omit<EarlyExit, 'paid'>): number {
  const percent = discountForMonths(memberships, monthsUsed);
  return monthlyListPrices.reduce((total, price) => total + discountedMonth(price, percent) * monthsUsed, 0);
}

interface PaidTerm {
  monthlyListPrices: readonly number[];
  months: number;
  /** Discount of the term. */
  percent: number;
  /** One-time costs, such as photographs. */
  once: number;
  promotion: number;
  /** Whether the promotion applied to something other than storage. */
  isPromotionElsewhere: boolean;
}

/** The amount paid for storage; a promotion on the whole basket is deducted in proportion. */
export function paidForStorage({ monthlyListPrices, months, percent, once, promotion, isPromotionElsewhere }: PaidTerm): number {
  const storage = monthlyListPrices.reduce((total, price) => total + discountedMonth(price, percent) * months, 0);
  if (isPromotionElsewhere || storage === 0) return storage;
  return storage - Math.min(storage, roundHalfUp(promotion * storage, storage + once));
}

/** Paid minus used, never negative: leaving cannot cost more than staying. */
export function earlyExitRefund({ paid, ...used }: EarlyExit): number {
  return Math.max(0, paid - priceOfMonthsUsed(used));
}
