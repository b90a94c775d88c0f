import type { ItemRequest } from '@/lib/contract/item-requests';
import type { BasketLine } from '@/lib/domain/wardrobe/item-basket';

interface Arrived {
  request: ItemRequest;
  /** The pieces that the request includes. */
  itemIds: string[];
}

/**
 * The newest open request for the same actions on the same pieces as the basket; null: none.
 * @param busy lines of pieces with an open request
 */
export function arrivedBefore(
  busy: readonly Pick<BasketLine, 'itemId' | 'action' | 'service'>[],
  requests: readonly ItemRequest[],
): Arrived | null {
  const open = requests.filter(({ status }) => status === 'booked' || status === 'under-way');
  for (const request of open) {
    const isIn = (line: Pick<BasketLine, 'itemId' | 'action' | 'service'>) =>
      request.lines.some(({ itemId, action, service }) => itemId === line.itemId && action === line.action && service === line.service);
    const itemIds = busy.filter(isIn).map(({ itemId }) => itemId);
    if (itemIds.length > 0) return { request, itemIds };
  }
  return null;
}
