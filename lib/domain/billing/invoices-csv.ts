import type { Invoice, InvoiceStatus } from '@/lib/contract/billing';

export type CsvColumn = 'number' | 'date' | 'dueDate' | 'from' | 'to' | 'status' | 'currency' | 'tax' | 'amount';
const COLUMNS: readonly CsvColumn[] = ['number', 'date', 'dueDate', 'from', 'to', 'status', 'currency', 'tax', 'amount'];

interface Words {
  column: (column: CsvColumn) => string;
  status: (status: InvoiceStatus) => string;
}

const MINOR_DIGITS = 2;
/** Spreadsheets take the text for UTF-8 only when it begins with this. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A table for spreadsheets: dates and amounts as machines read them, names in the reader's language. */
export function invoicesCsv(invoices: readonly Invoice[], words: Words): string {
  const rows = invoices.map((invoice) => COLUMNS.map((column) => cellOf(invoice, column, words)));
  return BYTE_ORDER_MARK + [COLUMNS.map((column) => textCell(words.column(column))), ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

function cellOf(invoice: Invoice, column: CsvColumn, words: Words): string {
  switch (column) {
    case 'amount':
      return decimal(invoice.total);
    case 'tax':
      return invoice.tax ? decimal(invoice.tax.amount) : '';
    case 'from':
      return textCell(invoice.period?.from ?? '');
    case 'to':
      return textCell(invoice.period?.to ?? '');
    case 'status':
      return textCell(words.status(invoice.status));
    default:
      return textCell(invoice[column] ?? '');
  }
}

/** Quoted where needed; text that a spreadsheet would run as a formula is marked as text. */
function textCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Minor units as a decimal number, without a float in between. */
function decimal(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(MINOR_DIGITS + 1, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -MINOR_DIGITS)}.${digits.slice(-MINOR_DIGITS)}`;
}
