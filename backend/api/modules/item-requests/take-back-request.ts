import { and, eq } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import {
  itemRequestLines,
  itemRequests,
  wardrobeCharges,
  type ItemRequestLineRow,
  type ItemRequestRow,
} from '@/backend/api/db/schema/item-requests';
import { regionDate } from '@/backend/api/modules/booking/region-moment';
import { releaseReservation } from '@/backend/api/modules/booking/slot-reservations';
import { findItem } from '@/backend/api/modules/wardrobe/find-item';
import { changeItem, moveItem } from '@/backend/api/modules/wardrobe/move-item';
import { returnToAllowance } from '@/backend/api/modules/wardrobe/use-allowance';
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
