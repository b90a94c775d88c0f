import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import {
  itemRequestLines,
  itemRequests,
  wardrobeCharges,
  type ItemRequestLineRow,
  type ItemRequestRow,
} from '@/backend/api/db/schema/item-requests';
import type { User } from '@/backend/api/db/schema/users';
import { slotMoment } from '@/backend/api/modules/booking/booking-shape';
import type { Address } from '@/lib/contract/booking';

/** Actions that need a van. */
export const MOVING: readonly ItemRequestLineRow['action'][] = ['deliver', 'collect'];

interface BasketVisit {
  user: Pick<User, 'id' | 'country'>;
  date: { date: string; time: string } | undefined;
  address: Address | undefined;
  now: Date;
}

/** The member's own visit at that time and door, while nothing of it has moved; null: the van would come for this basket alone. */
export async function visitToJoin(tx: Pick<Orm, 'select'>, { user, date, address, now }: BasketVisit): Promise<ItemRequestRow | null> {
  if (!date || !address || slotMoment({ country: user.country, date: date.date, slot: date.time }, 'start') <= now) return null;
  const rows = await tx
    .select()
    .from(itemRequests)
    .where(
      and(
        eq(itemRequests.userId, user.id),
        eq(itemRequests.slotDate, date.date),
        eq(itemRequests.slotTime, date.time),
        inArray(itemRequests.status, ['booked', 'under-way']),
        isNotNull(itemRequests.slotReservationId),
        isNull(itemRequests.joinedTo),
      ),
    )
    .orderBy(asc(itemRequests.createdAt));
  const here = rows.filter((row) => row.address !== null && doorOf(row.address) === doorOf(address));
  return (await waitingForVan(tx, here))[0] ?? null;
}

/** Requests of which no delivery or collection has begun; care may have. */
async function waitingForVan(tx: Pick<Orm, 'select'>, rows: readonly ItemRequestRow[]): Promise<ItemRequestRow[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const begun = await tx
    .select({ requestId: itemRequestLines.requestId })
    .from(itemRequestLines)
    .where(
      and(inArray(itemRequestLines.requestId, ids), inArray(itemRequestLines.action, [...MOVING]), ne(itemRequestLines.status, 'booked')),
    );
  return rows.filter(({ id }) => begun.every(({ requestId }) => requestId !== id));
}

const doorOf = ({ flat, building, addressOne, district, zipCode }: Address): string =>
  [flat, building, addressOne, district, zipCode].map((part) => part.trim().toLowerCase()).join('\n');

/** Baskets that came along with this one's visit and are still to come. */
export async function joinedTo(tx: Pick<Orm, 'select'>, ids: readonly string[]): Promise<ItemRequestRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(itemRequests)
    .where(and(inArray(itemRequests.joinedTo, [...ids]), inArray(itemRequests.status, ['booked', 'under-way', 'done'])))
    .orderBy(asc(itemRequests.createdAt));
}

/**
 * The basket that booked the visit is taken back, but others come along with it: the oldest of them keeps place, cost and free delivery.
 * @returns whether there is one
 */
export async function handVisitOver(tx: Orm, row: ItemRequestRow): Promise<boolean> {
  const [heir, ...others] = await waitingForVan(tx, await joinedTo(tx, [row.id]));
  if (!heir) return false;
  const cost = row.extras.reduce((sum, { price }) => sum + price, 0);
  await tx
    .update(itemRequests)
    .set({
      joinedTo: null,
      slotReservationId: row.slotReservationId,
      extras: row.extras,
      isRush: row.isRush,
      usedFreeDelivery: row.usedFreeDelivery,
      usedFreeRush: row.usedFreeRush,
      total: heir.total + cost,
    })
    .where(eq(itemRequests.id, heir.id));
  await tx
    .update(wardrobeCharges)
    .set({ amount: sql`${wardrobeCharges.amount} + ${cost}` })
    .where(and(eq(wardrobeCharges.requestId, heir.id), eq(wardrobeCharges.status, 'pending')));
  for (const { id } of others) await tx.update(itemRequests).set({ joinedTo: heir.id }).where(eq(itemRequests.id, id));
  return true;
}
