import { randomUUID } from 'node:crypto';
import { and, count, eq, gte, isNull, or, type SQL } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { isUnexpired } from '@/backend/api/db/expiry';
import type { StoredResult } from '@/backend/api/db/schema/payments';
import { slotReservations, slots } from '@/backend/api/db/schema/slots';
import { refused, type Refusal } from '@/backend/api/http/answer';
import { announceWardrobe, wardrobeVersion } from '@/backend/api/modules/wardrobe/wardrobe-version';
import type { BackendContext } from '@/backend/context';
import type { RegionCode } from '@/lib/config/regions';
import type { FieldError } from '@/lib/contract/envelope';
import { regionTime } from './region-time';
import { slotCalendar, SLOT_CAPACITY, slotsOf, type ReservationCounts, slotKey } from './slot-calendar';

export interface SlotTime {
  country: RegionCode;
  date: string;
  slot: string;
}

const OFFERED = 3;

/** Whether the calendar offers the slot: an open day, far enough ahead. Free places are not checked. */
export function isOffered({ country, date, slot }: SlotTime, now: Date): boolean {
  const day = slotCalendar(now, country, new Map()).find((candidate) => candidate.date === date);
  return day !== undefined && day.closed === null && slotsOf(date).includes(slot);
}

/** Until the transaction ends, no other can take or count places of this slot. */
export async function lockSlot(tx: Orm, { country, date, slot }: SlotTime): Promise<void> {
  await tx.insert(slots).values({ country, date, slot }).onConflictDoNothing();
  await tx
    .select()
    .from(slots)
    .where(and(eq(slots.country, country), eq(slots.date, date), eq(slots.slot, slot)))
    .for('update');
}

/**
 * Reserves a place of a slot that the caller has locked.
 * @param until null: permanently
 * @returns the reservation's id, or null when the slot is full
 */
export async function reserveSlot(tx: Orm, { country, date, slot }: SlotTime, until: Date | null, now: Date): Promise<string | null> {
  const [row] = await tx
    .select({ taken: count() })
    .from(slotReservations)
    .where(
      and(
        eq(slotReservations.country, country),
        eq(slotReservations.date, date),
        eq(slotReservations.slot, slot),
        isActiveReservation(now),
      ),
    );
  if ((row?.taken ?? 0) >= SLOT_CAPACITY) return null;
  const id = randomUUID();
  await tx.insert(slotReservations).values({ id, country, date, slot, kind: until ? 'hold' : 'booking', expiresAt: until });
  return id;
}

export async function releaseReservation(tx: Pick<Orm, 'delete'>, reservationId: string): Promise<void> {
  await tx.delete(slotReservations).where(eq(slotReservations.id, reservationId));
}

/** SLOT_GONE with the next free slots. */
export async function slotGoneRefusal(orm: Orm, { country, date }: Pick<SlotTime, 'country' | 'date'>, now: Date): Promise<Refusal> {
  const days = slotCalendar(now, country, await countReservations(orm, country, now));
  const free = days.flatMap((day) =>
    day.closed === null ? day.slots.filter(({ left }) => left > 0).map(({ id }) => ({ date: day.date, time: id })) : [],
  );
  const later = free.filter((slot) => slot.date >= date);
  const offered = (later.length > 0 ? later : free).slice(0, OFFERED);
  return refused(
    'SLOT_GONE',
    'This time is taken.',
    offered.map((params): FieldError => ({ path: 'slot', code: 'next-free', params })),
  );
}

/** Shows an order in the wardrobe before anything arrives: plan, visit, pieces to be sold. */
export async function announceNewVisit({ userId }: Pick<StoredResult, 'userId'>, context: BackendContext): Promise<void> {
  if (userId) await announceWardrobe(context, userId, await wardrobeVersion(context.database.orm, userId));
}

/** Longer than any payment takes; abandoned payments release it earlier. No place is held longer without a booking. */
export const PAYMENT_HOLD_MS = 30 * 60_000;

/** A hold that still runs. */
export const isActiveHold = (now: Date): SQL | undefined => isUnexpired(slotReservations.expiresAt, now, PAYMENT_HOLD_MS);

/** Whether a reservation counts: a booking always, a hold until it expires. */
const isActiveReservation = (now: Date): SQL | undefined => or(isNull(slotReservations.expiresAt), isActiveHold(now));

/** Places taken by bookings and active holds, from today on. */
export async function countReservations(orm: Orm, region: RegionCode, now: Date): Promise<ReservationCounts> {
  const rows = await orm
    .select({ date: slotReservations.date, slot: slotReservations.slot, places: count() })
    .from(slotReservations)
    .where(and(eq(slotReservations.country, region), gte(slotReservations.date, regionTime(now, region).date), isActiveReservation(now)))
    .groupBy(slotReservations.date, slotReservations.slot);
  return new Map(rows.map(({ date, slot, places }) => [slotKey(date, slot), places]));
}
