import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { consignedPieces, consignmentOrders } from '@/backend/api/db/schema/orders';

/** The pieces stay at home and can be offered again. */
export async function cancelConsignment(tx: Pick<Orm, 'select' | 'update'>, bookingId: string, now: Date): Promise<void> {
  const called = await tx.select({ id: consignmentOrders.id }).from(consignmentOrders).where(eq(consignmentOrders.bookingId, bookingId));
  if (called.length === 0) return;
  const waiting = and(
    inArray(
      consignedPieces.orderId,
      called.map(({ id }) => id),
    ),
    isNull(consignedPieces.itemId),
    eq(consignedPieces.state, 'requested'),
  );
  await tx.update(consignedPieces).set({ state: 'at-home', since: now }).where(waiting);
}
