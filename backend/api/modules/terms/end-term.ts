import { and, asc, eq, like, lt, sql } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { invoices, orders } from '@/backend/api/db/schema/orders';
import { gifts } from '@/backend/api/db/schema/payments';
import { refunds, type RefundRow } from '@/backend/api/db/schema/refunds';
import { storagePlans } from '@/backend/api/db/schema/wardrobe';
import { type CallHandler, ok, type Refusal, refused } from '@/backend/api/http/answer';
import { requireMember } from '@/backend/api/identity/authenticate';
import { issueInvoice } from '@/backend/api/modules/billing/issue-invoice';
import { lockMonthsAhead, voidMonthsAfter } from '@/backend/api/modules/billing/months-ahead';
import { invoiceLine } from '@/backend/api/modules/order/order-invoice';
import { oweRefund, settleRefund } from '@/backend/api/payments/refunds';
import { termFigures } from './term-figures';

type Ended = { kind: 'ended'; endsOn: string; row: RefundRow; toGift: number };

/**
 * Ends the term with its plans, credit and owed refund in one transaction; the gateway is asked afterwards, and retried by the job until it
 * confirms.
 */
export const endTerm: CallHandler<'endTerm'> = async ({ params, body, request }, context) => {
  const { userId } = requireMember(request);
  const {
    database: { orm },
    clock,
  } = context;
  const result = await orm.transaction((tx) => end(tx, { id: params.id, userId, refund: body.refund, now: clock() }));
  if (result.kind === 'refused') return result;
  const { endsOn, row, toGift } = result;
  const isDone = row.status === 'done' || (await settleRefund(context, row.key));
  return ok({
    id: params.id,
    endsOn,
    refund: row.toCard + row.asCredit + toGift,
    toCard: row.toCard,
    asCredit: row.asCredit,
    ...(toGift > 0 ? { toGift } : {}),
    status: isDone ? ('done' as const) : ('pending' as const),
  });
};

async function end(
  tx: Orm,
  { id, userId, refund, now }: { id: string; userId: string; refund: number; now: Date },
): Promise<Ended | Refusal> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)))
    .for('update');
  const [known] = order?.endsOn ? await tx.select().from(refunds).where(eq(refunds.orderId, id)) : [];
  if (order?.endsOn && known) return { kind: 'ended', endsOn: order.endsOn, row: known, toGift: await givenToGift(tx, order.id, known) };
  if (order) await lockMonthsAhead(tx, order, now);
  const figures = order ? await termFigures(tx, order, now) : null;
  if (!order || !figures) return refused('NOT_FOUND', 'There is no such term.');
  if (figures.refund !== refund) {
    return refused('PRICE_CHANGED', 'The refund has changed; nothing was ended.', [
      { path: 'refund', code: 'changed', params: { was: refund, now: figures.refund } },
    ]);
  }

  const { toCard, asCredit, toGift = 0, chargeId, endsOn } = figures;
  await tx.update(orders).set({ status: 'ended', endedAt: now, endsOn, renewsOn: null }).where(eq(orders.id, id));
  await tx
    .update(storagePlans)
    .set({ endsOn })
    .where(and(eq(storagePlans.userId, userId), like(storagePlans.id, `${id}-%`)));
  await voidMonthsAfter(tx, { orderId: id, endsOn }, now);
  if (toGift > 0 && order.couponCode !== null) {
    await tx
      .update(gifts)
      .set({ balance: sql`${gifts.balance} + ${toGift}` })
      .where(eq(gifts.code, order.couponCode));
  }
  if (figures.refund > 0) {
    const period = figures.state === 'resting' ? {} : { period: { from: order.startsOn, to: endsOn } };
    await issueInvoice(
      tx,
      {
        userId,
        orderId: id,
        country: order.country,
        lines: [invoiceLine('refund', -figures.refund)],
        status: 'refunded',
        dueDate: endsOn,
        ...period,
        usesCredit: false,
      },
      now,
    );
  }
  return {
    kind: 'ended',
    endsOn,
    toGift,
    row: await oweRefund(tx, { of: { orderId: id }, userId, country: order.country, chargeId, toCard, asCredit }, now),
  };
}

/** For a term ended earlier: the rest of its last invoice's refund. */
async function givenToGift(tx: Pick<Orm, 'select'>, orderId: string, { toCard, asCredit }: RefundRow): Promise<number> {
  const [back] = await tx
    .select({ total: invoices.total })
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), lt(invoices.total, 0)))
    .orderBy(asc(invoices.createdAt))
    .limit(1);
  return back ? -back.total - toCard - asCredit : 0;
}
