import { describe, expect, it } from 'vitest';
import { repetition, wearHistoryOf } from '@/components/outfit/model/taste';
import { NO_HISTORY } from '@/tests/builders/outfit-wardrobe';
import { readRows } from '@/tests/setup/read-rows';

describe('what a piece pays for having been worn lately', () => {
  it.each<[days: number, minus: number]>([
    [0, 0.35],
    [2, 0.2625],
    [4, 0.175],
    [7, 0.04375],
    [8, 0],
    [9, 0],
  ])('after %d days is %d', (days, minus) => {
    expect(repetition({ id: 'a', slot: 'base' }, { ...NO_HISTORY, daysSince: { a: days } })).toBeCloseTo(minus, 10);
  });

  it.each(readRows<[slot: string, minus: number][]>(import.meta.url, 'wear-history.slots.json'))(
    'in the place %s is %d on the same day',
    (slot, minus) => {
      expect(repetition({ id: 'a', slot }, { ...NO_HISTORY, daysSince: { a: 0 } })).toBe(minus);
    },
  );

  it('is nothing where no day is known', () => {
    expect(repetition({ id: 'a', slot: 'base' }, { ...NO_HISTORY, daysSince: { b: 0 } })).toBe(0);
  });
});

describe('the history of wear', () => {
  const item = (id: string, wearCount = 0, lastWornAt: string | null = null) => ({ id, wearCount, lastWornAt });

  it('is empty where nothing was worn and nothing is there', () => {
    expect(wearHistoryOf([], [], '2026-11-21')).toEqual(NO_HISTORY);
  });

  it('counts the days since each piece of a worn look, and takes the latest of several', () => {
    const worn = [
      { date: '2026-11-11', itemIds: ['a', 'b'] },
      { date: '2026-11-18', itemIds: ['b', 'c'] },
      { date: '2026-11-01', itemIds: ['c'] },
    ];
    expect(wearHistoryOf(worn, [], '2026-11-21').daysSince).toEqual({ a: 10, b: 3, c: 3 });
  });

  it("takes the piece's own day too, by its date alone, and whichever is later counts", () => {
    const worn = [{ date: '2026-11-11', itemIds: ['a', 'b'] }];
    const items = [
      item('a', 2, '2026-11-19T23:30:00.000Z'),
      item('b', 2, '2026-11-01T08:00:00.000Z'),
      item('c', 1, '2026-11-20T01:00:00.000Z'),
      item('d', 0),
    ];
    expect(wearHistoryOf(worn, items, '2026-11-21').daysSince).toEqual({ a: 2, b: 10, c: 1 });
  });

  it('takes a day that is still to come for today, and leaves out one that cannot be read', () => {
    const worn = [
      { date: '2026-11-25', itemIds: ['a'] },
      { date: 'some day', itemIds: ['b'] },
    ];
    expect(wearHistoryOf(worn, [item('c', 1, 'long ago')], '2026-11-21').daysSince).toEqual({ a: 0 });
  });

  it('remembers whole looks for thirty days, in any order of their pieces', () => {
    const worn = [
      { date: '2026-11-20', itemIds: ['shirt', 'jeans'] },
      { date: '2026-10-22', itemIds: ['z', 'a', 'm'] },
      { date: '2026-10-21', itemIds: ['old'] },
      { date: 'some day', itemIds: ['never'] },
    ];
    expect(wearHistoryOf(worn, [], '2026-11-21').recentLooks).toEqual(['jeans shirt', 'a m z']);
    expect(worn[0]?.itemIds).toEqual(['shirt', 'jeans']);
  });

  it('calls a piece never worn that was not counted and that no day names', () => {
    const items = [item('new'), item('counted', 1), item('in-a-look'), item('dated', 0, '2026-11-01T08:00:00.000Z'), item('also-new')];
    expect(wearHistoryOf([{ date: '2026-11-11', itemIds: ['in-a-look'] }], items, '2026-11-21').neverWorn).toEqual(['new', 'also-new']);
  });
});
