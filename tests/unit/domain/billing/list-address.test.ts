import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Invoice } from '@/lib/contract/billing';
import {
  honoursFilter,
  honoursOrder,
  INVOICE_ORDERS,
  INVOICE_STATUSES,
  periodOfYear,
  readListAddress,
  TAKES,
  writeListAddress,
  yearOfPeriod,
  yearsBetween,
} from '@/components/billing/model/list-address';

const ALL = { page: 1, take: 10, status: null, period: null, order: null };

describe('the address of the list', () => {
  it('reads what it wrote, and writes nothing for the defaults', () => {
    const month = fc
      .tuple(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: 1, max: 12 }))
      .map(([y, m]) => `${y}-${String(m).padStart(2, '0')}`);
    const address = fc.record({
      page: fc.integer({ min: 1, max: 999_999 }),
      take: fc.constantFrom(...TAKES),
      status: fc.option(fc.constantFrom(...INVOICE_STATUSES)),
      period: fc.option(fc.tuple(month, month).map(([one, other]) => (one < other ? { from: one, to: other } : { from: other, to: one }))),
      order: fc.option(fc.constantFrom(...INVOICE_ORDERS)),
    });
    fc.assert(
      fc.property(address, (wish) => {
        expect(readListAddress(writeListAddress(wish))).toEqual(wish);
      }),
    );
    expect(writeListAddress({ ...ALL, take: 10 })).toEqual({});
  });

  it.each([
    [{ page: '0', take: '7', status: 'stolen', from: '1999-01', to: '1999-12' }],
    [{ page: '-3', take: '1000', from: '2026-01', to: '2025-12' }],
    [{ page: '1e9', take: '', status: '', from: '2026-01' }],
    [{ from: '2026-00', to: '2026-13', order: 'newest' }],
  ])('takes nonsense for the default: %j', (query) => {
    expect(readListAddress(query)).toEqual(ALL);
  });

  it('reads the first of several values', () => {
    expect(readListAddress({ page: ['3', '4'], status: ['due', 'paid'] })).toMatchObject({ page: 3, status: 'due' });
  });
});

describe('a provider without filters', () => {
  const invoice = (status: Invoice['status'], date: string): Invoice => ({
    id: date,
    number: date,
    date,
    status,
    currency: 'HKD',
    total: 1,
  });
  it('is recognised by what it sends', () => {
    const rows = [invoice('paid', '2026-02-01'), invoice('due', '2025-12-01')];
    expect(honoursFilter({ ...ALL, status: 'paid' }, rows)).toBe(false);
    expect(honoursFilter({ ...ALL, period: periodOfYear(2026) }, rows)).toBe(false);
    expect(honoursFilter({ ...ALL, period: { from: '2025-12', to: '2026-02' } }, rows)).toBe(true);
    expect(honoursFilter({ ...ALL, period: { from: '2026-01', to: '2026-01' } }, rows.slice(0, 1))).toBe(false);
    expect(honoursFilter(ALL, rows)).toBe(true);
    expect(honoursFilter({ ...ALL, status: 'paid', period: periodOfYear(2026) }, rows.slice(0, 1))).toBe(true);
  });
});

describe('a provider that does not sort', () => {
  const row = (date: string, total: number): Invoice => ({ id: date, number: date, date, status: 'paid', currency: 'HKD', total });
  it('is recognised by what it sends', () => {
    const rows = [row('2026-02-01', 20), row('2026-01-01', 10)];
    expect([null, ...INVOICE_ORDERS].filter((order) => honoursOrder(order, rows))).toEqual([null, 'largest']);
    expect([null, ...INVOICE_ORDERS].filter((order) => honoursOrder(order, rows.toReversed()))).toEqual([null, 'oldest', 'smallest']);
  });
});

describe('the years', () => {
  it('are periods from January to December', () => {
    expect(yearOfPeriod(periodOfYear(2026))).toBe(2026);
    expect(yearOfPeriod({ from: '2025-04', to: '2026-03' })).toBeNull();
  });

  it('run from the newest back to the oldest', () => {
    expect(yearsBetween('2024-12-31', '2026-01-01')).toEqual([2026, 2025, 2024]);
    expect(yearsBetween('2026-01-01', '2026-11-01')).toEqual([2026]);
  });
});
