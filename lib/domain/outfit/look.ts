import type { Piece, Slot } from './piece';

/** A look with its pieces sorted once, because every rule asks for them. */
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
  /** Clothes without shoes, bag and small things: what people see first. */
  readonly clothes: readonly Piece[];
  /** Clothes without what comes off at the door. */
  readonly indoors: readonly Piece[];
}

export function lookOf(pieces: readonly Piece[]): Look {
  const slots: Record<Slot, Piece[]> = { base: [], mid: [], outer: [], bottom: [], whole: [], shoes: [], bag: [], accessory: [] };
  for (const piece of pieces) slots[piece.slot].push(piece);
  const indoors = [...slots.whole, ...slots.base, ...slots.mid, ...slots.bottom];
  return { pieces, ...slots, indoors, clothes: [...indoors, ...slots.outer] };
}

/** A jumper is a top of its own; an open jacket or a sleeveless knit is not. */
export const isTopOfItsOwn = ({ slot, kind }: Piece) => slot === 'base' || kind === 'jumper';
export const isShawl = ({ kind }: Piece) => kind === 'scarf';
/** Something for the shoulders. */
export const coversOf = (look: Look) => [...look.mid, ...look.outer, ...look.accessory.filter(isShawl)];
