import { COLOUR_FAMILY_NAMES, CONDITIONS, ITEM_CATEGORIES, SEASONS } from '@/lib/contract/wardrobe-names';
import { truncateText } from '@/lib/text/truncate-text';
import { PLACE_STATES } from '@/lib/domain/wardrobe/item-states';

export const FACETS = ['place', 'category', 'colour', 'season', 'brand', 'condition'] as const;
export type Facet = (typeof FACETS)[number];
export type WardrobeFilters = Readonly<Record<Facet, readonly string[]>>;

export const SORTS = ['newest', 'name', 'brand', 'most-worn', 'least-worn', 'value', 'cost'] as const;
export type WardrobeSort = (typeof SORTS)[number];
export const LAYOUTS = ['grid', 'list'] as const;
export type WardrobeLayout = (typeof LAYOUTS)[number];

/** State of the wardrobe page; all of it is in the address, so that it can be bookmarked, shared and restored. */
export interface WardrobeView {
  q: string;
  filters: WardrobeFilters;
  sort: WardrobeSort;
  layout: WardrobeLayout;
}

export const NO_FILTERS: WardrobeFilters = { place: [], category: [], colour: [], season: [], brand: [], condition: [] };
export const WHOLE_WARDROBE: WardrobeView = { q: '', filters: NO_FILTERS, sort: 'newest', layout: 'grid' };

/** Allowed values; brands are free text. */
const KNOWN: Record<Exclude<Facet, 'brand'>, readonly string[]> = {
  place: Object.keys(PLACE_STATES),
  category: ITEM_CATEGORIES,
  colour: COLOUR_FAMILY_NAMES,
  season: SEASONS,
  condition: CONDITIONS,
};
const SEARCH_MAXIMUM = 100;
const BRANDS_MAXIMUM = 20;

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** Unknown values of an address are ignored: an old link still works. */
export function viewOfQuery(query: Query): WardrobeView {
  const all = (key: string) => [...new Set([query[key] ?? []].flat().filter((value) => value.trim() !== ''))];
  const known = (facet: Exclude<Facet, 'brand'>) => all(facet).filter((value) => KNOWN[facet].includes(value));
  const [sort] = all('sort');
  const [layout] = all('view');
  return {
    q: truncateText(all('q')[0] ?? '', SEARCH_MAXIMUM),
    filters: {
      place: known('place'),
      category: known('category'),
      colour: known('colour'),
      season: known('season'),
      condition: known('condition'),
      brand: all('brand').slice(0, BRANDS_MAXIMUM),
    },
    sort: SORTS.find((known) => known === sort) ?? WHOLE_WARDROBE.sort,
    layout: LAYOUTS.find((known) => known === layout) ?? WHOLE_WARDROBE.layout,
  };
}

const OWN_KEYS = ['q', 'sort', 'view', ...FACETS];

/** The query with this view; other keys (an open passport) stay, defaults are left out. */
export function queryOfView(view: WardrobeView, present: Query = {}): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const [key, value] of Object.entries(present)) if (value !== undefined && !OWN_KEYS.includes(key)) query[key] = value;
  if (view.q.trim()) query.q = view.q.trim();
  for (const facet of FACETS) if (view.filters[facet].length > 0) query[facet] = [...view.filters[facet]];
  if (view.sort !== WHOLE_WARDROBE.sort) query.sort = view.sort;
  if (view.layout !== WHOLE_WARDROBE.layout) query.view = view.layout;
  return query;
}

/** Choosing a value again clears it. */
export function toggleValue(filters: WardrobeFilters, facet: Facet, value: string): WardrobeFilters {
  const values = filters[facet];
  return { ...filters, [facet]: values.includes(value) ? values.filter((other) => other !== value) : [...values, value] };
}

export function isNarrowed({ q, filters }: WardrobeView): boolean {
  return q.trim() !== '' || FACETS.some((facet) => filters[facet].length > 0);
}
