import { asc, desc, eq, and, inArray, isNull } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { bookings, consignedPieces, consignmentOrders } from '@/backend/api/db/schema/orders';
import { items, itemSales, type Item, type ItemSale } from '@/backend/api/db/schema/wardrobe';
import { type CallHandler, ok } from '@/backend/api/http/answer';
import { payoutAt } from '@/lib/domain/pricing/commission';
import { requireMember } from '@/backend/api/identity/authenticate';
import { REGIONS } from '@/lib/config/regions';
import type { ConsignedPiece } from '@/lib/contract/consignment';

export const consignments: CallHandler<'consignments'> = async ({ request }, { database: { orm } }) => {
  const { userId } = requireMember(request);
  const orders = await orm
    .select()
    .from(consignmentOrders)
    .leftJoin(bookings, eq(bookings.id, consignmentOrders.bookingId))
    .where(eq(consignmentOrders.userId, userId))
    .orderBy(desc(consignmentOrders.orderedAt), desc(consignmentOrders.number));
  const pieces = await orm
    .select({ piece: consignedPieces, item: items, sale: itemSales })
    .from(consignedPieces)
    .leftJoin(items, eq(items.id, consignedPieces.itemId))
    .leftJoin(itemSales, eq(itemSales.itemId, items.id))
    .where(eq(consignedPieces.userId, userId))
    .orderBy(asc(consignedPieces.position));
  return ok({
    consignments: orders.map(({ consignment_orders: order, bookings: booking }) => ({
      id: order.id,
      number: order.number,
      currency: REGIONS[order.country].currency,
      orderedAt: order.orderedAt.toISOString(),
      ...(booking ? { booking: { id: booking.id, date: booking.date, time: booking.slot } } : {}),
      pieces: pieces
        .filter(({ piece }) => piece.orderId === order.id)
        .map(({ piece, item, sale }) => ({ ...shapeOf(piece), ...(item ? inWardrobe(item, sale) : {}) })),
    })),
  });
};

type Piece = typeof consignedPieces.$inferSelect;

function shapeOf({ id, brand, category, condition, state, since, photos, askingPrice, sale }: Piece): ConsignedPiece {
  return {
    id,
    brand,
    category,
    condition,
    state,
    since: since.toISOString(),
    photos,
    ...(askingPrice === null ? {} : { askingPrice }),
    ...(sale ? { sale } : {}),
  };
}

/** After the collection the wardrobe has a piece's state and sale; the consignment shows those. */
function inWardrobe({ id, state, stateSince }: Item, sale: ItemSale | null): Partial<ConsignedPiece> {
  const isSold = sale?.soldPrice !== null && sale?.soldPrice !== undefined && sale.soldAt !== null;
  return {
    itemId: id,
    state,
    since: stateSince.toISOString(),
    ...(sale?.listPrice ? { askingPrice: sale.listPrice } : {}),
    ...(sale && isSold
      ? {
          sale: {
            ...payoutAt(sale.soldPrice ?? 0, sale.commissionPercent ?? 0),
            soldAt: (sale.soldAt ?? stateSince).toISOString(),
            ...(sale.paidAt ? { paidAt: sale.paidAt.toISOString() } : {}),
          },
        }
      : {}),
  };
}

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
