import { and, asc, eq, gte, isNull } from 'drizzle-orm';
import type { Orm } from '@/backend/db/database';
import { bookings, type BookingRow } from '@/backend/db/schema/orders';
import type { RegionCode } from '@/lib/config/regions';
import { slotMoment } from './booking-shape';
import { regionTime } from './region-time';

/** The visit that is next, or under way; null when none is ahead. */
export async function nextBooking(orm: Orm, { userId, country, now }: { userId: string; country: RegionCode; now: Date }): Promise<BookingRow | null> {
  const ahead = await orm.select().from(bookings)
    .where(and(eq(bookings.userId, userId), eq(bookings.country, country), isNull(bookings.cancelledAt), gte(bookings.date, regionTime(now, country).date)))
    .orderBy(asc(bookings.date), asc(bookings.slot));
  return ahead.find((booking) => slotMoment(booking, 'end') > now) ?? null;
}
