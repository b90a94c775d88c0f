import { and, asc, eq, isNull, max, min } from 'drizzle-orm';
import { invoices, orders } from '@/backend/api/db/schema/orders';
import { type CallHandler, ok } from '@/backend/api/http/answer';
import { requireMember } from '@/backend/api/identity/authenticate';
import { regionTime } from '@/backend/api/modules/booking/region-time';
import { REGION_CODES, REGIONS } from '@/lib/config/regions';
import { creditOf, totalOf } from './issue-invoice';
import { nextPeriodOf } from './renewal';

export const billingBalance: CallHandler<'billingBalance'> = async ({ query, request }, { database: { orm }, clock }) => {
  const { userId } = requireMember(request);
  const country = REGION_CODES.find((code) => REGIONS[code].currency.toLowerCase() === query.currency) ?? 'sg';
  const { currency } = REGIONS[country];
  const due = await orm
    .select({ id: invoices.id, total: invoices.total, dueDate: invoices.dueDate })
    .from(invoices)
    .where(and(eq(invoices.userId, userId), eq(invoices.country, country), eq(invoices.status, 'due')))
    .orderBy(asc(invoices.dueDate), asc(invoices.number));
  const [dates] = await orm
    .select({ oldest: min(invoices.date), newest: max(invoices.date) })
    .from(invoices)
    .where(eq(invoices.userId, userId));
  const active = await orm
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.country, country), eq(orders.status, 'active'), isNull(orders.restingSince)))
    .orderBy(asc(orders.renewsOn));
  const { date: today } = regionTime(clock(), country);
  const renewals: { date: string; amount: number }[] = [];
  for (const order of active) {
    const { renewsOn } = order;
    if (renewsOn !== null) renewals.push({ date: renewsOn, amount: totalOf((await nextPeriodOf(orm, { ...order, renewsOn })).lines) });
  }
  const ahead = [
    ...due.filter(({ dueDate }) => dueDate > today).map(({ total, dueDate }) => ({ date: dueDate, amount: total })),
    ...renewals.filter(({ amount }) => amount > 0),
  ];
  // Amounts with a later due date (fees of a visit, the next month) are reported as upcoming.
  const now = due.filter(({ dueDate }) => dueDate <= today);
  const overdue = now.filter(({ dueDate }) => dueDate < today);
  const later = due.filter(({ dueDate }) => dueDate > today);
  const [next] = ahead.toSorted((a, b) => a.date.localeCompare(b.date));
  return ok({
    currency,
    dueNow: now.reduce((sum, { total }) => sum + total, 0),
    dueCount: now.length,
    firstDue: now[0]?.id ?? null,
    overdue: overdue[0] ? { count: overdue.length, since: overdue[0].dueDate } : null,
    later: later[0]
      ? { first: later[0].id, count: later.length, amount: later.reduce((sum, { total }) => sum + total, 0), by: later[0].dueDate }
      : null,
    invoiceDates: dates?.oldest && dates.newest ? { oldest: dates.oldest, newest: dates.newest } : null,
    nextCharge: next
      ? { date: next.date, amount: ahead.reduce((sum, { date, amount }) => (date === next.date ? sum + amount : sum), 0) }
      : null,
    credit: await creditOf(orm, userId, currency),
  });
};
