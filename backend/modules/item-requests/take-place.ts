import { randomUUID } from 'node:crypto';
import { and, count, eq, gt, isNull, or } from 'drizzle-orm';
import type { Orm } from '@/backend/db/database';
import { slotReservations } from '@/backend/db/schema/slots';
import { regionMoment } from '@/backend/modules/booking/region-moment';
import { isRushSlot } from '@/backend/modules/booking/rush-slots';
import { SLOT_CAPACITY, slotCalendar } from '@/backend/modules/booking/slot-calendar';
import { lockSlot } from '@/backend/modules/booking/slot-places';
import { takenPlaces } from '@/backend/modules/booking/taken-places';
import type { RegionCode } from '@/lib/config/regions';

interface Wish {
  country: RegionCode;
  date: string;
  time: string;
  isRush: boolean;
  /** The visitor's own hold, which becomes the booking. */
  holdId?: string | undefined;
  now: Date;
}

/** @returns the reservation, or null when the slot is full, closed or too soon */
export async function takePlace(tx: Orm, { country, date, time, isRush, holdId, now }: Wish): Promise<string | null> {
  // Whoever wants the same slot, for a collection or a delivery, waits here until this transaction ends.
  await lockSlot(tx, { country, date, slot: time });
  if (holdId) await tx.delete(slotReservations).where(and(eq(slotReservations.id, holdId), eq(slotReservations.kind, 'hold'), eq(slotReservations.country, country)));
  const isOpen = isRush && isRushSlot({ country, date, slot: time }, now) ? await hasPlace(tx, { country, date, time, now }) : await isInCalendar(tx, { country, date, time, now });
  if (!isOpen) return null;
  const id = randomUUID();
  await tx.insert(slotReservations).values({ id, country, date, slot: time, kind: 'booking' });
  return id;
}

type Slot = Pick<Wish, 'country' | 'date' | 'time' | 'now'>;

async function isInCalendar(tx: Orm, { country, date, time, now }: Slot): Promise<boolean> {
  const day = slotCalendar(now, country, await takenPlaces(tx, country, now)).find((entry) => entry.date === date);
  return day?.slots.some(({ id, left }) => id === time && left > 0) ?? false;
}

async function hasPlace(tx: Orm, { country, date, time, now }: Slot): Promise<boolean> {
  const [taken] = await tx
    .select({ value: count() })
    .from(slotReservations)
    .where(and(
      eq(slotReservations.country, country), eq(slotReservations.date, date), eq(slotReservations.slot, time),
      or(isNull(slotReservations.expiresAt), gt(slotReservations.expiresAt, now)),
    ));
  return (taken?.value ?? 0) < SLOT_CAPACITY;
}

/** `14-16` of a day: from two in the afternoon, region time. */
export const startOfSlot = (date: string, time: string): Date => regionMoment(date, Number(time.slice(0, 2)));
export const endOfSlot = (date: string, time: string): Date => regionMoment(date, Number(time.slice(3, 5)));

export async function releasePlace(tx: Pick<Orm, 'delete'>, reservationId: string): Promise<void> {
  await tx.delete(slotReservations).where(eq(slotReservations.id, reservationId));
}
