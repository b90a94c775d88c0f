import { and, eq } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import {
  itemRequestLines,
  itemRequests,
  wardrobeCharges,
  type ItemRequestLineRow,
  type ItemRequestRow,
} from '@/backend/api/db/schema/item-requests';
import { slotMoment } from '@/backend/api/modules/booking/booking-shape';
import { regionDate } from '@/backend/api/modules/booking/region-time';
import { releaseReservation, type SlotTime } from '@/backend/api/modules/booking/slot-reservations';
import { inDays } from '@/backend/api/modules/wardrobe/due-steps';
import { findItem } from '@/backend/api/modules/wardrobe/find-item';
import { changeItem, moveItem } from '@/backend/api/modules/wardrobe/move-item';
import { returnToAllowance } from '@/backend/api/modules/wardrobe/plan-meter';
import type { RequestAction } from '@/lib/contract/wardrobe';
import { FREE_AFTER_BOOKING_MINUTES, FREE_CHANGE_HOURS } from '@/lib/domain/booking/visit-change';
import { handVisitOver } from './join-visit';

interface WardrobeChange {
  now: Date;
  /** Of the wardrobe, from `lockWardrobe`. */
  version: number;
}

/** Undoes a whole request, with its charge, reservation and free delivery. @returns null without changes when a part of it has begun */
export async function takeBackRequest(tx: Orm, row: ItemRequestRow, turn: WardrobeChange): Promise<ItemRequestRow | null> {
  const lines = await tx.select().from(itemRequestLines).where(eq(itemRequestLines.requestId, row.id));
  if (row.status !== 'booked' || lines.some(({ status }) => status !== 'booked')) return null;
  for (const line of lines) await takeBackLine(tx, line, row.userId, turn);
  await tx.update(itemRequestLines).set({ status: 'undone' }).where(eq(itemRequestLines.requestId, row.id));
  await tx
    .update(wardrobeCharges)
    .set({ status: 'cancelled' })
    .where(and(eq(wardrobeCharges.requestId, row.id), eq(wardrobeCharges.status, 'pending')));
  const isHandedOver = await handVisitOver(tx, row);
  if (row.usedFreeDelivery && !isHandedOver) await returnToAllowance(tx, 'deliveries', row.userId, regionDate(row.createdAt));
  if (row.usedFreeRush && !isHandedOver) await returnToAllowance(tx, 'rushes', row.userId, regionDate(row.createdAt));
  if (row.slotReservationId && !isHandedOver) await releaseReservation(tx, row.slotReservationId);
  const [undone] = await tx
    .update(itemRequests)
    .set({ status: 'undone', slotReservationId: null, joinedTo: null })
    .where(eq(itemRequests.id, row.id))
    .returning();
  return undone ?? null;
}

async function takeBackLine(tx: Orm, line: ItemRequestLineRow, userId: string, { now, version }: WardrobeChange): Promise<void> {
  const item = await findItem(tx, userId, line.itemId);
  if (!item) return;
  if (item.state === 'submitted') await moveItem(tx, item, { to: 'stored', by: 'member', at: now, version });
  else if (item.state === 'requested') await moveItem(tx, item, { to: 'at-home', by: 'member', at: now, version });
  else await changeItem(tx, item, { dueAt: null, updatedAt: now, version });
}

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
