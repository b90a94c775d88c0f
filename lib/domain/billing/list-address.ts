import type { Invoice, InvoiceStatus } from '@/lib/contract/billing';

export const INVOICE_STATUSES: readonly InvoiceStatus[] = ['due', 'overdue', 'processing', 'paid', 'refunded', 'void'];
export const TAKES = [10, 20, 50, 100] as const;
const DEFAULT_TAKE = TAKES[0];
const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

/** State of the invoice list, kept in its address. */
export interface ListAddress {
  page: number;
  take: number;
  status: InvoiceStatus | null;
  year: number | null;
}

type Query = Record<string, string | string[] | undefined>;

/** Parses the query of an address; invalid values fall back to the defaults. */
export function readListAddress(query: Query): ListAddress {
  const take = integerOf(query.take);
  const year = integerOf(query.year);
  return {
    page: Math.max(1, integerOf(query.page) ?? 1),
    take: TAKES.find((candidate) => candidate === take) ?? DEFAULT_TAKE,
    status: INVOICE_STATUSES.find((candidate) => candidate === firstOf(query.status)) ?? null,
    year: year !== null && year >= FIRST_YEAR && year <= LAST_YEAR ? year : null,
  };
}

/** The shortest query for this state. */
export function writeListAddress({ page, take, status, year }: ListAddress): Record<string, string> {
  return {
    ...(page === 1 ? {} : { page: String(page) }),
    ...(take === DEFAULT_TAKE ? {} : { take: String(take) }),
    ...(status ? { status } : {}),
    ...(year === null ? {} : { year: String(year) }),
  };
}

export function isFiltered({ status, year }: ListAddress): boolean {
  return status !== null || year !== null;
}

/** Whether the answer respects the filter: a provider without filters returns everything, and then the filters are hidden. */
export function honoursFilter({ status, year }: ListAddress, invoices: readonly Invoice[]): boolean {
  return invoices.every(
    (invoice) => (status === null || invoice.status === status) && (year === null || invoice.date.startsWith(String(year))),
  );
}

/** From the newest year back to the oldest. */
export function yearsBetween(oldest: string, newest: string): number[] {
  const [from, to] = [Number(oldest.slice(0, 4)), Number(newest.slice(0, 4))];
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => to - index);
}

function integerOf(value: string | string[] | undefined): number | null {
  const text = firstOf(value);
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

function firstOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
