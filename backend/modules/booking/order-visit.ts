import { and, eq } from 'drizzle-orm';
import type { Orm } from '@/backend/db/database';
import { bookings, type BookingRow } from '@/backend/db/schema/orders';
import { moveVisitInvoice, voidVisitInvoice } from '@/backend/modules/billing/visit-invoice';
import { callConsignmentOff } from '@/backend/modules/consignment/call-off';
import { moveTerm, restTerm } from '@/backend/modules/terms/follow-collection';
import { bookingShape } from './booking-shape';
import { readLateFee } from './late-fee';
import type { OpenVisit, VisitOf } from './open-visit';
import { givePlaceBack } from './slot-places';

/** A visit that was booked with an order; null: this member has none of that id. */
export async function findOrderVisit(tx: Orm, { id, userId, env, now }: VisitOf): Promise<OpenVisit | null> {
  const [row] = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), eq(bookings.userId, userId)))
    .for('update');
  if (!row) return null;
  const lateFee = await readLateFee(tx, row.country);
  const store = async (on: Orm, values: Partial<BookingRow>, at: Date) => {
    const [stored] = await on.update(bookings).set(values).where(eq(bookings.id, id)).returning();
    if (!stored) throw new Error('A booking is gone');
    return bookingShape(stored, lateFee, at);
  };
  return {
    booking: bookingShape(row, lateFee, now),
    country: row.country,
    orderId: row.orderId,
    reservationId: row.reservationId,
    move: async (on, place, at) => {
      if (row.orderId) await moveTerm(on, row.orderId, place.date);
      await moveVisitInvoice(on, id, place.date);
      return store(on, place, at);
    },
    cancel: async (on, at) => {
      if (row.reservationId) await givePlaceBack(on, row.reservationId);
      if (row.orderId) await restTerm(on, row.orderId, at);
      await callConsignmentOff(on, id, at);
      await voidVisitInvoice(on, id, env, at);
      return store(on, { cancelledAt: at, reservationId: null }, at);
    },
  };
}
