import { describe, expect, it } from 'vitest';
import { canUndo } from '@/components/wardrobe/model/optimistic-request';
import { floorBounds, isFloorLow, saleStepOf } from '@/lib/domain/wardrobe/sale-progress';
import { storeOrSellChart } from '@/components/wardrobe/model/store-or-sell';

describe('what is shown before the server has answered', () => {
  it('can be undone as long as the server says until when, while nothing has moved', () => {
    // A moment long past by the clock of this machine: the server's word counts.
    const open = { id: 'r', action: 'deliver', status: 'booked', undoUntil: '2020-11-21T12:00:00+08:00' } as const;
    const judged = [open, { ...open, status: 'under-way' as const }, { ...open, undoUntil: null }, { ...open, id: 'not-yet' }, null];
    expect(judged.map((openRequest) => canUndo({ openRequest }))).toEqual([true, false, false, false, false]);
  });
});

describe('a sale', () => {
  it('has six steps, and none for a piece that is not for sale', () => {
    expect(
      ['submitted', 'authenticated', 'priced', 'listed', 'sold', 'paid', 'stored', 'rejected'].map((state) => saleStepOf(state as 'paid')),
    ).toEqual(['received', 'authenticated', 'priced', 'listed', 'sold', 'paid', null, null]);
  });
  it('has a floor between what a sale costs and the price', () => {
    expect(floorBounds(580_900, 'HKD')).toEqual({ minimum: 10_000, maximum: 580_900 });
    expect(floorBounds(9_000, 'HKD')).toEqual({ minimum: 9_000, maximum: 9_000 });
    expect(floorBounds(50_000, 'SGD').minimum).toBe(1_750);
    expect([4_600, 290_449, 290_450].map((floor) => isFloorLow(floor, 580_900))).toEqual([true, true, false]);
  });
});

describe('store or sell', () => {
  it('draws from zero to beyond the point where the lines meet', () => {
    const chart = storeOrSellChart({ monthlyCost: 4_400, netResale: 56_000, month: 13 }, 9);
    expect([chart.cost[0], chart.crossing, chart.months >= 13, chart.highest >= 56_000]).toEqual([{ month: 0, cost: 0 }, 13, true, true]);
  });
  it('does not draw a hundred years, and says then that they do not meet', () => {
    expect(storeOrSellChart({ monthlyCost: 1, netResale: 500_000, month: 500_001 }, 2)).toMatchObject({ months: 120, crossing: null });
    expect(storeOrSellChart({ monthlyCost: 0, netResale: 0, month: null }, 1).highest).toBeGreaterThan(0);
  });
});
