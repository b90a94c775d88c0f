import type { Invoice, InvoiceStatus } from '@/lib/contract/billing';
import { csvOf, type CsvCell } from '@/lib/text/csv';

type CsvColumn = 'number' | 'date' | 'dueDate' | 'from' | 'to' | 'status' | 'currency' | 'tax' | 'amount';
const COLUMNS: readonly CsvColumn[] = ['number', 'date', 'dueDate', 'from', 'to', 'status', 'currency', 'tax', 'amount'];

interface Words {
  column: (column: CsvColumn) => string;
  status: (status: InvoiceStatus) => string;
}

const MINOR_DIGITS = 2;

/** A table for spreadsheets: dates and amounts in machine-readable form, names in the reader's language. */
export function invoicesCsv(invoices: readonly Invoice[], words: Words): string {
  return csvOf(
    COLUMNS.map((column) => words.column(column)),
    invoices.map((invoice) => COLUMNS.map((column) => cellOf(invoice, column, words))),
  );
}

function cellOf(invoice: Invoice, column: CsvColumn, words: Words): CsvCell {
  switch (column) {
    case 'amount':
      return { number: decimal(invoice.total) };
    case 'tax':
      return invoice.tax ? { number: decimal(invoice.tax.amount) } : '';
    case 'from':
      return invoice.period?.from ?? '';
    case 'to':
      return invoice.period?.to ?? '';
    case 'status':
      return words.status(invoice.status);
    default:
      return invoice[column] ?? '';
  }
}

/** Minor units as a decimal number, without floating point. */
function decimal(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(MINOR_DIGITS + 1, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -MINOR_DIGITS)}.${digits.slice(-MINOR_DIGITS)}`;
}
