import type { ItemState } from '@/lib/contract/wardrobe';
import { ITEM_MOVES } from '@/lib/domain/wardrobe/item-states';

export type StatePath = readonly (typeof ITEM_MOVES)[number][];

/** The shortest sequence of moves between two states, by anyone; null: none exists. */
export function pathToState(from: ItemState, to: ItemState): StatePath | null {
  const ways = new Map<ItemState, StatePath>([[from, []]]);
  for (const [state, way] of ways) {
    if (state === to) return way;
    for (const move of ITEM_MOVES) if (move.from === state && !ways.has(move.to)) ways.set(move.to, [...way, move]);
  }
  return null;
}
