import { and, count, eq, gte } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { slotReservations } from '@/backend/api/db/schema/slots';
import type { RegionCode } from '@/lib/config/regions';
import { isActiveReservation } from './active-reservations';
import { regionTime } from './region-time';
import { slotKey, type ReservationCounts } from './slot-calendar';

/** Places taken by bookings and active holds, from today on. */
export async function countReservations(orm: Orm, region: RegionCode, now: Date): Promise<ReservationCounts> {
  const rows = await orm
    .select({ date: slotReservations.date, slot: slotReservations.slot, places: count() })
    .from(slotReservations)
    .where(and(eq(slotReservations.country, region), gte(slotReservations.date, regionTime(now, region).date), isActiveReservation(now)))
    .groupBy(slotReservations.date, slotReservations.slot);
  return new Map(rows.map(({ date, slot, places }) => [slotKey(date, slot), places]));
}
