import { and, eq, inArray } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { itemRequestLines, itemRequests, wardrobeCharges, type ItemRequestRow } from '@/backend/api/db/schema/item-requests';
import { RefusalError, refused } from '@/backend/api/http/answer';
import type { MailEnv } from '@/backend/api/mail/store-mail';
import { joinedTo, MOVING } from '@/backend/api/modules/item-requests/join-visit';
import { takeBackRequest, undoUntil } from '@/backend/api/modules/item-requests/take-back-request';
import { findItem } from '@/backend/api/modules/wardrobe/find-item';
import { changeItem } from '@/backend/api/modules/wardrobe/move-item';
import { returnToAllowance } from '@/backend/api/modules/wardrobe/plan-meter';
import type { RegionCode } from '@/lib/config/regions';
import type { Booking } from '@/lib/contract/booking-calls';
import { slotMoment } from './booking-shape';
import { readLateFee } from './rush-slots';
import { regionDate } from './region-time';
import { remindedAfterMove } from './remind-visits';
import { requestVisits, rushFeeOf, type RequestVisit } from './bookings';

/** A visit booked with a wardrobe basket: it can be moved alone, and is cancelled with its whole basket. */
export async function findBasketVisit(tx: Orm, { id, userId, version, now }: VisitOf): Promise<OpenVisit | null> {
  const read = async (on: Orm, at: Date): Promise<RequestVisit | null> =>
    (await requestVisits(on, userId, { id, lateFee: (country) => readLateFee(on, country), now: at }))[0] ?? null;
  const again = async (on: Orm, at: Date) => {
    const visit = await read(on, at);
    if (!visit) throw new Error("The basket's visit no longer exists");
    return visit;
  };
  const booking = await read(tx, now);
  const [row] = booking ? await tx.select().from(itemRequests).where(eq(itemRequests.id, id)) : [];
  if (!booking || !row) return null;
  return {
    booking,
    country: booking.country,
    orderId: null,
    reservationId: row.slotReservationId,
    move: async (on, place, at) => {
      for (const along of await joinedTo(on, [row.id])) {
        await moveRequest(on, along, { version, country: booking.country }, { ...place, reservationId: null }, at);
      }
      await moveRequest(on, row, { version, country: booking.country }, place, at);
      return again(on, at);
    },
    cancel: async (on, at) => {
      // What came along first, so that nothing is left to hand the visit over to.
      const all = [...(await joinedTo(on, [row.id])), row];
      let undone: ItemRequestRow | null = row;
      for (const one of all) undone = undone && (await takeBackRequest(on, one, { now: at, version }));
      if (!undone) throw new RefusalError(refused('UNDO_OVER', 'Something else of this basket is under way.'));
      return again(on, at);
    },
  };
}

type Moved = Pick<VisitOf, 'version'> & Pick<OpenVisit, 'country'>;

/** The visit moves to another day, and the request with it. */
async function moveRequest(
  tx: Orm,
  row: ItemRequestRow,
  { version, country }: Moved,
  { date, slot, reservationId }: Omit<NewPlace, 'reservationId'> & { reservationId: string | null },
  now: Date,
): Promise<void> {
  const { id, userId, createdAt } = row;
  await tx
    .update(itemRequests)
    .set({
      slotDate: date,
      slotTime: slot,
      slotReservationId: reservationId,
      undoUntil: undoUntil({ country, date, slot }, createdAt),
      remindedAt: remindedAfterMove(date, country, now),
    })
    .where(eq(itemRequests.id, id));
  await endRush(tx, row);
  const lines = await tx
    .select()
    .from(itemRequestLines)
    .where(and(eq(itemRequestLines.requestId, id), inArray(itemRequestLines.action, [...MOVING])));
  for (const { itemId, action } of lines) {
    const item = await findItem(tx, userId, itemId);
    if (item) {
      await changeItem(tx, item, {
        dueAt: slotMoment({ country, date, slot }, action === 'deliver' ? 'start' : 'end'),
        updatedAt: now,
        version,
      });
    }
  }
}

/** A visit can only move to a normal slot: the rush fee is dropped, and a rush from the plan's allowance is returned. */
async function endRush(tx: Orm, { id, userId, isRush, usedFreeRush, extras, total, createdAt }: ItemRequestRow): Promise<void> {
  if (!isRush) return;
  const left = extras.filter(({ extra }) => extra !== 'rush');
  const amount = total - rushFeeOf(extras);
  await tx.update(itemRequests).set({ isRush: false, usedFreeRush: false, extras: left, total: amount }).where(eq(itemRequests.id, id));
  if (usedFreeRush) await returnToAllowance(tx, 'rushes', userId, regionDate(createdAt));
  await tx
    .update(wardrobeCharges)
    .set({ amount })
    .where(and(eq(wardrobeCharges.requestId, id), eq(wardrobeCharges.status, 'pending')));
}

interface NewPlace {
  date: string;
  slot: string;
  reservationId: string;
}

/** A member's visit, read under the wardrobe's lock: one rule for changes, however it was booked. */
export interface OpenVisit {
  booking: Booking;
  country: RegionCode;
  /** Its order; a fee is invoiced with it. */
  orderId: string | null;
  reservationId: string | null;
  move: (tx: Orm, place: NewPlace, now: Date) => Promise<Booking>;
  /** @throws RefusalError when something requested with it has begun */
  cancel: (tx: Orm, now: Date) => Promise<Booking>;
}

export interface VisitOf {
  id: string;
  userId: string;
  /** Of the wardrobe, from `lockWardrobe`. */
  version: number;
  env: MailEnv;
  now: Date;
}
