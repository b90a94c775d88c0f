export interface StoreOrSell {
  monthlyCost: number;
  netResale: number;
  /** Counted from 1; null: storage costs nothing. */
  month: number | null;
}

interface ChartPoint {
  month: number;
  cost: number;
}

export interface StoreOrSellChart {
  /** What storage has cost by the end of each month, from 0. */
  cost: readonly ChartPoint[];
  /** The highest amount on the chart, for its scale: the whole from zero, never a cut axis. */
  highest: number;
  /** The first month in which keeping has cost more than selling would bring; null when it lies beyond the chart. */
  crossing: number | null;
  /** Months shown. */
  months: number;
}

const SHORTEST = 12;
/** Beyond ten years nobody plans a coat. */
const LONGEST = 120;

/** Storage paid against what a sale would bring, month by month; a little past the point where they meet. */
export function storeOrSellChart({ monthlyCost, netResale, month }: StoreOrSell, monthsBegun: number): StoreOrSellChart {
  const wanted = Math.max(SHORTEST, monthsBegun + 2, Math.ceil((month ?? 0) * 1.25));
  const months = Math.min(LONGEST, wanted);
  const cost = Array.from({ length: months + 1 }, (_, index) => ({ month: index, cost: index * monthlyCost }));
  return {
    cost,
    months,
    highest: Math.max(netResale, months * monthlyCost, 1),
    crossing: (month ?? Infinity) <= months ? month : null,
  };
}
