import type { Booking } from '@/lib/contract/booking-calls';

/** What a member may do about a visit as it stands. */
export type VisitChange =
  /** Its time has come, or it is over. */
  | { kind: 'closed' }
  /** Asked for with a basket: the whole basket is taken back, while that is free. */
  | { kind: 'request'; requestId: string }
  | { kind: 'booking'; fee: number };

export function visitChangeOf({ status, requestId, feeNow, changeDeadline }: Pick<Booking, 'status' | 'requestId' | 'feeNow' | 'changeDeadline'>, now: Date): VisitChange {
  if (status !== 'booked') return { kind: 'closed' };
  if (requestId !== undefined) return now.getTime() < Date.parse(changeDeadline) ? { kind: 'request', requestId } : { kind: 'closed' };
  return feeNow === null ? { kind: 'closed' } : { kind: 'booking', fee: feeNow };
}
