import type { ItemRequest } from '@/lib/contract/item-requests';
import type { BasketLine } from './item-basket';

interface Arrived {
  request: ItemRequest;
  /** Of the lines that are in it. */
  itemIds: string[];
}

/**
 * The open request, the newest first, that asks for the same of the same pieces as the basket's lines do. Null: there is none.
 * @param busy lines of pieces for which something is open
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
