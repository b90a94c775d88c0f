import type { Invoice, InvoiceOrder, InvoiceStatus } from '@/lib/contract/billing';

export const INVOICE_STATUSES: readonly InvoiceStatus[] = ['due', 'overdue', 'processing', 'paid', 'refunded', 'void'];
export const INVOICE_ORDERS: readonly InvoiceOrder[] = ['oldest', 'largest', 'smallest'];
export const TAKES = [10, 20, 50, 100] as const;
const DEFAULT_TAKE = TAKES[0];
const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;

/** From the first to the last month, `YYYY-MM`, both included. */
export interface Period {
  from: string;
  to: string;
}

/** What narrows the list. */
export interface ListFilter {
  status: InvoiceStatus | null;
  period: Period | null;
}

/** Everything. */
export const NO_FILTER: ListFilter = { status: null, period: null };

/** State of the invoice list, kept in its address. */
export interface ListAddress extends ListFilter {
  page: number;
  take: number;
  /** Null: newest first. */
  order: InvoiceOrder | null;
}

type Query = Record<string, string | string[] | undefined>;

/** Parses the query of an address; invalid values fall back to the defaults. */
export function readListAddress(query: Query): ListAddress {
  const take = integerOf(query.take);
  return {
    page: Math.max(1, integerOf(query.page) ?? 1),
    take: TAKES.find((candidate) => candidate === take) ?? DEFAULT_TAKE,
    status: INVOICE_STATUSES.find((candidate) => candidate === firstOf(query.status)) ?? null,
    period: periodOf(firstOf(query.from), firstOf(query.to)),
    order: INVOICE_ORDERS.find((candidate) => candidate === firstOf(query.order)) ?? null,
  };
}

/** The shortest query for this state. */
export function writeListAddress({ page, take, status, period, order }: ListAddress): Record<string, string> {
  return {
    ...(page === 1 ? {} : { page: String(page) }),
    ...(take === DEFAULT_TAKE ? {} : { take: String(take) }),
    ...filterQuery({ status, period }),
    ...(order ? { order } : {}),
  };
}

/** The filter as the call takes it. */
export function filterQuery({ status, period }: ListFilter): { status?: InvoiceStatus; from?: string; to?: string } {
  return { ...(status ? { status } : {}), ...period };
}

export function isFiltered({ status, period }: ListFilter): boolean {
  return status !== null || period !== null;
}

/** Whether the answer respects the filter: a provider without filters returns everything, and then the filters are hidden. */
export function honoursFilter({ status, period }: ListFilter, invoices: readonly Invoice[]): boolean {
  return invoices.every((invoice) => {
    const month = invoice.date.slice(0, 7);
    return (status === null || invoice.status === status) && (period === null || (period.from <= month && month <= period.to));
  });
}

/** Whether the answer is in the order that was asked for. Of a provider that cannot sort, every answer is newest first. */
export function honoursOrder(order: InvoiceOrder | null, invoices: readonly Invoice[]): boolean {
  return invoices.every((invoice, index) => {
    const before = invoices[index - 1];
    if (!before || order === null) return true;
    if (order === 'oldest') return before.date <= invoice.date;
    return order === 'largest' ? before.total >= invoice.total : before.total <= invoice.total;
  });
}

export function periodOfYear(year: number): Period {
  return { from: `${year}-01`, to: `${year}-12` };
}

/** The calendar year that the period is; null: it is another one. */
export function yearOfPeriod({ from, to }: Period): number | null {
  const year = Number(from.slice(0, 4));
  const whole = periodOfYear(year);
  return from === whole.from && to === whole.to ? year : null;
}

/** From the newest year back to the oldest. */
export function yearsBetween(oldest: string, newest: string): number[] {
  const [from, to] = [Number(oldest.slice(0, 4)), Number(newest.slice(0, 4))];
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => to - index);
}

function periodOf(from: string | undefined, to: string | undefined): Period | null {
  return from !== undefined && to !== undefined && MONTH.test(from) && MONTH.test(to) && from <= to ? { from, to } : null;
}

function integerOf(value: string | string[] | undefined): number | null {
  const text = firstOf(value);
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

function firstOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
