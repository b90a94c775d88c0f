import { describe, expect, it } from 'vitest';
import { createItemSearch, facetCounts, passesFilters } from '@/components/wardrobe/model/search-items';
import { mergeItems, NOTHING_SELECTED, selectAll, selectRange, toggleSelected } from '@/lib/domain/wardrobe/selection';
import { sortItems } from '@/components/wardrobe/list/use-shown-items';
import { csvOf } from '@/lib/text/csv';
import { isNarrowed, NO_FILTERS, queryOfView, toggleValue, viewOfQuery, WHOLE_WARDROBE } from '@/components/wardrobe/model/wardrobe-view';
import { createItem } from '@/tests/builders/wardrobe-items';
import { visibleRows } from '@/components/wardrobe/list/item-list';
import { readRows } from '@/tests/setup/read-rows';

describe('a selection', () => {
  it('keeps its anchor through ranges, and a range of a piece out of sight is that piece', () => {
    const shown = ['a', 'b', 'c', 'd'];
    const from = toggleSelected(NOTHING_SELECTED, 'b');
    expect(from.anchor).toBe('b');
    expect(selectRange(from, 'd', shown)).toEqual({ ids: new Set(['b', 'c', 'd']), anchor: 'b' });
    expect(selectRange(toggleSelected(NOTHING_SELECTED, 'a'), 'c', shown).ids).toEqual(new Set(['a', 'b', 'c']));
    expect(selectRange(from, 'z', shown)).toEqual({ ids: new Set(['b', 'z']), anchor: 'z' });
    expect(selectRange(NOTHING_SELECTED, 'c', shown)).toEqual({ ids: new Set(['c']), anchor: 'c' });
    expect(selectRange({ ids: new Set(), anchor: 'gone' }, 'c', shown)).toEqual({ ids: new Set(['c']), anchor: 'c' });
    expect(selectAll(from, ['c'])).toEqual({ ids: new Set(['b', 'c']), anchor: 'b' });
    expect(selectRange({ ids: new Set(['d']), anchor: 'a' }, 'a', shown)).toEqual({ ids: new Set(['a', 'd']), anchor: 'a' });
  });
});

describe('the order of pieces', () => {
  const collator = new Intl.Collator('en');
  const items = [
    createItem(0, { name: 'b', brand: 'COS', wearCount: 1, storageCostToDate: 5, resale: { low: 1, middle: 10, high: 20 } }),
    createItem(1, { name: 'a', brand: 'COS', wearCount: 3, storageCostToDate: 9, resale: null }),
    createItem(2, { name: 'd', brand: null, wearCount: 2, storageCostToDate: 7, resale: { low: 1, middle: 30, high: 40 } }),
    createItem(3, { name: 'c', brand: null, wearCount: 0, storageCostToDate: 1, resale: { low: 0, middle: 0, high: 0 } }),
    createItem(4, { name: 'e', brand: 'APC', wearCount: 9, storageCostToDate: 0, resale: { low: 1, middle: 20, high: 40 } }),
  ];
  it.each([
    ['name', 'abcde'],
    ['brand', 'eabcd'],
    ['most-worn', 'eadbc'],
    ['least-worn', 'cbdae'],
    ['value', 'debca'],
    ['cost', 'adbce'],
    ['newest', 'badce'],
  ] as const)('by %s', (sort, names) => {
    expect(
      sortItems(items, sort, collator)
        .map(({ name }) => name)
        .join(''),
    ).toBe(names);
  });
});

describe('pieces without a brand', () => {
  it('stand last by their names, in whatever order they came', () => {
    const of = (...names: string[]) =>
      sortItems(
        names.map((name, index) => createItem(index, { name, brand: name === 'd' ? 'COS' : null })),
        'brand',
        new Intl.Collator('en'),
      ).map(({ name }) => name);
    expect([of('a', 'b', 'c', 'd'), of('d', 'c', 'b', 'a'), of('b', 'd', 'c', 'a')]).toEqual([
      ['d', 'a', 'b', 'c'],
      ['d', 'a', 'b', 'c'],
      ['d', 'a', 'b', 'c'],
    ]);
  });
});

