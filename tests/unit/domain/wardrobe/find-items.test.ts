import { describe, expect, it } from 'vitest';
import { appendItems, mergeItems } from '@/lib/domain/wardrobe/selection';
import { createItemSearch, facetCounts, passesFilters } from '@/components/wardrobe/model/search-items';
import { sortItems } from '@/components/wardrobe/list/use-shown-items';
import { FACETS, NO_FILTERS, SORTS, toggleValue } from '@/components/wardrobe/model/wardrobe-view';
import { createItem, createWardrobe } from '@/tests/builders/wardrobe-items';
import { readRows } from '@/tests/setup/read-rows';

const ITEMS = createWardrobe(48);
const names = (items: readonly { name: string }[]) => items.map(({ name }) => name);

describe('filters', () => {
  it('take values of one facet as alternatives and facets as narrowing', () => {
    const coat = createItem(0, { category: 'outerwear', brand: 'COS', season: ['cool'] });
    const tops = toggleValue(toggleValue(NO_FILTERS, 'category', 'outerwear'), 'category', 'tops');
    expect(
      [NO_FILTERS, tops, toggleValue(tops, 'brand', 'COS'), toggleValue(tops, 'brand', 'Uniqlo'), toggleValue(tops, 'season', 'cool')].map(
        (filters) => passesFilters(coat, filters),
      ),
    ).toEqual([true, true, true, false, true]);
  });

  it('never find a piece by a colour, brand or condition that it has not', () => {
    const bag = createItem(0, { category: 'sealed-bag', colour: null, brand: null, condition: null });
    for (const [facet, value] of [
      ['colour', 'red'],
      ['brand', 'COS'],
      ['condition', 'good'],
    ] as const) {
      expect(passesFilters(bag, toggleValue(NO_FILTERS, facet, value))).toBe(false);
    }
  });

  it('count for each value exactly what choosing it alone in its facet would show', () => {
    const filters = toggleValue(toggleValue(NO_FILTERS, 'colour', 'blue'), 'place', 'stored');
    const counts = facetCounts(ITEMS, filters);
    for (const facet of FACETS) {
      for (const [value, count] of counts[facet]) {
        expect([facet, value, count]).toEqual([
          facet,
          value,
          ITEMS.filter((item) => passesFilters(item, { ...filters, [facet]: [value] })).length,
        ]);
      }
    }
  });
});

describe('the search', () => {
  const search = createItemSearch({
    wordsOf: ({ name, brand, code }) => [name, brand, code],
    synonyms: 'jacket, blazer, bomber | 外套, 西裝褸',
  });
  const items = [
    createItem(0, { name: 'Camel wool coat', brand: 'Chloé' }),
    createItem(1, { name: '駝色羊毛大衣', brand: null }),
    createItem(2, { name: 'Navy wool blazer', brand: null }),
    createItem(3, { name: '黑色西裝褸', brand: null }),
  ];
  // The rows with a slip: a letter left out, exchanged or put in; the last ones are too far from every word.
  it.each(readRows<[query: string, found: string[]][]>(import.meta.url, 'find-items.rows.json'))(
    'of "%s" finds the pieces that are meant',
    (query, found) => {
      expect(names(search(items, query))).toEqual(found);
    },
  );
  it('of blanks finds all', () => {
    expect(search(items, '   ')).toHaveLength(4);
  });
});

describe('sorting', () => {
  const collator = new Intl.Collator('en');
  it("keeps every piece, changes no list, and leaves the newest in the server's order", () => {
    const before = [...ITEMS];
    for (const sort of SORTS) expect(new Set(names(sortItems(ITEMS, sort, collator)))).toEqual(new Set(names(ITEMS)));
    expect(ITEMS).toEqual(before);
    expect(sortItems(ITEMS, 'newest', collator)).toBe(ITEMS);
  });

  it('puts pieces without a value or a brand last', () => {
    const items = [createItem(0, { name: 'a', resale: null, brand: null }), createItem(1, { name: 'b', brand: 'COS' })];
    expect([names(sortItems(items, 'value', collator)), names(sortItems(items, 'brand', collator))]).toEqual([
      ['b', 'a'],
      ['b', 'a'],
    ]);
  });
});

describe('pieces that change under the page', () => {
  it('take the place of what they were, stay the same objects otherwise, and new ones come first', () => {
    const present = createWardrobe(2);
    const merged = mergeItems(present, [createItem(1, { state: 'at-home', version: 2 }), createItem(9)]);
    expect(merged.map(({ id, state }) => [id, state])).toEqual([
      ['item-9', 'stored'],
      ['item-0', 'stored'],
      ['item-1', 'at-home'],
    ]);
    expect(merged[1]).toBe(present[0]);
  });

  it('are not put back by an answer that was overtaken', () => {
    const newer = createItem(0, { state: 'at-home', version: 5 });
    expect(mergeItems([newer], [createItem(0, { version: 4 })])).toEqual([newer]);
  });

  it('stand once when a page brings them again', () => {
    expect(appendItems(createWardrobe(3), createWardrobe(5)).map(({ id }) => id)).toEqual([
      'item-0',
      'item-1',
      'item-2',
      'item-3',
      'item-4',
    ]);
  });
});
