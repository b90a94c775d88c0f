import { isNull, or, type SQL } from 'drizzle-orm';
import { isUnexpired } from '@/backend/api/db/expiry';
import { slotReservations } from '@/backend/api/db/schema/slots';

/** Longer than any payment takes; one that is given up is given back before. No place is kept longer without a booking. */
export const PAYMENT_HOLD_MS = 30 * 60_000;

/** A hold that still runs. */
export const isActiveHold = (now: Date): SQL | undefined => isUnexpired(slotReservations.expiresAt, now, PAYMENT_HOLD_MS);

/** Whether a reservation has its place: that of a booking for good, that of a hold while it runs. */
export const isActiveReservation = (now: Date): SQL | undefined => or(isNull(slotReservations.expiresAt), isActiveHold(now));
