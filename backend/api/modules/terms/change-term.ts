import { and, eq, like, lt, or } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { invoices, orders } from '@/backend/api/db/schema/orders';
import { refunds } from '@/backend/api/db/schema/refunds';
import { storagePlans } from '@/backend/api/db/schema/wardrobe';
import { ok, refused, type CallHandler } from '@/backend/api/http/answer';
import { requireMember } from '@/backend/api/identity/authenticate';
import { regionTime } from '@/backend/api/modules/booking/region-time';
import { addMonths } from '@/lib/domain/shared/add-months';

type Order = typeof orders.$inferSelect;

/** Before its last day, and only where ending moved no money: what was given back would have to be charged again. */
export async function canGoOn(orm: Pick<Orm, 'select'>, { id, country, status, startsOn, endsOn }: Order, now: Date): Promise<boolean> {
  if (status !== 'ended' || endsOn === null || endsOn <= regionTime(now, country).date) return false;
  const [refund] = await orm.select().from(refunds).where(eq(refunds.orderId, id));
  if (refund && refund.toCard + refund.asCredit > 0) return false;
  const [moved] = await orm
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.orderId, id), or(lt(invoices.total, 0), and(eq(invoices.periodFrom, startsOn), eq(invoices.status, 'void')))))
    .limit(1);
  return moved === undefined;
}

export const goOnWithTerm: CallHandler<'goOnWithTerm'> = async ({ params, request }, { database: { orm }, clock }) => {
  const { userId } = requireMember(request);
  return orm.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.id, params.id), eq(orders.userId, userId)))
      .for('update');
    if (!order || order.quote.monthlyListPrices.length === 0) return refused('NOT_FOUND', 'There is no such plan.');
    if (order.status === 'active') return ok({ id: order.id });
    const { endsOn, startsOn, months, anchorDay } = order;
    if (endsOn === null || !(await canGoOn(tx, order, clock()))) return refused('UNDO_OVER', 'Its end can no longer be taken back.');
    const paidUntil = addMonths(startsOn, months, anchorDay);
    const renewsOn = endsOn < paidUntil ? paidUntil : endsOn;
    const scheduled = order.changesOn !== null || order.scheduled?.from === renewsOn ? order.scheduled : null;
    await tx.delete(refunds).where(eq(refunds.orderId, order.id));
    await tx
      .update(orders)
      // Months that were voided with the end are billed again by the next run.
      .set({ status: 'active', endedAt: null, endsOn: null, renewsOn, scheduled })
      .where(eq(orders.id, order.id));
    await tx
      .update(storagePlans)
      .set({ endsOn: null })
      .where(and(eq(storagePlans.userId, userId), like(storagePlans.id, `${order.id}-%`)));
    return ok({ id: order.id });
  });
};

/** A term begins with its collection, also after a move or a replacement: days without storage are not charged. */
export async function moveTerm(tx: Orm, orderId: string, startsOn: string): Promise<void> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.status, 'active')))
    .for('update');
  if (!order) return;
  if (order.restingSince !== null) await tx.update(orders).set({ restingSince: null }).where(eq(orders.id, orderId));
  if (order.startsOn === startsOn) return;
  const { userId, startsOn: before, renewsOn, months, anchorDay } = order;
  // A month after the term was billed with the old dates.
  if (renewsOn !== null && renewsOn !== addMonths(before, months, anchorDay)) return;
  const endsOn = addMonths(startsOn, months);
  await tx
    .update(orders)
    .set({ startsOn, anchorDay: null, renewsOn: renewsOn === null ? null : endsOn })
    .where(eq(orders.id, orderId));
  await tx
    .update(storagePlans)
    .set({ startedOn: startsOn })
    .where(and(eq(storagePlans.userId, userId), like(storagePlans.id, `${orderId}-%`)));
  await tx
    .update(invoices)
    .set({ periodFrom: startsOn, periodTo: endsOn })
    .where(and(eq(invoices.orderId, orderId), eq(invoices.periodFrom, before)));
}

/** Without its collection a term rests: no renewals, and ending it refunds everything. */
export async function restTerm(tx: Pick<Orm, 'update'>, orderId: string, now: Date): Promise<void> {
  await tx
    .update(orders)
    .set({ restingSince: now })
    .where(and(eq(orders.id, orderId), eq(orders.status, 'active')));
}
