import type { Booking } from '@/lib/contract/booking-calls';

/** Changes are free until this many hours before the slot. */
export const FREE_CHANGE_HOURS = 24;

/** A basket can be taken back that long after it was confirmed, however near its visit is. */
export const FREE_AFTER_BOOKING_MINUTES = 30;

/** Both regions are at UTC+8 without daylight saving time. */
const REGION_OFFSET = '+08:00';

/** The start of a slot as an instant with the region's offset. */
export function slotStart({ date, time }: { date: string; time: string }): string {
  return `${date}T${time.slice(0, 2)}:00:00${REGION_OFFSET}`;
}

export function slotEnd({ date, time }: { date: string; time: string }): string {
  return `${date}T${time.slice(3, 5)}:00:00${REGION_OFFSET}`;
}

/** The instant until which a collection can be moved free of charge. */
export function changeDeadline(slot: { date: string; time: string }): string {
  return new Date(Date.parse(slotStart(slot)) - FREE_CHANGE_HOURS * 3_600_000).toISOString();
}

/** What a member may change about a visit. The provider decides on fees and deadlines, never the browser's clock. */
export type VisitChange =
  /** The visit is due or over. */
  { kind: 'closed' } | { kind: 'open'; fee: number; isCancellable: boolean; isOfBasket: boolean };

export function visitChangeOf({
  status,
  requestId,
  feeNow,
  isCancellable = true,
}: Pick<Booking, 'status' | 'requestId' | 'feeNow' | 'isCancellable'>): VisitChange {
  if (status !== 'booked' || feeNow === null) return { kind: 'closed' };
  return { kind: 'open', fee: feeNow, isCancellable, isOfBasket: requestId !== undefined };
}
