import { slotMoment } from '@/backend/api/modules/booking/booking-shape';
import type { SlotTime } from '@/backend/api/modules/booking/slot-reservations';
import { inDays } from '@/backend/api/modules/wardrobe/due-steps';
import { FREE_AFTER_BOOKING_MINUTES, FREE_CHANGE_HOURS } from '@/lib/domain/booking/visit-change';
import type { RequestAction } from '@/lib/contract/wardrobe';

const UNDO_AT_LEAST_MS = FREE_AFTER_BOOKING_MINUTES * 60_000;
const HOUR_MS = 3_600_000;
/** Work in storage begins on the next day; donations wait a little longer. */
export const BEGIN_AFTER_DAYS = 1;
export const GIVEN_AWAY_AFTER_DAYS = 3;

/** How long a basket without a visit can be undone: until its first part begins. */
export const beginsAfterDays = (actions: readonly RequestAction[]): number =>
  actions.every((action) => action === 'donate') ? GIVEN_AWAY_AFTER_DAYS : BEGIN_AFTER_DAYS;

/** Requests with a visit can be undone until the day before; others until the team begins. */
const dayBefore = (slot: SlotTime) => slotMoment(slot, 'start').getTime() - FREE_CHANGE_HOURS * HOUR_MS;

/** What can be promised before a visit is confirmed: the moment until which it is free, or null where only the first half hour is. */
export function freeUntil(slot: SlotTime, now: Date): string | null {
  const until = dayBefore(slot);
  return until > now.getTime() ? new Date(until).toISOString() : null;
}

/** @param createdAt within half an hour a mistake is free, however close the visit; a move starts no new half hour */
export function undoUntil(slot: SlotTime | undefined, createdAt: Date, withoutVisitDays = BEGIN_AFTER_DAYS): Date {
  const latest = slot ? dayBefore(slot) : inDays(createdAt, withoutVisitDays).getTime();
  return new Date(Math.max(latest, createdAt.getTime() + UNDO_AT_LEAST_MS));
}
