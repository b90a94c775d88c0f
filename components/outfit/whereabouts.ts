import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { isAtHome, placeOf } from '@/lib/domain/wardrobe/item-states';

/** Where a piece is, for somebody who wants to wear it. Only what is at home can be worn today. */
export type Whereabouts = 'home' | 'with-us' | 'in-care' | 'coming' | 'on-the-way' | 'for-sale' | 'gone';

type Piece = Pick<WardrobeItem, 'state' | 'openRequest'>;

export function whereaboutsOf({ state, openRequest }: Piece): Whereabouts {
  if (isAtHome(state)) return 'home';
  if (openRequest?.action === 'care') return 'in-care';
  if (openRequest?.action === 'deliver') return 'coming';
  const place = placeOf(state);
  if (place === 'in-transit') return 'on-the-way';
  // What was not accepted for sale waits in our rooms.
  if (place === 'listed' && state !== 'rejected') return 'for-sale';
  return place === 'gone' ? 'gone' : 'with-us';
}

/** In storage and without an open request: the condition for a delivery. The server decides. */
export const isDeliverable = ({ state, openRequest }: Piece) => state === 'stored' && openRequest === null;

/** A look's pieces by whether they hang in the member's own wardrobe. */
export function partedByHome<Item extends Piece>(pieces: readonly Item[]): { home: Item[]; away: Item[]; deliverable: Item[] } {
  return {
    home: pieces.filter(({ state }) => isAtHome(state)),
    away: pieces.filter(({ state }) => !isAtHome(state)),
    deliverable: pieces.filter(isDeliverable),
  };
}
