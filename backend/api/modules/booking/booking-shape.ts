import type { BookingRow } from '@/backend/api/db/schema/orders';
import { REGIONS, type RegionCode } from '@/lib/config/regions';
import type { Booking } from '@/lib/contract/booking-calls';
import { fromRegionTime } from './region-time';

const FREE_CHANGE_MS = 24 * 3_600_000;

/** Start or end of the slot `09-11` of a day as an instant. */
export function slotMoment({ country, date, slot }: Pick<BookingRow, 'country' | 'date' | 'slot'>, edge: 'start' | 'end'): Date {
  const [start = '0', end = '0'] = slot.split('-');
  return fromRegionTime(date, Number(edge === 'start' ? start : end), country);
}

/** Current fee of a change; null: it cannot be changed any more. */
function feeNow(booking: BookingRow, lateFee: number, now: Date): number | null {
  const start = slotMoment(booking, 'start').getTime();
  if (booking.cancelledAt !== null || now.getTime() >= start) return null;
  return now.getTime() <= start - FREE_CHANGE_MS ? 0 : lateFee;
}

export function bookingShape(booking: BookingRow, lateFee: number, now: Date): Booking {
  const { id, number, kind, date, slot, country, address, contact, note, orderId, arrivals, cancelledAt } = booking;
  const isDone = now >= slotMoment(booking, 'end');
  return {
    id,
    number,
    kind,
    date,
    time: slot,
    country,
    address,
    contact,
    currency: REGIONS[country as RegionCode].currency,
    status: cancelledAt ? 'cancelled' : isDone ? 'done' : 'booked',
    ...(note.specialNote ? { note: note.specialNote } : {}),
    changeDeadline: new Date(slotMoment(booking, 'start').getTime() - FREE_CHANGE_MS).toISOString(),
    lateChangeFee: lateFee,
    fetches: orderId ? 'order' : arrivals ? 'plan' : 'sale',
    ...(arrivals ? { itemCount: arrivals.reduce((sum, { count }) => sum + count, 0) } : {}),
    feeNow: feeNow(booking, lateFee, now),
  };
}
