import type { ShoppingCart } from '@/lib/contract/pricing';
import { roundHalfUp } from '@/lib/domain/shared/round-half-up';
import { basketLines, type BasketLine } from '@/lib/domain/pricing/basket-lines';
import { discountedMonth } from '@/lib/domain/pricing/plan-benefits';
import type { Quote } from '@/lib/domain/pricing/quote-basket';

/** Monthly price after the term: list prices with the term's discount. 0: nothing continues. */
export function monthAfterTerm(lines: readonly Pick<BasketLine, 'listPrice' | 'isMonthly'>[], percent: number): number {
  return lines.reduce((sum, { listPrice, isMonthly }) => (isMonthly ? sum + discountedMonth(listPrice, percent) : sum), 0);
}

/** What stands under each total. Minor units. */
export interface MonthlyCost {
  /** The term's price for one month of it; null: one month, or a basket with parts that are paid once. */
  equivalent: number | null;
  /** Each month after the term; 0: nothing goes on. */
  after: number;
}

export function monthlyCost(
  { packages, membership, service, extras }: Pick<Quote, 'packages' | 'membership' | 'service' | 'extras'>,
  priceList: readonly ShoppingCart[],
): MonthlyCost {
  const { lines } = basketLines(packages, priceList);
  const months = service.paktTotalMonthSelect;
  const isSpread = months > 1 && lines.every(({ isMonthly }) => isMonthly);
  const term = service.totalPrice - extras.reduce((sum, { price }) => sum + price, 0);
  return { equivalent: isSpread ? roundHalfUp(term, months) : null, after: monthAfterTerm(lines, membership.percent) };
}
