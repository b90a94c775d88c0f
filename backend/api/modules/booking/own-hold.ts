import { and, eq } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { slotReservations } from '@/backend/api/db/schema/slots';
import { isHeld } from './kept-places';
import { isOffered, type SlotTime } from './slot-places';

export const HOLD_MS = 10 * 60_000;
export const EXTENSIONS = 2;
export const LONGEST_MS = HOLD_MS * (EXTENSIONS + 1);

export interface OwnHold {
  id: string;
  expiresAt: Date;
}

/** The hold of this slot that is still the caller's: its id is a hash of the draft's secret. */
export async function findOwnHold(
  tx: Orm,
  { country, date, slot }: SlotTime,
  holdId: string | undefined,
  now: Date,
): Promise<OwnHold | null> {
  if (!holdId) return null;
  const { id, kind, expiresAt } = slotReservations;
  const wanted = and(
    eq(id, holdId),
    eq(kind, 'hold'),
    isHeld(now),
    eq(slotReservations.country, country),
    eq(slotReservations.date, date),
    eq(slotReservations.slot, slot),
  );
  const [row] = await tx.select({ id, expiresAt }).from(slotReservations).where(wanted).for('update');
  return row?.expiresAt ? { id: row.id, expiresAt: row.expiresAt } : null;
}

/** What was held in time stays good while it is held, though the calendar has closed the day for others since. */
export function isOfferedTo(hold: OwnHold | null, slot: SlotTime, now: Date): boolean {
  return isOffered(slot, now) || (hold !== null && isOffered(slot, new Date(now.getTime() - LONGEST_MS)));
}
