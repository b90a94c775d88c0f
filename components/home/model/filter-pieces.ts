/** The fields that the filters use. */
export interface FilterablePiece {
  category: string;
  family: string;
}

/** One value per filter; null matches everything. */
export interface WardrobeFilter {
  category: string | null;
  family: string | null;
}

export const NO_FILTER: WardrobeFilter = { category: null, family: null };

export function passesFilter(piece: FilterablePiece, { category, family }: WardrobeFilter): boolean {
  return (category === null || piece.category === category) && (family === null || piece.family === family);
}

/** Choosing a value again clears it. */
export function toggleFilter(filter: WardrobeFilter, facet: keyof WardrobeFilter, value: string): WardrobeFilter {
  return { ...filter, [facet]: filter[facet] === value ? null : value };
}

/** How many pieces each value of a facet would show, given the other filter; in order of appearance. */
export function facetCounts(pieces: readonly FilterablePiece[], filter: WardrobeFilter, facet: keyof WardrobeFilter): Map<string, number> {
  const others: WardrobeFilter = { ...filter, [facet]: null };
  const counts = new Map<string, number>();
  for (const piece of pieces) {
    counts.set(piece[facet], (counts.get(piece[facet]) ?? 0) + (passesFilter(piece, others) ? 1 : 0));
  }
  return counts;
}
