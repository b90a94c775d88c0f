import type { WardrobeItem } from '@/lib/contract/wardrobe';
import type { BasketLine } from '@/lib/domain/wardrobe/item-basket';

/** Placeholder for the id that the server will assign; calls must not use it. */
const NOT_YET = 'not-yet';

/** Optimistic update: the pieces as they will be after the server has accepted. */
export function withOpenRequests(
  items: readonly WardrobeItem[],
  lines: readonly BasketLine[],
  date: string | undefined,
): readonly WardrobeItem[] {
  const byItem = new Map(lines.map((line) => [line.itemId, line]));
  return items.map((item) => {
    const line = byItem.get(item.id);
    if (!line || item.openRequest) return item;
    const { action, service } = line;
    const isVisit = action === 'deliver' || action === 'collect';
    return {
      ...item,
      openRequest: {
        id: NOT_YET,
        action,
        status: 'booked',
        undoUntil: null,
        ...(service ? { service } : {}),
        ...(isVisit && date ? { date } : {}),
      },
    };
  });
}

/** Rolls back an optimistic update; newer server data is kept. */
export function withoutOpenRequests(items: readonly WardrobeItem[], ids: readonly string[]): readonly WardrobeItem[] {
  return items.map((item) => (ids.includes(item.id) && item.openRequest?.id === NOT_YET ? { ...item, openRequest: null } : item));
}

export function isAssumed({ openRequest }: Pick<WardrobeItem, 'openRequest'>): boolean {
  return openRequest?.id === NOT_YET;
}

/** Whether an open request can be undone: the server gives a time limit only while it can, and checks again. */
export function canUndo(item: Pick<WardrobeItem, 'openRequest'>): boolean {
  const { openRequest } = item;
  return openRequest !== null && openRequest.status === 'booked' && openRequest.undoUntil !== null && !isAssumed(item);
}
