import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Invoice } from '@/lib/contract/billing';
import { honoursFilter, INVOICE_STATUSES, readListAddress, TAKES, writeListAddress, yearsBetween } from '@/lib/domain/billing/list-address';

const ALL = { page: 1, take: 10, status: null, year: null };

describe('the address of the list', () => {
  it('reads what it wrote, and writes nothing for the defaults', () => {
    const address = fc.record({
      page: fc.integer({ min: 1, max: 999_999 }),
      take: fc.constantFrom(...TAKES),
      status: fc.option(fc.constantFrom(...INVOICE_STATUSES)),
      year: fc.option(fc.integer({ min: 2000, max: 2100 })),
    });
    fc.assert(
      fc.property(address, (wish) => {
        expect(readListAddress(writeListAddress(wish))).toEqual(wish);
      }),
    );
    expect(writeListAddress({ ...ALL, take: 10 })).toEqual({});
  });

  it.each([
    [{ page: '0', take: '7', status: 'stolen', year: '1999' }],
    [{ page: '-3', take: '1000', year: 'abc' }],
    [{ page: '1e9', take: '', status: '' }],
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
    expect(honoursFilter({ ...ALL, year: 2026 }, rows)).toBe(false);
    expect(honoursFilter(ALL, rows)).toBe(true);
    expect(honoursFilter({ ...ALL, status: 'paid', year: 2026 }, rows.slice(0, 1))).toBe(true);
  });
});

describe('the years', () => {
  it('run from the newest back to the oldest', () => {
    expect(yearsBetween('2024-12-31', '2026-01-01')).toEqual([2026, 2025, 2024]);
    expect(yearsBetween('2026-01-01', '2026-11-01')).toEqual([2026]);
  });
});
