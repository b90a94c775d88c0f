import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Orm } from '@/backend/db/database';
import { itemRequestLines, itemRequests, type ItemRequestRow } from '@/backend/db/schema/item-requests';
import type { Booking } from '@/lib/contract/booking-calls';
import type { RegionCode } from '@/lib/config/regions';
import { slotMoment } from './booking-shape';

/** A van's visit that a basket of the wardrobe asked for, as the list of bookings shows it. */
export interface RequestVisit extends Booking {
  itemCount: number;
}

const MOVING = ['deliver', 'collect'] as const;

/** @param lateFee what a late change costs in the country of the visit */
export async function requestVisits(orm: Pick<Orm, 'select'>, userId: string, { lateFee, now, limit = 200 }: { lateFee: (country: RegionCode) => Promise<number>; now: Date; limit?: number }): Promise<RequestVisit[]> {
  const rows = await orm
    .select()
    .from(itemRequests)
    .where(and(eq(itemRequests.userId, userId), isNotNull(itemRequests.slotDate)))
    .orderBy(desc(itemRequests.slotDate), desc(itemRequests.slotTime))
    .limit(limit);
  if (rows.length === 0) return [];
  const lines = await orm
    .select({ requestId: itemRequestLines.requestId, action: itemRequestLines.action })
    .from(itemRequestLines)
    .where(and(inArray(itemRequestLines.requestId, rows.map(({ id }) => id)), inArray(itemRequestLines.action, [...MOVING])));
  const visits: RequestVisit[] = [];
  for (const row of rows) {
    const actions = lines.filter(({ requestId }) => requestId === row.id).map(({ action }) => action);
    const country: RegionCode = row.currency === 'HKD' ? 'hk' : 'sg';
    const visit = visitOf(row, { actions, country, lateFee: await lateFee(country), now });
    if (visit) visits.push(visit);
  }
  return visits;
}

function visitOf(row: ItemRequestRow, { actions, country, lateFee, now }: { actions: readonly string[]; country: RegionCode; lateFee: number; now: Date }): RequestVisit | null {
  const { id, number, slotDate: date, slotTime: slot, address, contact, note, status, undoUntil, currency } = row;
  if (!date || !slot || !address || actions.length === 0) return null;
  const brings = actions.includes('deliver');
  const fetches = actions.includes('collect');
  const isPast = slotMoment({ country, date, slot }, 'end') <= now;
  return {
    id, number, date, time: slot, country, currency, address, ...(contact ? { contact } : {}),
    kind: brings && fetches ? 'delivery-and-collection' : brings ? 'delivery' : 'collection',
    status: status === 'undone' ? 'cancelled' : status === 'done' || isPast ? 'done' : 'booked',
    ...(note?.specialNote ? { note: note.specialNote } : {}),
    changeDeadline: undoUntil.toISOString(),
    lateChangeFee: lateFee,
    // It is taken back with its request, whole: a visit alone cannot be moved.
    feeNow: null,
    requestId: id,
    itemCount: actions.length,
  };
}
