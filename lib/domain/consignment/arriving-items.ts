import { PIECES_MAXIMUM } from './piece';

/** Query key with which the wardrobe passes pieces to be sold. */
const ARRIVING_ITEMS = 'items';

/** @param search of the address */
export function arrivingItems(search: string): string[] {
  const ids = (new URLSearchParams(search).get(ARRIVING_ITEMS) ?? '').split(',').filter((id) => /^[\w-]{1,64}$/.test(id));
  return [...new Set(ids)].slice(0, PIECES_MAXIMUM);
}
