import type { ItemRequestLineRow } from '@/backend/api/db/schema/item-requests';
import type { Item } from '@/backend/api/db/schema/wardrobe';
import { seededNumber } from '@/backend/api/modules/wardrobe/due-steps';
import type { ItemState } from '@/lib/contract/wardrobe';
import { ITEM_MOVES } from '@/lib/domain/wardrobe/item-states';

export type ItemStep =
  | { kind: 'move'; to: ItemState }
  | { kind: 'begin-care' }
  | { kind: 'finish-care' }
  | { kind: 'pay-out' }
  | { kind: 'rest' };

/** One in this many sales is refused by the authenticators. */
const REJECTED_ONE_IN = 8;

/** The next step of a due piece. */
export function nextItemStep(
  item: Pick<Item, 'id' | 'state' | 'plan' | 'forSale'>,
  line: Pick<ItemRequestLineRow, 'action' | 'status'> | null,
): ItemStep {
  const to = (state: ItemState): ItemStep => ({ kind: 'move', to: state });
  switch (item.state) {
    case 'requested':
      return to('collected');
    case 'collected':
      return to('inspected');
    case 'inspected':
      // Pieces that are only photographed go home afterwards; their record stays.
      return to(item.forSale ? 'submitted' : item.plan === 'pix' ? 'in-transit' : 'stored');
    case 'in-transit':
      return to('at-home');
    case 'submitted':
      return to(seededNumber(item.id, 'authenticity', REJECTED_ONE_IN) === 0 ? 'rejected' : 'authenticated');
    case 'authenticated':
      return to('priced');
    case 'listed':
      return to('sold');
    case 'sold':
      return { kind: 'pay-out' };
    case 'stored':
    case 'rejected':
      return stepOfRequest(line);
    case 'at-home':
    case 'priced':
    case 'paid':
    case 'donated':
      return { kind: 'rest' };
  }
}

function stepOfRequest(line: Pick<ItemRequestLineRow, 'action' | 'status'> | null): ItemStep {
  switch (line?.action) {
    case 'deliver':
      return { kind: 'move', to: 'in-transit' };
    case 'donate':
      return { kind: 'move', to: 'donated' };
    case 'care':
      return { kind: line.status === 'booked' ? 'begin-care' : 'finish-care' };
    default:
      return { kind: 'rest' };
  }
}

type StatePath = readonly (typeof ITEM_MOVES)[number][];

/** The shortest sequence of moves between two states, by anyone; null: none exists. */
export function pathToState(from: ItemState, to: ItemState): StatePath | null {
  const ways = new Map<ItemState, StatePath>([[from, []]]);
  for (const [state, way] of ways) {
    if (state === to) return way;
    for (const move of ITEM_MOVES) if (move.from === state && !ways.has(move.to)) ways.set(move.to, [...way, move]);
  }
  return null;
}
