/** What of a piece the filters look at. */
export interface FilterablePiece {
  category: string;
  family: string;
}

/** One value a filter; null lets everything pass. */
export interface WardrobeFilter {
  category: string | null;
  family: string | null;
}

export const NO_FILTER: WardrobeFilter = { category: null, family: null };

export function passesFilter(piece: FilterablePiece, { category, family }: WardrobeFilter): boolean {
  return (category === null || piece.category === category) && (family === null || piece.family === family);
}

/** Chosen again, a value is taken back. */
export function toggleFilter(filter: WardrobeFilter, facet: keyof WardrobeFilter, value: string): WardrobeFilter {
  return { ...filter, [facet]: filter[facet] === value ? null : value };
}

/** How many pieces each value of a facet would show beside the other filter as it stands; values in order of appearance. */
export function facetCounts(pieces: readonly FilterablePiece[], filter: WardrobeFilter, facet: keyof WardrobeFilter): Map<string, number> {
  const others: WardrobeFilter = { ...filter, [facet]: null };
  const counts = new Map<string, number>();
  for (const piece of pieces) {
    counts.set(piece[facet], (counts.get(piece[facet]) ?? 0) + (passesFilter(piece, others) ? 1 : 0));
  }
  return counts;
}
