import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useItemWords } from '@/components/wardrobe/passport/use-item-words';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { createItemSearch, facetCounts, type FacetCounts, loadOneScript, passesFilters } from '@/components/wardrobe/model/search-items';
import type { WardrobeSort, WardrobeView } from '@/components/wardrobe/model/wardrobe-view';

type Compare = (a: WardrobeItem, b: WardrobeItem) => number;

/** Pieces without a price or brand sort last in either direction. */
const NO_VALUE = -1;
const value = ({ resale }: WardrobeItem) => resale?.middle ?? NO_VALUE;

/**
 * @param collator of the reader's language, created once because that is slow
 * @returns the sorted pieces; `newest` is the server's order
 */
export function sortItems(items: readonly WardrobeItem[], sort: WardrobeSort, collator: Intl.Collator): readonly WardrobeItem[] {
  const byName: Compare = (a, b) => collator.compare(a.name, b.name);
  const compare: Record<Exclude<WardrobeSort, 'newest'>, Compare> = {
    name: byName,
    brand: (a, b) => Number(a.brand === null) - Number(b.brand === null) || collator.compare(a.brand ?? '', b.brand ?? '') || byName(a, b),
    'most-worn': (a, b) => b.wearCount - a.wearCount,
    'least-worn': (a, b) => a.wearCount - b.wearCount,
    value: (a, b) => value(b) - value(a),
    cost: (a, b) => b.storageCostToDate - a.storageCostToDate,
  };
  return sort === 'newest' ? items : [...items].sort(compare[sort]);
}

interface ShownItems {
  shown: readonly WardrobeItem[];
  counts: FacetCounts;
  /** More may be found, in the other Chinese script. */
  isSearching: boolean;
}

const CHINESE = /\p{Script=Han}/u;
const ONE_SCRIPT = { queryKey: ['one-script'], queryFn: loadOneScript, staleTime: Infinity };

/** Sorts, searches, counts and filters in memoised steps, each run only when its part of the view changes; deferred behind typing. */
export function useShownItems(items: readonly WardrobeItem[], view: WardrobeView): ShownItems {
  const { localeTag } = useLocale();
  const words = useItemWords();
  const q = useDeferredValue(view.q);
  const filters = useDeferredValue(view.filters);
  const sort = useDeferredValue(view.sort);

  const { data: toOneScript, isLoading: isSearching } = useQuery({ ...ONE_SCRIPT, enabled: CHINESE.test(q) });
  const search = useMemo(
    () =>
      createItemSearch({
        toOneScript,
        synonyms: words.synonyms,
        wordsOf: (item) => [
          item.name,
          item.brand,
          item.code,
          item.note,
          item.sealedNote,
          item.size,
          words.size(item),
          words.category(item),
          words.colour(item),
          words.fabric(item),
          ...words.occasions(item),
        ],
      }),
    [words, toOneScript],
  );
  const collator = useMemo(() => new Intl.Collator(localeTag, { numeric: true }), [localeTag]);
  const sorted = useMemo(() => sortItems(items, sort, collator), [items, sort, collator]);
  const found = useMemo(() => (q.trim() ? search(sorted, q) : sorted), [sorted, search, q]);
  const counts = useMemo(() => facetCounts(found, filters), [found, filters]);
  const shown = useMemo(() => found.filter((item) => passesFilters(item, filters)), [found, filters]);
  return { shown, counts, isSearching };
}
