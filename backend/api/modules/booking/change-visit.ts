import { and, eq } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { bookings, type BookingRow } from '@/backend/api/db/schema/orders';
import { slotReservations } from '@/backend/api/db/schema/slots';
import { type Answer, type CallHandler, ok, type Refusal, RefusalError, refused } from '@/backend/api/http/answer';
import { requireMember } from '@/backend/api/identity/authenticate';
import { issueInvoice } from '@/backend/api/modules/billing/issue-invoice';
import { moveTerm, restTerm } from '@/backend/api/modules/terms/change-term';
import { cancelConsignment } from '@/backend/api/modules/consignment/consignments';
import { moveVisitInvoice, voidVisitInvoice } from '@/backend/api/modules/billing/visit-invoice';
import { announceWardrobe, lockWardrobe } from '@/backend/api/modules/wardrobe/wardrobe-version';
import { settleRefunds } from '@/backend/api/payments/refunds';
import type { RegionCode } from '@/lib/config/regions';
import type { Booking } from '@/lib/contract/booking-calls';
import { findBasketVisit, type OpenVisit, type VisitOf } from './basket-visit';
import { mailBookingChanged } from './booking-mails';
import { remindedAfterMove } from './remind-visits';
import { readLateFee } from './rush-slots';
import { bookingShape } from './booking-shape';
import { findActiveHold, isOfferedToHolder } from './hold-slot';
import { releaseReservation, lockSlot, slotGoneRefusal, reserveSlot, type SlotTime } from './slot-reservations';

/** A visit booked with an order; null: this member has none with that id. */
async function findOrderVisit(tx: Orm, { id, userId, env, now }: VisitOf): Promise<OpenVisit | null> {
  const [row] = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), eq(bookings.userId, userId)))
    .for('update');
  if (!row) return null;
  const lateFee = await readLateFee(tx, row.country);
  const store = async (on: Orm, values: Partial<BookingRow>, at: Date) => {
    const [stored] = await on.update(bookings).set(values).where(eq(bookings.id, id)).returning();
    if (!stored) throw new Error('The booking no longer exists');
    return bookingShape(stored, lateFee, at);
  };
  return {
    booking: bookingShape(row, lateFee, now),
    country: row.country,
    orderId: row.orderId,
    reservationId: row.reservationId,
    move: async (on, place, at) => {
      if (row.orderId) await moveTerm(on, row.orderId, place.date);
      await moveVisitInvoice(on, id, place.date);
      return store(on, { ...place, remindedAt: remindedAfterMove(place.date, row.country, at) }, at);
    },
    cancel: async (on, at) => {
      if (row.reservationId) await releaseReservation(on, row.reservationId);
      if (row.orderId) await restTerm(on, row.orderId, at);
      await cancelConsignment(on, id, at);
      await voidVisitInvoice(on, { bookingId: id, userId }, env, at);
      return store(on, { cancelledAt: at, reservationId: null }, at);
    },
  };
}

type Changed = { booking: Booking; feeInvoice?: { id: string; amount: number } };

export const changeBooking: CallHandler<'changeBooking'> = async ({ params, body: { date, time, slotHoldId, fee }, request }, context) => {
  const { userId } = requireMember(request);
  const isGranted = (booking: Booking) => booking.date === date && booking.time === time && booking.status !== 'cancelled';
  return change(context, { id: params.id, userId, fee, isGranted, date }, async (tx, visit, now) => {
    const wanted: SlotTime = { country: visit.country, date, slot: time };
    await lockSlot(tx, wanted);
    if (!isOfferedToHolder(await findActiveHold(tx, wanted, slotHoldId, now), wanted, now)) {
      throw new RefusalError(refused('SLOT_GONE', 'This time is not offered.'));
    }
    if (slotHoldId) await tx.delete(slotReservations).where(and(eq(slotReservations.id, slotHoldId), eq(slotReservations.kind, 'hold')));
    // Releases its own place first, so that a move within a full slot does not fail.
    if (visit.reservationId) await releaseReservation(tx, visit.reservationId);
    const reservationId = await reserveSlot(tx, wanted, null, now);
    if (reservationId === null) throw new RefusalError(refused('SLOT_GONE', 'This time is taken.'));
    return visit.move(tx, { date, slot: time, reservationId }, now);
  });
};

export const cancelBooking: CallHandler<'cancelBooking'> = async ({ params, query, request }, context) => {
  const { userId } = requireMember(request);
  const isGranted = ({ status }: Booking) => status === 'cancelled';
  const answer = await change(context, { id: params.id, userId, fee: query.fee, isGranted, date: null }, (tx, visit, now) =>
    visit.cancel(tx, now),
  );
  // Refunds are owed from now on; the job retries those that the gateway does not confirm here.
  if (answer.kind !== 'refused') await settleRefunds(context, { userId });
  return answer;
};

interface VisitChange {
  id: string;
  userId: string;
  /** The fee that the member saw. */
  fee: number;
  /** Whether the booking is already as requested: a retry after a lost answer costs nothing. */
  isGranted: (booking: Booking) => boolean;
  /** The requested date; if its slot is gone, later ones are offered. */
  date: string | null;
}

/** Changes the member's own visit with its fee and invoice in one transaction, then notifies open pages. */
async function change(
  context: BackendContext,
  wantedChange: VisitChange,
  apply: (tx: Orm, visit: OpenVisit, now: Date) => Promise<Booking>,
): Promise<Answer<Changed>> {
  const {
    database: { orm },
    clock,
    wakeMailDelivery,
  } = context;
  const { id, userId, fee, isGranted } = wantedChange;
  const now = clock();
  let country: RegionCode = 'sg';
  try {
    const { version, ...changed } = await orm.transaction(async (tx) => {
      const version = await lockWardrobe(tx, userId);
      const wanted = { id, userId, version, env: context.env, now };
      const visit = (await findOrderVisit(tx, wanted)) ?? (await findBasketVisit(tx, wanted));
      if (!visit) throw new RefusalError(refused('NOT_FOUND', 'There is no such booking.'));
      country = visit.country;
      if (isGranted(visit.booking)) return { booking: visit.booking, version };
      const due = visit.booking.feeNow;
      if (due === null) throw new RefusalError(refused('BOOKING_CLOSED', 'This booking cannot be changed any more.'));
      if (due !== fee) throw new RefusalError(feeChanged(fee, due));
      const booking = await apply(tx, visit, now);
      const invoice =
        due > 0
          ? await issueInvoice(
              tx,
              {
                userId,
                orderId: visit.orderId,
                country,
                status: 'due',
                usesCredit: true,
                lines: [{ kind: 'late-change', description: 'Change within 24 hours', quantity: 1, unitPrice: due, amount: due }],
              },
              now,
            )
          : null;
      await mailBookingChanged(tx, context.env, { userId, booking }, now);
      return { booking, version, ...(invoice ? { feeInvoice: { id: invoice.id, amount: invoice.total } } : {}) };
    });
    await announceWardrobe(context, userId, version);
    wakeMailDelivery();
    return ok(changed);
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    return error.refusal.code === 'SLOT_GONE' && wantedChange.date !== null
      ? slotGoneRefusal(orm, { country, date: wantedChange.date }, now)
      : error.refusal;
  }
}

function feeChanged(was: number, now: number): Refusal {
  return refused('PRICE_CHANGED', 'The fee has changed.', [{ path: 'fee', code: 'changed', params: { was, now } }]);
}
