import { and, desc, eq } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/db/database';
import { bookings as table, type BookingRow } from '@/backend/db/schema/orders';
import { slotReservations } from '@/backend/db/schema/slots';
import { ok, refused, type Answer, type Refusal } from '@/backend/http/answer';
import type { CallHandler } from '@/backend/http/call-handler';
import { RefusalError } from '@/backend/http/refusal-error';
import { requireMember } from '@/backend/identity/authenticate';
import { issueInvoice } from '@/backend/modules/billing/issue-invoice';
import { readPriceList } from '@/backend/modules/pricing/price-list';
import type { RegionCode } from '@/lib/config/regions';
import type { Booking } from '@/lib/contract/booking-calls';
import { priceOfExtra } from '@/lib/domain/pricing/price-list';
import { bookingShape, feeNow } from './booking-shape';
import { requestVisits } from './request-visits';
import { mailBookingChanged } from './booking-mails';
import { givePlaceBack, isOffered, lockSlot, slotGone, takePlace, type SlotTime } from './slot-places';

type Changed = { booking: Booking; feeInvoice?: { id: string; amount: number } };

export const bookings: CallHandler<'bookings'> = async ({ request }, { database: { orm }, clock }) => {
  const { userId } = requireMember(request);
  const now = clock();
  const rows = await orm.select().from(table).where(eq(table.userId, userId)).orderBy(desc(table.date), desc(table.slot)).limit(200);
  const fees = { hk: 0, sg: 0 };
  for (const country of new Set(rows.map((row) => row.country))) fees[country] = await lateFeeOf(orm, country);
  const visits = await requestVisits(orm, userId, { lateFee: (country) => lateFeeOf(orm, country), now });
  const all: Booking[] = [...rows.map((row) => bookingShape(row, fees[row.country], now)), ...visits];
  const byTime = (a: Booking, b: Booking) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`);
  const ahead = all.filter(({ status }) => status === 'booked').toSorted(byTime);
  const behind = all.filter(({ status }) => status !== 'booked').toSorted((a, b) => byTime(b, a));
  return ok({ bookings: [...ahead, ...behind] });
};

export const changeBooking: CallHandler<'changeBooking'> = async ({ params, body: { date, time, slotHoldId, fee }, request }, context) => {
  const { userId } = requireMember(request);
  const now = context.clock();
  return change(context, { id: params.id, userId, fee, isGranted: (booking) => booking.date === date && booking.slot === time && booking.cancelledAt === null }, async (tx, booking) => {
    const wanted: SlotTime = { country: booking.country, date, slot: time };
    if (!isOffered(wanted, now)) throw new RefusalError(refused('SLOT_GONE', 'This time is not offered.'));
    await lockSlot(tx, wanted);
    if (slotHoldId) await tx.delete(slotReservations).where(and(eq(slotReservations.id, slotHoldId), eq(slotReservations.kind, 'hold')));
    // Its own place first: a move within the slot's day must not fail on itself.
    if (booking.reservationId) await givePlaceBack(tx, booking.reservationId);
    const reservationId = await takePlace(tx, wanted, null, now);
    if (reservationId === null) throw new RefusalError(refused('SLOT_GONE', 'This time is taken.'));
    return { date, slot: time, reservationId };
  }, { country: null, date });
};

export const cancelBooking: CallHandler<'cancelBooking'> = async ({ params, query, request }, context) => {
  const { userId } = requireMember(request);
  return change(context, { id: params.id, userId, fee: query.fee, isGranted: ({ cancelledAt }) => cancelledAt !== null }, async (tx, booking) => {
    if (booking.reservationId) await givePlaceBack(tx, booking.reservationId);
    return { cancelledAt: context.clock(), reservationId: null };
  });
};

interface Wish {
  id: string;
  userId: string;
  /** What the member was shown. */
  fee: number;
  /** The booking stands as it is wished: sent again after a lost answer, it costs nothing more. */
  isGranted: (booking: BookingRow) => boolean;
}

/** The member's own booking, at the fee that was shown, with its invoice: together or not at all. */
async function change(
  context: BackendContext, { id, userId, fee, isGranted }: Wish, apply: (tx: Orm, booking: BookingRow) => Promise<Partial<BookingRow>>, gone: { country: null; date: string } | null = null,
): Promise<Answer<Changed>> {
  const { database: { orm }, clock, wakeMailDelivery } = context;
  const now = clock();
  let country: RegionCode = 'sg';
  try {
    const changed = await orm.transaction(async (tx) => {
      const [booking] = await tx.select().from(table).where(and(eq(table.id, id), eq(table.userId, userId))).for('update');
      if (!booking) throw new RefusalError(refused('NOT_FOUND', 'There is no such booking.'));
      country = booking.country;
      const lateFee = await lateFeeOf(tx, country);
      if (isGranted(booking)) return { booking: bookingShape(booking, lateFee, now) };
      const due = feeNow(booking, lateFee, now);
      if (due === null) throw new RefusalError(refused('BOOKING_CLOSED', 'This booking cannot be changed any more.'));
      if (due !== fee) throw new RefusalError(feeChanged(fee, due));
      const values = await apply(tx, booking);
      const [row] = await tx.update(table).set(values).where(eq(table.id, id)).returning();
      if (!row) throw new Error('A booking is gone');
      const invoice = due > 0 ? await issueInvoice(tx, { userId, orderId: booking.orderId, country, status: 'due', usesCredit: true, lines: [{ kind: 'late-change', description: 'Change within 24 hours', quantity: 1, unitPrice: due, amount: due }] }, now) : null;
      await mailBookingChanged(tx, context.env, row, now);
      return { booking: bookingShape(row, lateFee, now), ...(invoice ? { feeInvoice: { id: invoice.id, amount: invoice.total } } : {}) };
    });
    wakeMailDelivery();
    return ok(changed);
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    return error.refusal.code === 'SLOT_GONE' && gone ? slotGone(orm, { country, date: gone.date }, now) : error.refusal;
  }
}

function feeChanged(was: number, now: number): Refusal {
  return refused('PRICE_CHANGED', 'The fee has changed.', [{ path: 'fee', code: 'changed', params: { was, now } }]);
}

async function lateFeeOf(tx: Orm, country: RegionCode): Promise<number> {
  return priceOfExtra(await readPriceList(tx, country), 'late-change') ?? 0;
}
