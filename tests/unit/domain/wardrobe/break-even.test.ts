import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, monthsBegun } from '@/lib/domain/shared/add-months';
import { breakEvenOf } from '@/backend/api/modules/wardrobe/item';

describe('months of storage', () => {
  it.each([
    ['2026-01-15', '2026-01-15', 1],
    ['2026-01-15', '2026-02-14', 1],
    ['2026-01-15', '2026-02-15', 2],
    ['2026-01-31', '2026-02-28', 2],
    ['2026-01-31', '2026-02-27', 1],
    ['2025-11-30', '2026-11-21', 12],
  ])('from %s to %s: %i have begun', (from, to, months) => {
    expect(monthsBegun(from, to)).toBe(months);
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-11-21', 14, '2028-01-21'],
    ['2026-05-01', 0, '2026-05-01'],
  ])('%s and %i', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });
});

describe('store or sell', () => {
  it('is the first month in which storage paid exceeds the net estimate', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50_000 }), fc.integer({ min: 0, max: 2_000_000 }), (monthlyCost, netResale) => {
        const { month } = breakEvenOf({ monthlyCost, netResale, storedOn: '2026-01-01', today: '2026-01-01' });
        expect((month ?? 0) * monthlyCost).toBeGreaterThan(netResale);
        expect(((month ?? 0) - 1) * monthlyCost).toBeLessThanOrEqual(netResale);
      }),
    );
  });

  it.each([
    ['2026-01-01', 'keep'],
    ['2026-07-31', 'keep'],
    ['2026-08-01', 'consider'],
    ['2026-10-31', 'consider'],
    ['2026-11-01', 'sell'],
    ['2027-06-01', 'sell'],
  ] as const)('on %s: %s', (today, advice) => {
    expect(breakEvenOf({ monthlyCost: 1000, netResale: 10_000, storedOn: '2026-01-01', today })).toMatchObject({
      month: 11,
      date: '2026-11-01',
      advice,
    });
  });

  it('never comes when keeping costs nothing', () => {
    expect(breakEvenOf({ monthlyCost: 0, netResale: 10_000, storedOn: '2026-01-01', today: '2026-11-01' })).toMatchObject({
      month: null,
      date: null,
      advice: 'keep',
    });
  });
});
