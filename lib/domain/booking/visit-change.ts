import type { Booking } from '@/lib/contract/booking-calls';

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
