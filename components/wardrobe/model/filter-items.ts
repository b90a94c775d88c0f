import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { placeOf } from '@/lib/domain/wardrobe/item-states';
import { FACETS, type Facet, type WardrobeFilters } from './wardrobe-view';

/** A piece's values for each facet; a piece has several seasons. */
const VALUES: Record<Facet, (item: WardrobeItem) => readonly string[]> = {
  place: ({ state }) => [placeOf(state)],
  category: ({ category }) => [category],
  colour: ({ colour }) => (colour ? [colour.family] : []),
  season: ({ season }) => season,
  brand: ({ brand }) => (brand ? [brand] : []),
  condition: ({ condition }) => (condition ? [condition] : []),
};

const passes = (item: WardrobeItem, facet: Facet, wanted: readonly string[]) =>
  wanted.length === 0 || VALUES[facet](item).some((value) => wanted.includes(value));

/** Values of one facet are OR-ed, facets are AND-ed. */
export function passesFilters(item: WardrobeItem, filters: WardrobeFilters): boolean {
  return FACETS.every((facet) => passes(item, facet, filters[facet]));
}

export type FacetCounts = Readonly<Record<Facet, ReadonlyMap<string, number>>>;

/** How many pieces each value would show, given the other facets; one pass over the pieces, because a wardrobe may have ten thousand. */
export function facetCounts(items: readonly WardrobeItem[], filters: WardrobeFilters): FacetCounts {
  const counts = Object.fromEntries(FACETS.map((facet) => [facet, new Map<string, number>()])) as Record<Facet, Map<string, number>>;
  for (const item of items) {
    const failed = FACETS.filter((facet) => !passes(item, facet, filters[facet]));
    for (const facet of FACETS) {
      const isCounted = failed.length === 0 || (failed.length === 1 && failed[0] === facet);
      for (const value of VALUES[facet](item)) counts[facet].set(value, (counts[facet].get(value) ?? 0) + (isCounted ? 1 : 0));
    }
  }
  return counts;
}
