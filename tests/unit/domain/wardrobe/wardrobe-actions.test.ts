import { describe, expect, it } from 'vitest';
import { addToBasket, allowedActions, EMPTY_BASKET, needsVisit } from '@/lib/domain/wardrobe/item-basket';
import { canUndo, isAssumed, withOpenRequests, withoutOpenRequests } from '@/components/wardrobe/model/optimistic-request';
import { floorBounds, isFloorLow, saleStepOf } from '@/lib/domain/wardrobe/sale-progress';
import { storeOrSellChart } from '@/components/wardrobe/model/store-or-sell';
import { createItem } from '@/tests/builders/wardrobe-items';

const stored = (index: number) => createItem(index, { state: 'stored' });

describe('the basket', () => {
  it('takes a piece once, with the newest wish, and leaves out what cannot be asked', () => {
    const first = addToBasket(EMPTY_BASKET, [stored(0), stored(1), createItem(2, { state: 'at-home' })], 'care');
    expect([first.added, first.refused.length, first.basket.lines[0]?.service]).toEqual([2, 1, 'dry-cleaning']);
    const second = addToBasket(first.basket, [stored(1)], 'deliver').basket;
    expect(second.lines.map(({ itemId, action, service }) => [itemId, action, service])).toEqual([
      ['item-0', 'care', 'dry-cleaning'],
      ['item-1', 'deliver', undefined],
    ]);
    expect([needsVisit(first.basket), needsVisit(second)]).toEqual([false, true]);
  });

  it('asks nothing of a piece for which something is open, nor care and sale of a sealed bag', () => {
    expect(allowedActions(createItem(0, { openRequest: { id: 'r', action: 'care', status: 'booked', undoUntil: null } }))).toEqual([]);
    expect(allowedActions(createItem(0, { category: 'sealed-bag', state: 'stored' }))).toEqual(['deliver', 'donate']);
  });
});

describe('what is shown before the server has answered', () => {
  it('can be told from what it said, and is taken back without touching that', () => {
    const items = [stored(0), createItem(1, { openRequest: { id: 'r', action: 'sell', status: 'booked', undoUntil: null } })];
    const shown = withOpenRequests(
      items,
      [
        { itemId: 'item-0', action: 'deliver', note: '' },
        { itemId: 'item-1', action: 'care', note: '' },
      ],
      '2026-11-24',
    );
    expect(shown.map((item) => [item.openRequest?.action, item.openRequest?.date, isAssumed(item)])).toEqual([
      ['deliver', '2026-11-24', true],
      ['sell', undefined, false],
    ]);
    expect(withoutOpenRequests(shown, ['item-0', 'item-1'])).toEqual(items);
  });

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
