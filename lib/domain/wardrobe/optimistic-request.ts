import type { WardrobeItem } from '@/lib/contract/wardrobe';
import type { BasketLine } from './item-basket';

/** Stands in for the id that the server will give; no call can be made by it. */
const NOT_YET = 'not-yet';

/** The pieces as they will be once the server has said yes. */
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

/** Takes back what was only assumed; what the server has said meanwhile stays. */
export function withoutOpenRequests(items: readonly WardrobeItem[], ids: readonly string[]): readonly WardrobeItem[] {
  return items.map((item) => (ids.includes(item.id) && item.openRequest?.id === NOT_YET ? { ...item, openRequest: null } : item));
}

export function isAssumed({ openRequest }: Pick<WardrobeItem, 'openRequest'>): boolean {
  return openRequest?.id === NOT_YET;
}

/** Whether an open request can be taken back: the server says until when only as long as it can, and judges again when it is asked. */
export function canUndo(item: Pick<WardrobeItem, 'openRequest'>): boolean {
  const { openRequest } = item;
  return openRequest !== null && openRequest.status === 'booked' && openRequest.undoUntil !== null && !isAssumed(item);
}
