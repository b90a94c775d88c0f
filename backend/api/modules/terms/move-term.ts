import { and, eq, like } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { invoices, orders } from '@/backend/api/db/schema/orders';
import { storagePlans } from '@/backend/api/db/schema/wardrobe';
import { addMonths } from '@/lib/domain/shared/add-months';

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
  const { userId, startsOn: before, renewsOn, months } = order;
  // A month after the term was billed with the old dates.
  if (renewsOn !== null && renewsOn !== addMonths(before, months)) return;
  const endsOn = addMonths(startsOn, months);
  await tx
    .update(orders)
    .set({ startsOn, renewsOn: renewsOn === null ? null : endsOn })
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
