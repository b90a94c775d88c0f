import { slotMoment } from '@/backend/api/modules/booking/booking-shape';
import type { SlotTime } from '@/backend/api/modules/booking/slot-reservations';
import { inDays } from '@/backend/api/modules/wardrobe/due-steps';
import type { RequestAction } from '@/lib/contract/wardrobe';

/** Requests with a visit can be undone until the day before; others until the team begins. */
const CHANGE_DEADLINE_HOURS = 24;
const UNDO_AT_LEAST_MS = 30 * 60_000;
const HOUR_MS = 3_600_000;
/** Work in storage begins on the next day; donations wait a little longer. */
export const BEGIN_AFTER_DAYS = 1;
export const GIVEN_AWAY_AFTER_DAYS = 3;

/** How long a basket without a visit can be undone: until its first part begins. */
export const beginsAfterDays = (actions: readonly RequestAction[]): number =>
  actions.every((action) => action === 'donate') ? GIVEN_AWAY_AFTER_DAYS : BEGIN_AFTER_DAYS;

/** @param createdAt within half an hour a mistake is free, however close the visit; a move starts no new half hour */
export function undoUntil(slot: SlotTime | undefined, createdAt: Date, withoutVisitDays = BEGIN_AFTER_DAYS): Date {
  const latest = slot
    ? slotMoment(slot, 'start').getTime() - CHANGE_DEADLINE_HOURS * HOUR_MS
    : inDays(createdAt, withoutVisitDays).getTime();
  return new Date(Math.max(latest, createdAt.getTime() + UNDO_AT_LEAST_MS));
}
