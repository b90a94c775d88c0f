import { describe, expect, it } from 'vitest';
import type { Invoice, InvoiceStatus } from '@/lib/contract/billing';
import { cardValidity } from '@/lib/domain/payments/card-expiry';
import { invoicesCsv } from '@/components/billing/export-invoices';
import {
  honoursFilter,
  isFiltered,
  periodOfYear,
  readListAddress,
  writeListAddress,
  yearsBetween,
} from '@/components/billing/model/list-address';
import { isPayable, openBalance } from '@/lib/domain/billing/open-invoices';
import { readRows } from '@/tests/setup/read-rows';

const invoice = (over: Partial<Invoice> = {}): Invoice => ({
  id: 'a',
  number: 'INV-1',
  date: '2026-11-01',
  status: 'due',
  currency: 'HKD',
  total: 100,
  ...over,
});
const ALL = { page: 1, take: 10, status: null, period: null, order: null } as const;

describe('what can be paid', () => {
  it.each([
    ['due', true],
    ['overdue', true],
    ['processing', false],
    ['paid', false],
    ['refunded', false],
    ['void', false],
  ] as const)('%s: %s', (status, expected) => {
    expect(isPayable({ status })).toBe(expected);
  });

  it('is paid in the order of its days, by its date where no other is named', () => {
    const list = [
      invoice({ id: 'c', date: '2026-11-03' }),
      invoice({ id: 'a', date: '2026-11-09', dueDate: '2026-11-01' }),
      invoice({ id: 'b', date: '2026-11-02', status: 'overdue' }),
    ];
    expect(openBalance(list, 'HKD')).toMatchObject({
      due: 300,
      overdue: 1,
      processing: 0,
      first: { id: 'a' },
      open: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
    });
    expect(openBalance([invoice({ status: 'processing' }), invoice({ status: 'processing', currency: 'SGD' })], 'HKD')).toEqual({
      due: 0,
      open: [],
      overdue: 0,
      processing: 1,
      first: null,
    });
  });
});

describe('the end of a card', () => {
  it.each([
    ['12/26', '2026-12-31', 'expiring-soon'],
    ['01/27', '2026-12-01', 'expiring-soon'],
    ['02/27', '2026-12-01', 'valid'],
    ['12/25', '2026-01-01', 'expired'],
    ['00/27', '2026-01-01', 'unknown'],
    ['12/270', '2026-01-01', 'unknown'],
    ['x12/27', '2026-01-01', 'unknown'],
  ] as const)('%s on %s: %s', (expiry, today, validity) => {
    expect(cardValidity(expiry, today)).toBe(validity);
  });
});

describe('the address of the list', () => {
  it.each(readRows<[query: Parameters<typeof readListAddress>[0], read: object][]>(import.meta.url, 'billing-rules.periods.json'))(
    '%j is read %j',
    (query, read) => {
      expect(readListAddress(query)).toEqual({ ...ALL, ...read });
    },
  );

  it('says what differs, and whether it narrows', () => {
    expect(writeListAddress({ page: 2, take: 20, status: 'paid', period: periodOfYear(2026), order: 'oldest' })).toEqual({
      page: '2',
      take: '20',
      status: 'paid',
      from: '2026-01',
      to: '2026-12',
      order: 'oldest',
    });
    expect([isFiltered(ALL), isFiltered({ ...ALL, status: 'paid' }), isFiltered({ ...ALL, period: periodOfYear(2026) })]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('is obeyed by every invoice, or it is not obeyed', () => {
    const rows = [invoice({ status: 'paid', date: '2026-01-01' }), invoice({ status: 'paid', date: '2025-01-01' })];
    expect([
      honoursFilter({ ...ALL, status: 'paid' }, rows),
      honoursFilter({ ...ALL, period: periodOfYear(2025) }, rows),
      honoursFilter({ ...ALL, period: periodOfYear(2025) }, rows.slice(1)),
      honoursFilter({ ...ALL, status: 'due', period: periodOfYear(2025) }, rows.slice(1)),
      honoursFilter({ ...ALL, status: 'due' }, []),
    ]).toEqual([true, false, true, false, true]);
  });

  it('offers no years where the newest is before the oldest', () => expect(yearsBetween('2026-01-01', '2024-12-31')).toEqual([]));
});

describe('a cell of the export', () => {
  const words = { column: (column: string) => column, status: (status: InvoiceStatus) => status };
  const cells = (over: Partial<Invoice>) => invoicesCsv([invoice(over)], words).split('\r\n')[1];
  it.each([
    [{ total: 5 }, 'INV-1,2026-11-01,,,,due,HKD,,0.05'],
    [{ total: 0 }, 'INV-1,2026-11-01,,,,due,HKD,,0.00'],
    [{ total: -12_345 }, 'INV-1,2026-11-01,,,,due,HKD,,-123.45'],
    [{ number: '@SUM' }, "'@SUM,2026-11-01,,,,due,HKD,,1.00"],
    [{ number: 'a=b' }, 'a=b,2026-11-01,,,,due,HKD,,1.00'],
    [{ number: 'a\nb' }, '"a\nb",2026-11-01,,,,due,HKD,,1.00'],
    [{ number: '+1' }, "'+1,2026-11-01,,,,due,HKD,,1.00"],
  ])('%j', (over, row) => {
    expect(cells(over)).toBe(row);
  });
});
