import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { bookings, type BookingRow } from '@/backend/api/db/schema/orders';
import { slotHolds, slotReservations } from '@/backend/api/db/schema/slots';
import { contacts } from '@/backend/api/db/schema/users';
import { RefusalError, refused } from '@/backend/api/http/answer';
import { isAddressChanged } from '@/backend/api/modules/account/account-deletion';
import { nextNumber } from '@/backend/api/modules/billing/issue-invoice';
import type { RegionCode } from '@/lib/config/regions';
import type { BookCollection } from '@/lib/contract/booking';
import { findActiveHold, HOLD_MS, isOfferedToHolder } from './hold-slot';
import { releaseReservation, lockSlot, reserveSlot, type SlotTime, isActiveHold, PAYMENT_HOLD_MS } from './slot-reservations';

export const slotOf = (country: RegionCode, { date }: BookCollection): SlotTime => ({ country, date: date.date, slot: date.time });

/** A place held during the payment. */
export interface Reservation {
  reservationId: string;
  /** Original expiry of the visitor's own hold, which the page still counts down; null: there was none. */
  heldUntil: string | null;
}

/**
 * Reserves the place for the payment; the visitor's own hold is converted.
 * @throws RefusalError SLOT_GONE
 */
export async function reserveDuringPayment(tx: Orm, slot: SlotTime, holdId: string | undefined, now: Date): Promise<Reservation> {
  await lockSlot(tx, slot);
  const hold = await findActiveHold(tx, slot, holdId, now);
  if (!isOfferedToHolder(hold, slot, now)) throw new RefusalError(refused('SLOT_GONE', 'This time is not offered any more.'));
  const expiresAt = new Date(now.getTime() + PAYMENT_HOLD_MS);
  if (hold) {
    await tx.update(slotReservations).set({ expiresAt }).where(eq(slotReservations.id, hold.id));
    return { reservationId: hold.id, heldUntil: hold.expiresAt.toISOString() };
  }
  // A hold of another slot, or an expired one, is removed.
  if (holdId) await tx.delete(slotReservations).where(and(eq(slotReservations.id, holdId), eq(slotReservations.kind, 'hold')));
  const reservationId = await reserveSlot(tx, slot, expiresAt, now);
  if (reservationId === null) throw new RefusalError(refused('SLOT_GONE', 'This time is taken.'));
  return { reservationId, heldUntil: null };
}

/** Nothing was paid: the visitor's hold gets its original expiry back, other reservations are released. */
export async function endReservation(tx: Orm, { reservationId, heldUntil }: Reservation, now: Date): Promise<void> {
  // Two tabs may have paid at once, and the second saw an extended hold; no hold may outlive a fresh one.
  const until = Math.min(heldUntil === null ? 0 : Date.parse(heldUntil), now.getTime() + HOLD_MS);
  if (until <= now.getTime()) return releaseReservation(tx, reservationId);
  await tx
    .update(slotReservations)
    .set({ expiresAt: new Date(until) })
    .where(and(eq(slotReservations.id, reservationId), eq(slotReservations.kind, 'hold')));
}

export interface NewBooking {
  userId: string;
  orderId: string | null;
  country: RegionCode;
  bookCollection: BookCollection;
  /** From `reserveDuringPayment`; a new place is taken if it has expired. */
  reservationId: string;
}

/**
 * Requires the lock on the member (`lockUser`), because it updates their first contact.
 * @returns the booking, and whether it changed the member's address
 * @throws RefusalError SLOT_GONE when the reservation has expired and the slot is full
 */
export async function createBooking(
  tx: Orm,
  { userId, orderId, country, bookCollection, reservationId }: NewBooking,
  now: Date,
): Promise<{ booking: BookingRow; isAddressChanged: boolean }> {
  const { address, contact, note, consignmentNote, date } = bookCollection;
  // The place now belongs to the booking; the draft's next hold is a new one.
  await tx.delete(slotHolds).where(eq(slotHolds.id, reservationId));
  const [kept] = await tx
    .update(slotReservations)
    .set({ id: randomUUID(), kind: 'booking', expiresAt: null })
    .where(and(eq(slotReservations.id, reservationId), isActiveHold(now)))
    .returning({ id: slotReservations.id });
  const place = kept?.id ?? (await takeAnew(tx, slotOf(country, bookCollection), now));
  const [booking] = await tx
    .insert(bookings)
    .values({
      id: randomUUID(),
      number: await nextNumber(tx, 'booking', country),
      userId,
      orderId,
      kind: 'collection',
      country,
      date: date.date,
      slot: date.time,
      address,
      contact,
      note: { ...note, consignmentNote },
      reservationId: place,
      createdAt: now,
    })
    .returning();
  if (!booking) throw new Error('A booking was not stored');
  return { booking, isAddressChanged: await rememberContact(tx, userId, bookCollection) };
}

async function takeAnew(tx: Orm, slot: SlotTime, now: Date): Promise<string> {
  await lockSlot(tx, slot);
  const id = await reserveSlot(tx, slot, null, now);
  if (id === null) throw new RefusalError(refused('SLOT_GONE', 'This time is taken.'));
  return id;
}

/** Prefills the next booking: the first contact keeps its name and gets missing details. */
async function rememberContact(tx: Orm, userId: string, { address, contact }: BookCollection): Promise<boolean> {
  const [first] = await tx
    .select()
    .from(contacts)
    .where(and(eq(contacts.userId, userId), eq(contacts.position, 0)));
  if (first) await tx.update(contacts).set({ address }).where(eq(contacts.id, first.id));
  else await tx.insert(contacts).values({ id: randomUUID(), userId, position: 0, ...contact, address });
  return isAddressChanged(first?.address, address);
}
