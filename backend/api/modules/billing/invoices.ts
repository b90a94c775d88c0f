import { and, asc, count, desc, eq, gte, lt, lte, or, type SQL, isNull, max, min } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { invoicePayments, invoices as table, type InvoiceRow, orders } from '@/backend/api/db/schema/orders';
import { type CallHandler, ok, refused } from '@/backend/api/http/answer';
import { requireMember } from '@/backend/api/identity/authenticate';
import { regionTime } from '@/backend/api/modules/booking/region-time';
import { addDays } from '@/lib/calendar-days';
import { REGION_CODES, REGIONS } from '@/lib/config/regions';
import type { InvoiceOrder, InvoiceStatus, Invoice } from '@/lib/contract/billing';
import { NOTICE_DAYS } from '@/lib/domain/billing/invoice-days';
import { creditOf, totalOf } from './issue-invoice';
import { nextPeriodOf } from './renewal';

/**
 * `today` is the calendar date in the invoice's region. A row's `periodTo` is the first day of the next period; the wire has the last day
 * of this one.
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

export const invoices: CallHandler<'invoices'> = async ({ query, request }, { database: { orm }, clock }) => {
  const { page, take, status, from, to, order } = query;
  const { userId } = requireMember(request);
  const now = clock();
  const where = ofMember({ userId, status, from, to, now });
  const [counted] = await invoiceCount(orm, where);
  const itemCount = counted?.value ?? 0;
  const rows = await invoicePage(orm, { where, page, take, order });
  return ok({
    data: rows.map((row) => invoiceShape(row.invoices, row.invoice_payments, regionTime(now, row.invoices.country).date)),
    meta: { page, take, itemCount, pageCount: Math.ceil(itemCount / take) },
  });
};

interface Filter {
  userId: string;
  status?: InvoiceStatus | undefined;
  /** First and last month, `YYYY-MM`. */
  from?: string | undefined;
  to?: string | undefined;
  now: Date;
}

export function ofMember({ userId, status, from, to, now }: Filter): SQL | undefined {
  return and(
    eq(table.userId, userId),
    status ? ofStatus(status, now) : undefined,
    from ? gte(table.date, `${from}-01`) : undefined,
    to ? lte(table.date, lastDayOf(to)) : undefined,
  );
}

export function invoiceCount(orm: Pick<Orm, 'select'>, where: SQL | undefined) {
  return orm.select({ value: count() }).from(table).where(where);
}

function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

interface Page {
  where: SQL | undefined;
  page: number;
  take: number;
  order?: InvoiceOrder | undefined;
}

/** By date in index order, so that a page costs the same in a long list. */
export function invoicePage(orm: Pick<Orm, 'select'>, { where, page, take, order }: Page) {
  return orm
    .select()
    .from(table)
    .leftJoin(invoicePayments, eq(invoicePayments.invoiceId, table.id))
    .where(where)
    .orderBy(...orderOf(order))
    .limit(take)
    .offset((page - 1) * take);
}

/** Equal amounts come newest first. */
function orderOf(order: InvoiceOrder | undefined): SQL[] {
  if (order === 'oldest') return [asc(table.date), asc(table.number)];
  const newest = [desc(table.date), desc(table.number)];
  return order ? [order === 'largest' ? desc(table.total) : asc(table.total), ...newest] : newest;
}

/** An invoice of this member with its payment. */
export async function invoiceOf(orm: Pick<Orm, 'select'>, userId: string, id: string) {
  const [row] = await orm
    .select()
    .from(table)
    .leftJoin(invoicePayments, eq(invoicePayments.invoiceId, table.id))
    .where(and(eq(table.id, id), eq(table.userId, userId)));
  return row;
}

export const invoice: CallHandler<'invoice'> = async ({ params, request }, { database: { orm }, clock }) => {
  const { userId } = requireMember(request);
  const row = await invoiceOf(orm, userId, params.id);
  if (!row) return refused('NOT_FOUND', 'There is no such invoice.');
  const { billedTo, country } = row.invoices;
  const shape = invoiceShape(row.invoices, row.invoice_payments, regionTime(clock(), country).date);
  return ok({ data: { ...shape, ...(billedTo ? { billedTo } : {}) } });
};

