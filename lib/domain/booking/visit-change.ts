import type { Booking } from '@/lib/contract/booking-calls';

/** What a member may do about a visit as the provider has it: fees and deadlines are its to judge, no clock of the browser's. */
export type VisitChange =
  /** Its time has come, or it is over. */
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
