import { describe, expect, it } from 'vitest';
import type { Invoice, InvoiceStatus } from '@/lib/contract/billing';
import { firstOpen, openBalance } from '@/lib/domain/billing/open-invoices';
import { compareWithEstimate } from '@/components/billing/invoice-lines';

const invoice = (id: string, status: InvoiceStatus, total: number, dueDate?: string): Invoice => ({
  id,
  number: id,
  date: '2026-11-01',
  dueDate,
  status,
  currency: 'HKD',
  total,
});

describe('the balance', () => {
  it('adds what can be paid and names the invoice that is first', () => {
    const balance = openBalance(
      [
        invoice('a', 'due', 1000, '2026-12-01'),
        invoice('b', 'overdue', 250, '2026-10-15'),
        invoice('c', 'paid', 9000),
        invoice('d', 'processing', 400),
        invoice('e', 'void', 70),
      ],
      'HKD',
    );
    expect(balance).toMatchObject({ due: 1250, overdue: 1, processing: 1, first: { id: 'b' } });
    expect(balance.open.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('never adds two currencies', () => {
    expect(openBalance([{ ...invoice('a', 'due', 1000), currency: 'SGD' }], 'HKD')).toMatchObject({ due: 0, first: null });
  });

  it('knows what is to be paid first, whichever site it is of', () => {
    const singapores: Invoice = { ...invoice('b', 'due', 900, '2026-11-20'), currency: 'SGD' };
    expect(firstOpen([invoice('a', 'due', 1000, '2026-12-01'), singapores, invoice('c', 'paid', 10, '2026-11-01')])?.id).toBe('b');
    expect(firstOpen([invoice('c', 'paid', 10)])).toBeNull();
  });
});

describe('an estimate', () => {
  it('is compared only where there is one', () => {
    expect(compareWithEstimate({ amount: 500 })).toBeNull();
    expect(compareWithEstimate({ amount: 500, estimate: 500 })).toEqual({ kind: 'as-estimated' });
    expect(compareWithEstimate({ amount: 500, estimate: 450 })).toEqual({ kind: 'more', by: 50 });
    expect(compareWithEstimate({ amount: 500, estimate: 620 })).toEqual({ kind: 'less', by: 120 });
  });
});