/** Overdue depends on the date in the invoice's region. */
function ofStatus(status: InvoiceStatus, now: Date): SQL | undefined {
  if (status !== 'due' && status !== 'overdue') return eq(table.status, status);
  const isLate = status === 'overdue' ? lt : gte;
  return and(
    eq(table.status, 'due'),
    or(...REGION_CODES.map((country) => and(eq(table.country, country), isLate(table.dueDate, regionTime(now, country).date)))),
  );
}

export const billingBalance: CallHandler<'billingBalance'> = async ({ query, request }, { database: { orm }, clock }) => {
  const { userId } = requireMember(request);
  const country = REGION_CODES.find((code) => REGIONS[code].currency.toLowerCase() === query.currency) ?? 'sg';
  const { currency } = REGIONS[country];
  const due = await orm
    .select({ id: table.id, total: table.total, dueDate: table.dueDate })
    .from(table)
    .where(and(eq(table.userId, userId), eq(table.country, country), eq(table.status, 'due')))
    .orderBy(asc(table.dueDate), asc(table.number));
  const [dates] = await orm
    .select({ oldest: min(table.date), newest: max(table.date) })
    .from(table)
    .where(eq(table.userId, userId));
  const active = await orm
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.country, country), eq(orders.status, 'active'), isNull(orders.restingSince)))
    .orderBy(asc(orders.renewsOn));
  const { date: today } = regionTime(clock(), country);
  const later = due.filter(({ dueDate }) => dueDate > today);
  /** Credit pays a month when its invoice is issued, and the fees of a visit when they are due. */
  const ahead = later.map(({ total, dueDate }) => ({ date: dueDate, amount: total, creditOn: dueDate }));
  for (const order of active) {
    const { renewsOn } = order;
    if (renewsOn === null) continue;
    const { lines } = await nextPeriodOf(orm, { ...order, renewsOn });
    ahead.push({ date: renewsOn, amount: totalOf(lines), creditOn: addDays(renewsOn, -NOTICE_DAYS) });
  }
  const credit = await creditOf(orm, userId, currency);
  // Amounts with a later due date (fees of a visit, the next month) are reported as upcoming.
  const now = due.filter(({ dueDate }) => dueDate <= today);
  const dueNow = now.reduce((sum, { total }) => sum + total, 0);
  let creditLeft = Math.max(0, credit - dueNow);
  const charges = ahead
    .toSorted((a, b) => a.creditOn.localeCompare(b.creditOn))
    .map(({ date, amount }) => {
      const used = Math.min(creditLeft, amount);
      creditLeft -= used;
      return { date, amount: amount - used, used };
    })
    .toSorted((a, b) => a.date.localeCompare(b.date));
  const overdue = now.filter(({ dueDate }) => dueDate < today);
  const next = charges.find(({ amount }) => amount > 0);
  const covered = next ?? charges.find(({ used }) => used > 0);
  const creditUsed = charges.reduce((sum, { date, used }) => (date === covered?.date ? sum + used : sum), 0);
  return ok({
    currency,
    dueNow,
    dueCount: now.length,
    firstDue: now[0]?.id ?? null,
    overdue: overdue[0] ? { count: overdue.length, since: overdue[0].dueDate } : null,
    later: later[0]
      ? { first: later[0].id, count: later.length, amount: later.reduce((sum, { total }) => sum + total, 0), by: later[0].dueDate }
      : null,
    invoiceDates: dates?.oldest && dates.newest ? { oldest: dates.oldest, newest: dates.newest } : null,
    nextCharge: next
      ? { date: next.date, amount: charges.reduce((sum, { date, amount }) => (date === next.date ? sum + amount : sum), 0) }
      : null,
    creditUsed: covered && creditUsed > 0 ? { date: covered.date, amount: creditUsed } : null,
    credit,
  });
};
