import { and, eq } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { slotReservations } from '@/backend/api/db/schema/slots';
import { isActiveHold } from './active-reservations';
import { isOffered, type SlotTime } from './slot-reservations';

export const HOLD_MS = 10 * 60_000;
export const MAX_EXTENSIONS = 2;
export const MAX_HOLD_MS = HOLD_MS * (MAX_EXTENSIONS + 1);

export interface ActiveHold {
  id: string;
  expiresAt: Date;
}

/** The hold of this slot that is still the caller's: its id is a hash of the draft's secret. */
export async function findActiveHold(
  tx: Orm,
  { country, date, slot }: SlotTime,
  holdId: string | undefined,
  now: Date,
): Promise<ActiveHold | null> {
  if (!holdId) return null;
  const { id, kind, expiresAt } = slotReservations;
  const wanted = and(
    eq(id, holdId),
    eq(kind, 'hold'),
    isActiveHold(now),
    eq(slotReservations.country, country),
    eq(slotReservations.date, date),
    eq(slotReservations.slot, slot),
  );
  const [row] = await tx.select({ id, expiresAt }).from(slotReservations).where(wanted).for('update');
  return row?.expiresAt ? { id: row.id, expiresAt: row.expiresAt } : null;
}

/** What was held in time stays good while it is held, though the calendar has closed the day for others since. */
export function isOfferedToHolder(hold: ActiveHold | null, slot: SlotTime, now: Date): boolean {
  return isOffered(slot, now) || (hold !== null && isOffered(slot, new Date(now.getTime() - MAX_HOLD_MS)));
}
