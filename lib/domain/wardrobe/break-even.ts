import type { BreakEven } from '@/lib/contract/wardrobe-calls';
import { addMonths, monthsBegun } from '@/lib/domain/shared/add-months';

interface Kept {
  /** Share of the piece in its package's monthly price, minor units. */
  monthlyCost: number;
  /** The middle estimate less commission. */
  netResale: number;
  /** Calendar date on which it was stored first. */
  storedOn: string;
  today: string;
}

/** Months before the break-even at which selling is suggested. */
const THINK_AHEAD_MONTHS = 3;

/** Store or sell: the first month in which storage costs exceed the proceeds of a sale. A month counts when it begins. */
export function breakEvenOf({ monthlyCost, netResale, storedOn, today }: Kept): BreakEven {
  const month = monthlyCost > 0 ? Math.floor(netResale / monthlyCost) + 1 : null;
  if (month === null) return { netResale, monthlyCost, month, date: null, advice: 'keep' };
  const begun = monthsBegun(storedOn, today);
  const advice = begun >= month ? 'sell' : begun >= month - THINK_AHEAD_MONTHS ? 'consider' : 'keep';
  return { netResale, monthlyCost, month, date: addMonths(storedOn, month - 1), advice };
}
