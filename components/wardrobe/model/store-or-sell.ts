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
  /** Accumulated storage cost by the end of each month, from 0. */
  cost: readonly ChartPoint[];
  /** The highest amount on the chart; the axis starts at zero. */
  highest: number;
  /** The first month in which keeping costs more than selling; null if beyond the chart. */
  crossing: number | null;
  /** Months shown. */
  months: number;
}

const SHORTEST = 12;
/** At most ten years. */
const LONGEST = 120;

/** Storage cost against the proceeds of a sale, month by month, until a little past the crossing. */
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
