import { monthsBegun } from './break-even';

interface Stored {
  monthlyCost: number;
  /** One-time costs, such as photographs. */
  onceCost: number;
  /** Null: it was never in storage. */
  storedOn: string | null;
  /** Today, or the day it left for good. */
  until: string;
}

/** Storage cost of the piece so far; a month counts when it begins. Its place is paid while it is at home, too. */
export function storageCostToDate({ monthlyCost, onceCost, storedOn, until }: Stored): number {
  return onceCost + (storedOn === null ? 0 : monthsBegun(storedOn, until) * monthlyCost);
}
