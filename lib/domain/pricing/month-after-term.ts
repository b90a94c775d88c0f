import type { BasketLine } from './basket-lines';
import { discountedMonth } from './membership-discount';

/** Monthly price after the term: list prices with the term's discount. 0: nothing continues. */
export function monthAfterTerm(lines: readonly Pick<BasketLine, 'listPrice' | 'isMonthly'>[], percent: number): number {
  return lines.reduce((sum, { listPrice, isMonthly }) => (isMonthly ? sum + discountedMonth(listPrice, percent) : sum), 0);
}
