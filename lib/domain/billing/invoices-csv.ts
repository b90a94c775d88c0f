import type { Invoice, InvoiceStatus } from '@/lib/contract/billing';
import { decimalOf } from '@/lib/money';
import { csvOf, type CsvCell } from '@/lib/text/csv';

type CsvColumn = 'number' | 'date' | 'dueDate' | 'from' | 'to' | 'status' | 'currency' | 'tax' | 'amount';
const COLUMNS: readonly CsvColumn[] = ['number', 'date', 'dueDate', 'from', 'to', 'status', 'currency', 'tax', 'amount'];

interface Words {
  column: (column: CsvColumn) => string;
  status: (status: InvoiceStatus) => string;
}

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
      return { number: decimalOf(invoice.total) };
    case 'tax':
      return invoice.tax ? { number: decimalOf(invoice.tax.amount) } : '';
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
