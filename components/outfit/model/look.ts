import type { Piece, Slot } from './piece';

/** A look with its pieces sorted by slot, because every rule needs them. */
export interface Look {
  readonly pieces: readonly Piece[];
  readonly base: readonly Piece[];
  readonly mid: readonly Piece[];
  readonly outer: readonly Piece[];
  readonly bottom: readonly Piece[];
  readonly whole: readonly Piece[];
  readonly shoes: readonly Piece[];
  readonly bag: readonly Piece[];
  readonly accessory: readonly Piece[];
  /** Clothes without shoes, bag and accessories: what is seen first. */
  readonly clothes: readonly Piece[];
  /** Clothes without outerwear. */
  readonly indoors: readonly Piece[];
}

export function lookOf(pieces: readonly Piece[]): Look {
  const slots: Record<Slot, Piece[]> = { base: [], mid: [], outer: [], bottom: [], whole: [], shoes: [], bag: [], accessory: [] };
  for (const piece of pieces) slots[piece.slot].push(piece);
  const indoors = [...slots.whole, ...slots.base, ...slots.mid, ...slots.bottom];
  return { pieces, ...slots, indoors, clothes: [...indoors, ...slots.outer] };
}

/** A jumper can be worn alone; an open jacket or a sleeveless knit cannot. */
export const isTopOfItsOwn = ({ slot, kind }: Piece) => slot === 'base' || kind === 'jumper';
export const isShawl = ({ kind }: Piece) => kind === 'scarf';
/** Layers that cover the shoulders. */
export const coversOf = (look: Look) => [...look.mid, ...look.outer, ...look.accessory.filter(isShawl)];
