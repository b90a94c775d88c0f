import { and, eq } from 'drizzle-orm';
import type { Orm } from '@/backend/db/database';
import { itemRequestLines, itemRequests, wardrobeCharges, type ItemRequestLineRow, type ItemRequestRow } from '@/backend/db/schema/item-requests';
import { ok, refused, type Refusal } from '@/backend/http/answer';
import type { CallHandler } from '@/backend/http/call-handler';
import { requireMember } from '@/backend/identity/authenticate';
import { findUser } from '@/backend/identity/find-user';
import { regionDate } from '@/backend/modules/booking/region-moment';
import { findItem } from '@/backend/modules/wardrobe/find-item';
import { giveBackFreeDelivery } from '@/backend/modules/wardrobe/free-deliveries';
import { changeItem, moveItem } from '@/backend/modules/wardrobe/move-item';
import { announceWardrobe, takeWardrobeTurn } from '@/backend/modules/wardrobe/wardrobe-turn';
import { releasePlace } from './take-place';
import { wireRequests } from './wire-request';

type Undone = { kind: 'undone'; row: ItemRequestRow; version: number };

export const undoItemRequest: CallHandler<'undoItemRequest'> = async ({ params, request }, context) => {
  const { database: { orm }, clock } = context;
  const now = clock();
  const user = await findUser(orm, requireMember(request).userId);
  const result = await orm.transaction((tx) => undo(tx, { userId: user.id, requestId: params.id, now }));
  if (result.kind === 'refused') return result;
  await announceWardrobe(context, user.id, result.version);
  const [wire] = await wireRequests(orm, [result.row], user.locale, now);
  return wire ? ok({ request: wire, version: result.version }) : unknown();
};

const unknown = (): Refusal => refused('NOT_FOUND', 'There is no such request.');

async function undo(tx: Orm, { userId, requestId, now }: { userId: string; requestId: string; now: Date }): Promise<Refusal | Undone> {
  const own = and(eq(itemRequests.id, requestId), eq(itemRequests.userId, userId));
  const [seen] = await tx.select({ id: itemRequests.id }).from(itemRequests).where(own);
  if (!seen) return unknown();
  const version = await takeWardrobeTurn(tx, userId);
  // Read again now that it is our turn: the other tab may have been first.
  const [row] = await tx.select().from(itemRequests).where(own);
  const lines = await tx.select().from(itemRequestLines).where(eq(itemRequestLines.requestId, requestId));
  if (!row || row.status !== 'booked' || row.undoUntil <= now || lines.some(({ status }) => status !== 'booked')) return refused('UNDO_OVER', 'This can no longer be undone.');
  for (const line of lines) await takeBack(tx, line, { userId, now, version });
  await tx.update(itemRequestLines).set({ status: 'undone' }).where(eq(itemRequestLines.requestId, requestId));
  await tx.update(wardrobeCharges).set({ status: 'cancelled' }).where(and(eq(wardrobeCharges.requestId, requestId), eq(wardrobeCharges.status, 'pending')));
  if (row.usedFreeDelivery) await giveBackFreeDelivery(tx, userId, regionDate(row.createdAt));
  if (row.slotReservationId) await releasePlace(tx, row.slotReservationId);
  const [undone] = await tx.update(itemRequests).set({ status: 'undone', slotReservationId: null }).where(own).returning();
  return undone ? { kind: 'undone', row: undone, version } : unknown();
}

async function takeBack(tx: Orm, line: ItemRequestLineRow, { userId, now, version }: { userId: string; now: Date; version: number }): Promise<void> {
  const item = await findItem(tx, userId, line.itemId);
  if (!item) return;
  if (item.state === 'submitted') await moveItem(tx, item, { to: 'stored', by: 'member', at: now, version });
  else if (item.state === 'requested') await moveItem(tx, item, { to: 'at-home', by: 'member', at: now, version });
  else await changeItem(tx, item, { dueAt: null, updatedAt: now, version });
}
