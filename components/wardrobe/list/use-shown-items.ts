import { useDeferredValue, useMemo } from 'react';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { facetCounts, passesFilters, type FacetCounts } from '@/lib/domain/wardrobe/filter-items';
import { createItemSearch } from '@/lib/domain/wardrobe/search-items';
import { sortItems } from '@/lib/domain/wardrobe/sort-items';
import type { WardrobeView } from '@/lib/domain/wardrobe/wardrobe-view';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useItemWords } from '@/components/wardrobe/passport/use-item-words';

interface ShownItems {
  shown: readonly WardrobeItem[];
  counts: FacetCounts;
}

/** Sorts, searches, counts and filters in memoised steps, each run only when its part of the view changes; deferred behind typing. */
export function useShownItems(items: readonly WardrobeItem[], view: WardrobeView): ShownItems {
  const { localeTag } = useLocale();
  const words = useItemWords();
  const q = useDeferredValue(view.q);
  const filters = useDeferredValue(view.filters);
  const sort = useDeferredValue(view.sort);

  const search = useMemo(
    () =>
      createItemSearch({
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
    [words],
  );
  const collator = useMemo(() => new Intl.Collator(localeTag, { numeric: true }), [localeTag]);
  const sorted = useMemo(() => sortItems(items, sort, collator), [items, sort, collator]);
  const found = useMemo(() => (q.trim() ? search(sorted, q) : sorted), [sorted, search, q]);
  const counts = useMemo(() => facetCounts(found, filters), [found, filters]);
  const shown = useMemo(() => found.filter((item) => passesFilters(item, filters)), [found, filters]);
  return { shown, counts };
}