describe('filters and their counts', () => {
  it('find a piece by the family of its colour', () => {
    const coat = createItem(0, { colour: { name: 'navy', hex: '#27324a', family: 'blue' } });
    expect(['blue', 'red', 'navy'].map((family) => passesFilters(coat, toggleValue(NO_FILTERS, 'colour', family)))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('list nothing for what a piece has not', () => {
    const bag = createItem(0, { category: 'sealed-bag', state: 'stored', colour: null, season: [], brand: null, condition: null });
    const counts = facetCounts([bag], NO_FILTERS);
    expect(Object.fromEntries(Object.entries(counts).map(([facet, values]) => [facet, [...values]]))).toEqual({
      place: [['stored', 1]],
      category: [['sealed-bag', 1]],
      colour: [],
      season: [],
      brand: [],
      condition: [],
    });
  });

  it('find a season among several, and everything while nothing is chosen', () => {
    const coat = createItem(0, { season: ['cool', 'rain'], state: 'at-home', brand: 'COS', condition: 'good' });
    const only = (facet: Parameters<typeof toggleValue>[1], value: string) => passesFilters(coat, toggleValue(NO_FILTERS, facet, value));
    expect([
      only('season', 'rain'),
      only('season', 'hot'),
      only('place', 'at-home'),
      only('place', 'stored'),
      only('brand', 'COS'),
      only('condition', 'good'),
      only('condition', 'fair'),
    ]).toEqual([true, false, true, false, true, true, false]);
  });

  it('list every value that there is, with none beside it where the others rule it out', () => {
    const items = [createItem(0, { brand: 'COS', state: 'stored' }), createItem(1, { brand: 'Uniqlo', state: 'at-home' })];
    const counts = facetCounts(items, toggleValue(toggleValue(NO_FILTERS, 'place', 'stored'), 'condition', 'none such'));
    expect([...counts.brand]).toEqual([
      ['COS', 0],
      ['Uniqlo', 0],
    ]);
    expect([...facetCounts(items, toggleValue(NO_FILTERS, 'place', 'stored')).brand]).toEqual([
      ['COS', 1],
      ['Uniqlo', 0],
    ]);
    expect([...facetCounts(items, toggleValue(NO_FILTERS, 'place', 'stored')).place]).toEqual([
      ['stored', 1],
      ['at-home', 1],
    ]);
  });

  it('search each piece once, by what it is called, and never by a word that is missing', () => {
    let folded = 0;
    const search = createItemSearch({
      wordsOf: ({ name, brand }) => {
        folded += 1;
        return [name, brand, undefined, ''];
      },
      synonyms: '',
    });
    const items = [createItem(0, { name: 'Camel coat', brand: null })];
    expect([
      search(items, 'coat').length,
      search(items, 'camel coat').length,
      search(items, 'null').length,
      search(items, 'undefined').length,
    ]).toEqual([1, 1, 0, 0]);
    expect(folded).toBe(1);
    // A search for nothing asks no piece for its words.
    expect([search(items, '').length, search([createItem(1)], ' \t').length, folded]).toEqual([1, 1, 1]);
  });

  it('join words of a piece with a space between', () => {
    const search = createItemSearch({ wordsOf: ({ name, brand }) => [name, brand], synonyms: '' });
    const items = [createItem(0, { name: 'coat', brand: 'cos' })];
    expect([search(items, 'coatcos').length, search(items, 'coat  cos').length, search(items, ' cos\tcoat\n').length]).toEqual([0, 1, 1]);
  });
});

describe('pieces that arrive', () => {
  it('change nothing when there are none, and put the same version in', () => {
    const present = [createItem(0)];
    expect(mergeItems(present, [])).toBe(present);
    const again = createItem(0, { name: 'New name' });
    expect(mergeItems(present, [again])[0]).toBe(again);
  });
});

describe('rows in sight', () => {
  const view = { scrolled: 0, windowHeight: 900, rowHeight: 300, rowCount: 100 };
  it.each(readRows<[change: object, rows: object][]>(import.meta.url, 'item-list.windows.json'))('%j', (change, rows) => {
    expect(visibleRows({ ...view, ...change })).toEqual(rows);
  });
});

describe('a cell of the export', () => {
  it.each(readRows<[text: string, written: string][]>(import.meta.url, 'item-list.rows.json'))('%j is written %j', (text, written) => {
    expect(csvOf(['h'], [[text]])).toBe(`\uFEFFh\r\n${written}\r\n`);
  });
  it('of nothing is empty', () => expect(csvOf(['a', 'b', 'c'], [[null, undefined, '']])).toBe('\uFEFFa,b,c\r\n,,\r\n'));
  it('is quoted by the rules', () => expect(csvOf(['n'], [['A "red" dress']])).toBe('\uFEFFn\r\n"A ""red"" dress"\r\n'));
  it('of a number stays one', () => expect(csvOf(['h'], [[-5], [{ number: '-5.00' }]])).toBe('\uFEFFh\r\n-5\r\n-5.00\r\n'));
});

describe('the view in an address', () => {
  it('reads each value once, without empty ones and within bounds', () => {
    const view = viewOfQuery({
      q: ['x'.repeat(120), 'y'],
      place: ['stored', 'stored', ''],
      brand: Array.from({ length: 25 }, (_, index) => `b${index}`),
      sort: 'name',
      view: 'list',
    });
    expect(view.q).toHaveLength(100);
    expect([view.filters.place, view.filters.brand.length, view.sort, view.layout]).toEqual([['stored'], 20, 'name', 'list']);
    expect(viewOfQuery({ brand: ' ' }).filters.brand).toEqual([]);
    expect(viewOfQuery({})).toEqual(WHOLE_WARDROBE);
  });

  it('writes what differs from the whole wardrobe, over what stood there', () => {
    const view = { ...WHOLE_WARDROBE, q: ' coat ', sort: 'value', layout: 'list', filters: { ...NO_FILTERS, season: ['cool'] } } as const;
    expect(queryOfView(view, { item: 'i', sort: 'name', view: 'grid', season: 'hot', gone: undefined })).toStrictEqual({
      item: 'i',
      q: 'coat',
      season: ['cool'],
      sort: 'value',
      view: 'list',
    });
    expect(queryOfView({ ...WHOLE_WARDROBE, q: ' ' })).toStrictEqual({});
    expect([isNarrowed({ ...WHOLE_WARDROBE, q: 'x' }), isNarrowed({ ...WHOLE_WARDROBE, sort: 'value' })]).toEqual([true, false]);
  });

  it('adds and takes back values of one facet', () => {
    const two = toggleValue(toggleValue(NO_FILTERS, 'brand', 'A'), 'brand', 'B');
    expect(two.brand).toEqual(['A', 'B']);
    expect(toggleValue(two, 'brand', 'A').brand).toEqual(['B']);
  });
});
