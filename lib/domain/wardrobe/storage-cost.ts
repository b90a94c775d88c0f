import { monthsBegun } from './break-even';

interface Stored {
  monthlyCost: number;
  /** Paid once, as for photographs. */
  onceCost: number;
  /** Null: it never was in the rooms. */
  storedOn: string | null;
  /** Today, or the day it left us for good. */
  until: string;
}

/** What keeping the piece has cost so far; a month counts when it begins. Its place is paid for while it is out, too. */
export function storageCostToDate({ monthlyCost, onceCost, storedOn, until }: Stored): number {
  return onceCost + (storedOn === null ? 0 : monthsBegun(storedOn, until) * monthlyCost);
}
