import type { Membership } from '@/lib/contract/pricing';
import { roundHalfUp } from '@/lib/domain/shared/round-half-up';
import { discountedMonth, discountForMonths } from './membership-discount';

interface EarlyExit {
  /** What was paid for the storage of the whole term, in minor units. */
  paid: number;
  /** List price of a month, one entry a line of the order. */
  monthlyListPrices: readonly number[];
  monthsUsed: number;
  memberships: readonly Membership[];
}

/** What the months that were used cost at the discount that they alone earn. */
export function priceOfMonthsUsed({ monthlyListPrices, monthsUsed, memberships }: Omit<EarlyExit, 'paid'>): number {
  const percent = discountForMonths(memberships, monthsUsed);
  return monthlyListPrices.reduce((total, price) => total + discountedMonth(price, percent) * monthsUsed, 0);
}

interface PaidTerm {
  monthlyListPrices: readonly number[];
  months: number;
  /** Discount of the term. */
  percent: number;
  /** What the basket cost beside storage, as photographs. */
  once: number;
  promotion: number;
  /** Whether the promotion was for something else than storage. */
  isPromotionElsewhere: boolean;
}

/** What the storage of a term was paid with, a promotion on the whole basket taken off in proportion. */
export function paidForStorage({ monthlyListPrices, months, percent, once, promotion, isPromotionElsewhere }: PaidTerm): number {
  const storage = monthlyListPrices.reduce((total, price) => total + discountedMonth(price, percent) * months, 0);
  if (isPromotionElsewhere || storage === 0) return storage;
  return storage - Math.min(storage, roundHalfUp(promotion * storage, storage + once));
}

/** Paid minus months used; never below nothing, so that leaving cannot cost more than staying. */
export function earlyExitRefund({ paid, ...used }: EarlyExit): number {
  return Math.max(0, paid - priceOfMonthsUsed(used));
}
