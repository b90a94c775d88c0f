import { type CallHandler, ok, refused } from '../../http/answer';
import { and, asc, eq } from 'drizzle-orm';
import { bookings, orders } from '../../db/schema/orders';
import { requireMember } from '../../identity/authenticate';

/** The confirmation of an order, for its member alone: a number is easily guessed. The first booking is its collection. */
export const placedOrder: CallHandler<'placedOrder'> = async ({ params, request }, { database: { orm } }) => {
  const { userId } = requireMember(request);
  const [row] = await orm
    .select()
    .from(orders)
    .innerJoin(bookings, eq(bookings.orderId, orders.id))
    .where(and(eq(orders.number, params.number), eq(orders.userId, userId)))
    .orderBy(asc(bookings.createdAt))
    .limit(1);
  if (!row) return refused('NOT_FOUND', 'There is no such order.');
  const { orders: order, bookings: visit } = row;
  const { chargedToday, chargedLater } = order.quote;
  return ok({
    order: {
      id: order.id,
      number: order.number,
      chargedToday,
      chargedLater: chargedLater.map(({ date, amount }) => ({ date: date ?? order.startsOn, amount })),
    },
    booking: visit.cancelledAt ? null : { id: visit.id, date: visit.date, time: visit.slot },
    address: visit.address,
  });
};
