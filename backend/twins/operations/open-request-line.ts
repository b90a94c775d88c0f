import { and, eq, inArray } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { itemRequestLines, itemRequests, type ItemRequestLineRow, type ItemRequestRow } from '@/backend/api/db/schema/item-requests';
import type { ItemState, RequestAction, RequestStatus } from '@/lib/contract/wardrobe';

export interface OpenRequestLine {
  line: ItemRequestLineRow;
  request: ItemRequestRow;
}

export async function openRequestLineOf(tx: Pick<Orm, 'select'>, itemId: string): Promise<OpenRequestLine | null> {
  const [found] = await tx
    .select({ line: itemRequestLines, request: itemRequests })
    .from(itemRequestLines)
    .innerJoin(itemRequests, eq(itemRequests.id, itemRequestLines.requestId))
    .where(and(eq(itemRequestLines.itemId, itemId), inArray(itemRequestLines.status, ['booked', 'under-way'])));
  return found ?? null;
}

/** Status of the request by state of the piece; any other state cancels the request. */
const STATUS_IN_STATE: Record<RequestAction, Partial<Record<ItemState, RequestStatus>>> = {
  deliver: { stored: 'booked', rejected: 'booked', 'in-transit': 'under-way', 'at-home': 'done' },
  collect: { requested: 'booked', collected: 'under-way', inspected: 'under-way', stored: 'done', submitted: 'done' },
  sell: { submitted: 'booked', authenticated: 'done', rejected: 'done' },
  donate: { stored: 'booked', rejected: 'booked', donated: 'done' },
  care: { stored: 'under-way' },
};

/** A failed delivery brings the piece back: the request does not become "booked" again. */
export async function updateLineAfterMove(
  tx: Pick<Orm, 'select' | 'update'>,
  { line }: OpenRequestLine,
  from: ItemState,
  to: ItemState,
): Promise<void> {
  const status = from === 'in-transit' && to === 'stored' ? 'undone' : (STATUS_IN_STATE[line.action][to] ?? 'undone');
  await setLineStatus(tx, line, status);
}

/** The request follows its lines: done when none is open, in progress when one has begun. */
export async function setLineStatus(tx: Pick<Orm, 'select' | 'update'>, line: ItemRequestLineRow, status: RequestStatus): Promise<void> {
  await tx
    .update(itemRequestLines)
    .set({ status })
    .where(and(eq(itemRequestLines.requestId, line.requestId), eq(itemRequestLines.position, line.position)));
  const all = (
    await tx.select({ status: itemRequestLines.status }).from(itemRequestLines).where(eq(itemRequestLines.requestId, line.requestId))
  ).map((row) => row.status);
  const isOpen = all.some((one) => one === 'booked' || one === 'under-way');
  const whole: RequestStatus = all.every((one) => one === 'booked')
    ? 'booked'
    : isOpen
      ? 'under-way'
      : all.every((one) => one === 'undone')
        ? 'undone'
        : 'done';
  await tx.update(itemRequests).set({ status: whole }).where(eq(itemRequests.id, line.requestId));
}
