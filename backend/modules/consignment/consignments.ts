import { asc, desc, eq } from 'drizzle-orm';
import { bookings, consignedPieces, consignmentOrders } from '@/backend/db/schema/orders';
import { ok } from '@/backend/http/answer';
import type { CallHandler } from '@/backend/http/call-handler';
import { requireMember } from '@/backend/identity/authenticate';
import { REGIONS } from '@/lib/config/regions';

export const consignments: CallHandler<'consignments'> = async ({ request }, { database: { orm } }) => {
  const { userId } = requireMember(request);
  const orders = await orm
    .select()
    .from(consignmentOrders)
    .leftJoin(bookings, eq(bookings.id, consignmentOrders.bookingId))
    .where(eq(consignmentOrders.userId, userId))
    .orderBy(desc(consignmentOrders.orderedAt), desc(consignmentOrders.number));
  const pieces = await orm.select().from(consignedPieces).where(eq(consignedPieces.userId, userId)).orderBy(asc(consignedPieces.position));
  return ok({
    consignments: orders.map(({ consignment_orders: order, bookings: booking }) => ({
      id: order.id, number: order.number, currency: REGIONS[order.country].currency, orderedAt: order.orderedAt.toISOString(),
      ...(booking ? { booking: { id: booking.id, date: booking.date, time: booking.slot } } : {}),
      pieces: pieces.filter(({ orderId }) => orderId === order.id).map(({ id, brand, category, condition, state, since, photos, itemId, askingPrice, sale }) => ({
        id, brand, category, condition, state, since: since.toISOString(), photos,
        ...(itemId ? { itemId } : {}), ...(askingPrice === null ? {} : { askingPrice }), ...(sale ? { sale } : {}),
      })),
    })),
  });
};
