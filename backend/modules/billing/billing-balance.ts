import { and, asc, eq } from 'drizzle-orm';
import { invoices, orders } from '@/backend/db/schema/orders';
import { ok } from '@/backend/http/answer';
import type { CallHandler } from '@/backend/http/call-handler';
import { requireMember } from '@/backend/identity/authenticate';
import { REGION_CODES, REGIONS } from '@/lib/config/regions';
import { creditOf, totalOf } from './issue-invoice';
import { renewalLines } from './renewal';

export const billingBalance: CallHandler<'billingBalance'> = async ({ query, request }, { database: { orm } }) => {
  const { userId } = requireMember(request);
  const country = REGION_CODES.find((code) => REGIONS[code].currency.toLowerCase() === query.currency) ?? 'sg';
  const { currency } = REGIONS[country];
  const due = await orm.select({ total: invoices.total }).from(invoices).where(and(eq(invoices.userId, userId), eq(invoices.country, country), eq(invoices.status, 'due')));
  const active = await orm.select().from(orders).where(and(eq(orders.userId, userId), eq(orders.country, country), eq(orders.status, 'active'))).orderBy(asc(orders.renewsOn));
  const next = active.find(({ renewsOn }) => renewsOn !== null);
  return ok({
    currency, dueNow: due.reduce((sum, { total }) => sum + total, 0), dueCount: due.length,
    nextCharge: next?.renewsOn ? { date: next.renewsOn, amount: totalOf(renewalLines(next)) } : null,
    credit: await creditOf(orm, userId, currency),
  });
};
