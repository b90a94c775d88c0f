import { describe, expect, it } from 'vitest';
import type { Invoice } from '@/lib/contract/billing';
import { invoicesCsv } from '@/components/billing/export-invoices';

const WORDS = { column: (column: string) => column, status: (status: string) => (status === 'due' ? '待繳, 未付' : status) };
const invoice = (over: Partial<Invoice> = {}): Invoice => ({
  id: 'a',
  number: 'INV-1',
  date: '2026-11-01',
  status: 'paid',
  currency: 'HKD',
  total: 88005,
  ...over,
});

function rowsOf(csv: string): string[] {
  return csv.replace('\uFEFF', '').trimEnd().split('\r\n').slice(1);
}

describe('the export of invoices', () => {
  it('begins with the mark by which spreadsheets know UTF-8, then the names of the columns', () => {
    expect(invoicesCsv([], WORDS)).toBe('\uFEFFnumber,date,dueDate,from,to,status,currency,tax,amount\r\n');
  });

  it('writes dates and amounts for machines', () => {
    const full = invoice({ dueDate: '2026-11-15', period: { from: '2026-10-01', to: '2026-10-31' }, tax: { rate: 9, amount: 7 } });
    expect(rowsOf(invoicesCsv([full, invoice({ total: -5 })], WORDS))).toEqual([
      'INV-1,2026-11-01,2026-11-15,2026-10-01,2026-10-31,paid,HKD,0.07,880.05',
      'INV-1,2026-11-01,,,,paid,HKD,,-0.05',
    ]);
  });

  it('quotes what holds a comma or a quote, and disarms what a spreadsheet would run', () => {
    const [row] = rowsOf(invoicesCsv([invoice({ number: '=1+"1"', status: 'due' })], WORDS));
    expect(row).toBe(`"'=1+""1""",2026-11-01,,,,"待繳, 未付",HKD,,880.05`);
  });
});
