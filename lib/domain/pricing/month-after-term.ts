import type { BasketLine } from './basket-lines';
import { discountedMonth } from './membership-discount';

/**
 * What a month costs when the term is over: the list prices of the order with the discount that its term earned. 0: nothing in it goes on.
 */
export function monthAfterTerm(lines: readonly Pick<BasketLine, 'listPrice' | 'isMonthly'>[], percent: number): number {
  return lines.reduce((sum, { listPrice, isMonthly }) => (isMonthly ? sum + discountedMonth(listPrice, percent) : sum), 0);
}
