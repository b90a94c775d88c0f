import { and, count, eq, gte, isNull, or, type SQL } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { isUnexpired } from '@/backend/api/db/expiry';
import type { StoredResult } from '@/backend/api/db/schema/payments';
import { slotReservations } from '@/backend/api/db/schema/slots';
import { announceWardrobe, wardrobeVersion } from '@/backend/api/modules/wardrobe/wardrobe-version';
import type { BackendContext } from '@/backend/context';
import type { RegionCode } from '@/lib/config/regions';
import { regionTime } from './region-time';
import { type ReservationCounts, slotKey } from './slot-calendar';

/** Shows an order in the wardrobe before anything arrives: plan, visit, pieces to be sold. */
export async function announceNewVisit({ userId }: Pick<StoredResult, 'userId'>, context: BackendContext): Promise<void> {
  if (userId) await announceWardrobe(context, userId, await wardrobeVersion(context.database.orm, userId));
}

/** Longer than any payment takes; abandoned payments release it earlier. No place is held longer without a booking. */
export const PAYMENT_HOLD_MS = 30 * 60_000;

/** A hold that still runs. */
export const isActiveHold = (now: Date): SQL | undefined => isUnexpired(slotReservations.expiresAt, now, PAYMENT_HOLD_MS);

/** Whether a reservation counts: a booking always, a hold until it expires. */
export const isActiveReservation = (now: Date): SQL | undefined => or(isNull(slotReservations.expiresAt), isActiveHold(now));

/** Places taken by bookings and active holds, from today on. */
export async function countReservations(orm: Orm, region: RegionCode, now: Date): Promise<ReservationCounts> {
  const rows = await orm
    .select({ date: slotReservations.date, slot: slotReservations.slot, places: count() })
    .from(slotReservations)
    .where(and(eq(slotReservations.country, region), gte(slotReservations.date, regionTime(now, region).date), isActiveReservation(now)))
    .groupBy(slotReservations.date, slotReservations.slot);
  return new Map(rows.map(({ date, slot, places }) => [slotKey(date, slot), places]));
}
