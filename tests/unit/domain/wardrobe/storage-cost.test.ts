import { describe, expect, it } from 'vitest';
import { storageCostToDate } from '@/backend/api/modules/wardrobe/wire-items';
import { storeOrSellChart } from '@/components/wardrobe/model/store-or-sell';

describe('what storage has cost', () => {
  const kept = { monthlyCost: 1_000, onceCost: 300, storedOn: '2026-01-15', until: '2026-03-14' };
  it.each([
    [{}, 2_300],
    [{ until: '2026-03-15' }, 3_300],
    [{ storedOn: null }, 300],
    [{ onceCost: 0, until: '2026-01-15' }, 1_000],
  ])('%j: %i', (change, cost) => {
    expect(storageCostToDate({ ...kept, ...change })).toBe(cost);
  });
});

describe('the chart of store or sell', () => {
  it.each([
    [{ monthlyCost: 100, netResale: 500, month: 6 }, 1, { months: 12, crossing: 6, highest: 1_200 }],
    [{ monthlyCost: 100, netResale: 5_000, month: 51 }, 1, { months: 64, crossing: 51, highest: 6_400 }],
    [{ monthlyCost: 100, netResale: 500, month: 6 }, 30, { months: 32, crossing: 6, highest: 3_200 }],
    [{ monthlyCost: 1, netResale: 119, month: 120 }, 1, { months: 120, crossing: 120, highest: 120 }],
    [{ monthlyCost: 1, netResale: 900, month: 901 }, 1, { months: 120, crossing: null, highest: 900 }],
    [{ monthlyCost: 0, netResale: 0, month: null }, 1, { months: 12, crossing: null, highest: 1 }],
  ])('of %j after %i months', (given, begun, chart) => {
    const { cost, ...rest } = storeOrSellChart(given, begun);
    expect(rest).toEqual(chart);
    expect(cost).toEqual(Array.from({ length: chart.months + 1 }, (_, month) => ({ month, cost: month * given.monthlyCost })));
  });
});
