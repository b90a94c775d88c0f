import { isNull, or, type SQL } from 'drizzle-orm';
import { isUnexpired } from '@/backend/api/db/expiry';
import { slotReservations } from '@/backend/api/db/schema/slots';

/** Longer than any payment takes; abandoned payments release it earlier. No place is held longer without a booking. */
export const PAYMENT_HOLD_MS = 30 * 60_000;

/** A hold that still runs. */
export const isActiveHold = (now: Date): SQL | undefined => isUnexpired(slotReservations.expiresAt, now, PAYMENT_HOLD_MS);

/** Whether a reservation counts: a booking always, a hold until it expires. */
export const isActiveReservation = (now: Date): SQL | undefined => or(isNull(slotReservations.expiresAt), isActiveHold(now));
