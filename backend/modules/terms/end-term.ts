import { randomUUID } from 'node:crypto';
import { and, eq, like } from 'drizzle-orm';
import type { Orm } from '@/backend/db/database';
import { orders, termRefunds } from '@/backend/db/schema/orders';
import { accountCredits } from '@/backend/db/schema/payments';
import { storagePlans } from '@/backend/db/schema/wardrobe';
import { ok, refused, type Refusal } from '@/backend/http/answer';
import type { CallHandler } from '@/backend/http/call-handler';
import { requireMember } from '@/backend/identity/authenticate';
import { issueInvoice } from '@/backend/modules/billing/issue-invoice';
import { lockMonthsAhead, voidMonthsAfter } from '@/backend/modules/billing/months-ahead';
import { invoiceLine } from '@/backend/modules/order/order-invoice';
import { REGIONS } from '@/lib/config/regions';
import { settleRefund } from './settle-refunds';
import { termFigures } from './term-figures';

type Ended = { kind: 'ended'; endsOn: string; row: typeof termRefunds.$inferSelect };

/**
 * Ends the term in one transaction with its plans, its credit and the refund that is owed; the gateway is asked after it,
 * and again by the upkeep until it has confirmed.
 */
export const endTerm: CallHandler<'endTerm'> = async ({ params, body, request }, context) => {
  const { userId } = requireMember(request);
  const { database: { orm }, clock } = context;
  const result = await orm.transaction((tx) => end(tx, { id: params.id, userId, refund: body.refund, now: clock() }));
  if (result.kind === 'refused') return result;
  const { endsOn, row } = result;
  const isDone = row.status === 'done' || (await settleRefund(context, row.orderId));
  return ok({ id: params.id, endsOn, refund: row.toCard + row.asCredit, toCard: row.toCard, asCredit: row.asCredit, status: isDone ? ('done' as const) : ('pending' as const) });
};

async function end(tx: Orm, { id, userId, refund, now }: { id: string; userId: string; refund: number; now: Date }): Promise<Ended | Refusal> {
  const [order] = await tx.select().from(orders).where(and(eq(orders.id, id), eq(orders.userId, userId))).for('update');
  const [known] = order?.endsOn ? await tx.select().from(termRefunds).where(eq(termRefunds.orderId, id)) : [];
  if (order?.endsOn && known) return { kind: 'ended', endsOn: order.endsOn, row: known };
  if (order) await lockMonthsAhead(tx, order, now);
  const figures = order ? await termFigures(tx, order, now) : null;
  if (!order || !figures) return refused('NOT_FOUND', 'There is no such term.');
  if (figures.refund !== refund) return refused('PRICE_CHANGED', 'The refund has changed; nothing was ended.', [{ path: 'refund', code: 'changed', params: { was: refund, now: figures.refund } }]);

  const { toCard, asCredit, chargeId, endsOn } = figures;
  await tx.update(orders).set({ status: 'ended', endedAt: now, endsOn, renewsOn: null }).where(eq(orders.id, id));
  await tx.update(storagePlans).set({ endsOn }).where(and(eq(storagePlans.userId, userId), like(storagePlans.id, `${id}-%`)));
  await voidMonthsAfter(tx, { orderId: id, endsOn }, now);
  if (asCredit > 0) await tx.insert(accountCredits).values({ id: randomUUID(), userId, currency: REGIONS[order.country].currency, amount: asCredit, reason: 'store-credit', createdAt: now });
  if (figures.refund > 0) {
    const period = figures.state === 'resting' ? {} : { period: { from: order.startsOn, to: endsOn } };
    await issueInvoice(tx, { userId, orderId: id, country: order.country, lines: [invoiceLine('refund', -figures.refund)], status: 'refunded', dueDate: endsOn, ...period, usesCredit: false }, now);
  }
  const isDone = toCard === 0;
  const [row] = await tx.insert(termRefunds).values({ orderId: id, userId, country: order.country, chargeId, toCard, asCredit, status: isDone ? 'done' : 'pending', createdAt: now, doneAt: isDone ? now : null }).returning();
  if (!row) throw new Error('A refund was not stored');
  return { kind: 'ended', endsOn, row };
}
