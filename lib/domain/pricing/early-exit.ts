import type { Membership } from '@/lib/contract/pricing';
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

/** Paid minus months used; never below nothing, so that leaving cannot cost more than staying. */
export function earlyExitRefund({ paid, ...used }: EarlyExit): number {
  return Math.max(0, paid - priceOfMonthsUsed(used));
}
