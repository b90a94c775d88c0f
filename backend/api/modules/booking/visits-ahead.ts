import { and, asc, eq, gte, isNull } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { bookings } from '@/backend/api/db/schema/orders';
import type { NextBooking } from '@/lib/contract/wardrobe-calls';
import { bookingShape, slotMoment } from './booking-shape';
import { regionDate } from './region-moment';
import { requestVisits } from './request-visits';

/** The visits of a van that are to come, the nearest first, whether they were booked with an order or with a basket of the wardrobe. */
export async function visitsAhead(orm: Pick<Orm, 'select'>, userId: string, now: Date): Promise<NextBooking[]> {
  const booked = await orm
    .select()
    .from(bookings)
    .where(and(eq(bookings.userId, userId), isNull(bookings.cancelledAt), gte(bookings.date, regionDate(now))))
    .orderBy(asc(bookings.date), asc(bookings.slot))
    .limit(200);
  const ofOrders: NextBooking[] = booked
    .filter((row) => slotMoment(row, 'end') > now)
    .map((row) => ({ ...row, isOpen: bookingShape(row, 0, now).feeNow !== null }))
    .map(({ id, kind, date, slot, arrivals, isOpen }) => ({
      id,
      isOpen,
      kind,
      date,
      time: slot,
      itemCount: arrivals ? arrivals.reduce((sum, { count }) => sum + count, 0) : null,
    }));
  const ofBaskets: NextBooking[] = (await requestVisits(orm, userId, { lateFee: async () => 0, now }))
    .filter(({ status }) => status === 'booked')
    .map(({ id, kind, date, time, itemCount, feeNow }) => ({ id, kind, date, time, itemCount, isOpen: feeNow !== null }));
  return [...ofOrders, ...ofBaskets].sort((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`));
}
