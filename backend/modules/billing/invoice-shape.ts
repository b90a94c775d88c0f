import type { invoicePayments, InvoiceRow } from '@/backend/db/schema/orders';
import { addDays } from '@/lib/calendar-days';
import { REGIONS } from '@/lib/config/regions';
import type { Invoice } from '@/lib/contract/billing';

/**
 * `today` is the calendar date where the invoice is due. A row's `periodTo` is the day on which the next period begins; what is told is the
 * last day.
 */
export function invoiceShape(row: InvoiceRow, payment: typeof invoicePayments.$inferSelect | null, today: string): Invoice {
  const { id, number, date, dueDate, periodFrom, periodTo, status, country, total, lines, taxRate, taxAmount } = row;
  return {
    id,
    number,
    date,
    dueDate,
    ...(periodFrom && periodTo ? { period: { from: periodFrom, to: addDays(periodTo, -1) } } : {}),
    status: status === 'due' && dueDate < today ? 'overdue' : status,
    currency: REGIONS[country].currency,
    total,
    lines,
    tax: { rate: taxRate, amount: taxAmount },
    payments: payment ? [{ at: payment.paidAt.toISOString(), amount: payment.amount, method: payment.method }] : [],
  };
}
