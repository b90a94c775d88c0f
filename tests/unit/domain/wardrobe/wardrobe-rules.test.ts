import { describe, expect, it } from 'vitest';
import { REQUEST_LINES_MAXIMUM } from '@/lib/contract/item-requests';
import { colourFamilyOf } from '@/lib/domain/wardrobe/colour-family';
import { categoryOf, defineGarment, WEAR } from '@/lib/domain/wardrobe/define-garment';
import { facetCounts, passesFilters } from '@/lib/domain/wardrobe/filter-items';
import type { ColourName, GarmentKind } from '@/lib/domain/wardrobe/garment';
import { layerOf } from '@/lib/domain/wardrobe/garment-layer';
import { addToBasket, basketBody, changeLine, EMPTY_BASKET, needsVisit, parseBasket, removeLine, type BasketLine } from '@/lib/domain/wardrobe/item-basket';
import { placeOf } from '@/lib/domain/wardrobe/item-states';
import { mergeItems } from '@/lib/domain/wardrobe/merge-items';
import { isAssumed, withOpenRequests, withoutOpenRequests } from '@/lib/domain/wardrobe/optimistic-request';
import { samplePassport } from '@/lib/domain/wardrobe/sample-passport';
import { SIGNATURE_WARDROBE } from '@/lib/domain/wardrobe/sample-signature';
import { createItemSearch } from '@/lib/domain/wardrobe/search-items';
import { selectAll, selectRange, toggleSelected, NOTHING_SELECTED } from '@/lib/domain/wardrobe/selection';
import { sortItems } from '@/lib/domain/wardrobe/sort-items';
import { storageCostToDate } from '@/lib/domain/wardrobe/storage-cost';
import { dateOfMonth, storeOrSellChart } from '@/lib/domain/wardrobe/store-or-sell';
import { visibleRows } from '@/lib/domain/wardrobe/visible-rows';
import { csvOf } from '@/lib/domain/wardrobe/wardrobe-csv';
import { isNarrowed, NO_FILTERS, queryOfView, toggleValue, viewOfQuery, WHOLE_WARDROBE } from '@/lib/domain/wardrobe/wardrobe-view';
import { createItem } from '@/tests/builders/wardrobe-items';

describe('what storage has cost', () => {
  const kept = { monthlyCost: 1_000, onceCost: 300, storedOn: '2026-01-15', until: '2026-03-14' };
  it.each([[{}, 2_300], [{ until: '2026-03-15' }, 3_300], [{ storedOn: null }, 300], [{ onceCost: 0, until: '2026-01-15' }, 1_000]])('%j: %i', (change, cost) => {
    expect(storageCostToDate({ ...kept, ...change })).toBe(cost);
  });
});

describe('a garment', () => {
  it('is of the category that holds its kind, and of no category that none holds', () => {
    expect([categoryOf('qipao'), categoryOf('waistcoat')]).toEqual(['traditional', 'tailoring']);
    expect(() => categoryOf('spacesuit' as GarmentKind)).toThrow('"spacesuit"');
    expect(() => colourFamilyOf('ultraviolet' as ColourName)).toThrow('"ultraviolet"');
    expect(() => placeOf('lost' as 'stored')).toThrow('"lost"');
  });

  it('is a row of the catalogue written out', () => {
    expect(defineGarment('red-coat', 'coat', 'red', 'gold', 'solid', 'wool', { length: 'knee' }, WEAR.winter)).toEqual({
      id: 'red-coat', kind: 'coat', category: 'outerwear', cut: { length: 'knee' }, pattern: 'solid', fabric: 'wool',
      colour: { name: 'red', hex: '#b3202c' }, accent: { name: 'gold', hex: '#c2a15a' }, formality: 'smart', warmth: 3, seasons: ['cool'], picture: 'garment-red-coat',
    });
  });

  it('lies in the layer of its category, a kebaya as the blouse that it is', () => {
    expect([layerOf('coat', 'outerwear'), layerOf('sari', 'traditional'), layerOf('kebaya', 'traditional')]).toEqual(['outer', 'whole', 'base']);
  });

  it('of the sample has the passport of its place in it', () => {
    expect(SIGNATURE_WARDROBE.slice(0, 5).map(samplePassport)).toEqual([
      { care: 'dry-clean', condition: 'very-good', place: 'stored', aisle: 'A1' },
      { care: 'machine-cool', condition: 'as-new', place: 'at-home', aisle: 'B6' },
      { care: 'dry-clean', condition: 'very-good', place: 'stored', aisle: 'C2' },
      { care: 'machine-cool', condition: 'good', place: 'stored', aisle: 'D7' },
      { care: 'dry-clean', condition: 'very-good', place: 'in-care', aisle: 'A3' },
    ]);
  });
});

describe('the basket of wishes', () => {
  const stored = (index: number) => createItem(index, { state: 'stored' });
  const line = (itemId: string, action: BasketLine['action'] = 'deliver'): BasketLine => ({ itemId, action, note: '' });

  it('keeps its rush while pieces come and go, and is empty when the last has gone', () => {
    const rush = { lines: [line('item-5')], isRush: true };
    expect(addToBasket(rush, [stored(0)], 'deliver').basket).toEqual({ lines: [line('item-5'), line('item-0')], isRush: true });
    expect(removeLine({ lines: [line('a'), line('b')], isRush: true }, 'a')).toEqual({ lines: [line('b')], isRush: true });
    expect(removeLine(rush, 'item-5')).toBe(EMPTY_BASKET);
  });

  it('takes several pieces at once, of which one is in it already', () => {
    const basket = { lines: [line('item-0', 'donate'), line('item-5')], isRush: false };
    expect(addToBasket(basket, [stored(0), stored(1)], 'deliver')).toEqual({ basket: { lines: [line('item-5'), line('item-0'), line('item-1')], isRush: false }, added: 2, refused: 0 });
  });

  it('counts what is in it already against its room, and takes none beyond', () => {
    const full = { lines: Array.from({ length: REQUEST_LINES_MAXIMUM - 1 }, (_, index) => line(`other-${index}`)), isRush: false };
    expect(addToBasket(full, [stored(0), stored(1)], 'deliver')).toMatchObject({ added: 1, refused: 1 });
    const over = { ...full, lines: [...full.lines, line('x'), line('y')] };
    expect(addToBasket(over, [stored(0)], 'deliver')).toMatchObject({ added: 0, refused: 1 });
  });

  it('changes the line that is meant, and no other', () => {
    const basket = { lines: [line('a', 'care'), line('b', 'care')], isRush: false };
    expect(changeLine(basket, 'b', { note: 'seam' }).lines).toEqual([line('a', 'care'), { ...line('b', 'care'), note: 'seam' }]);
  });

  it.each([['deliver', true], ['collect', true], ['care', false], ['sell', false], ['donate', false]] as const)('needs a visit to %s: %s', (action, needs) => {
    expect(needsVisit({ lines: [line('a', 'care'), line('b', action)], isRush: false })).toBe(needs);
  });

  it('is sent without empty notes, and in a hurry only where something is brought', () => {
    expect(basketBody({ lines: [line('a'), { ...line('b', 'care'), service: 'repair', note: ' x ' }], isRush: true })).toEqual({
      lines: [{ itemId: 'a', action: 'deliver' }, { itemId: 'b', action: 'care', service: 'repair', note: 'x' }], isRush: true,
    });
    expect(basketBody({ lines: [{ ...line('a'), note: ' \n' }], isRush: false })).toEqual({ lines: [{ itemId: 'a', action: 'deliver' }], isRush: false });
    expect(basketBody({ lines: [line('a', 'collect')], isRush: true }).isRush).toBe(false);
    expect(basketBody({ lines: [line('a')], isRush: false }).isRush).toBe(false);
  });

  it('is read back line by line', () => {
    const read = (lines: unknown, isRush: unknown = true) => parseBasket(JSON.stringify({ lines, isRush }));
    expect(read([{ itemId: 'a', action: 'care', service: 'polish' }, { itemId: 'b', action: 'deliver', service: 'repair', note: 5 }, null, 'x', { action: 'deliver' }])).toEqual({
      lines: [{ itemId: 'a', action: 'care', note: '', service: 'dry-cleaning' }, { itemId: 'b', action: 'deliver', note: '' }], isRush: true,
    });
    expect(read([line('a')], 'yes')).toEqual({ lines: [line('a')], isRush: false });
    expect(parseBasket(JSON.stringify({ lines: [line('a')] }))).toEqual({ lines: [line('a')], isRush: false });
    for (const text of ['7', 'null', '"x"', '[]', '{}', '{"lines":null}', '{"lines":"x"}', '{"lines":{}}', '{"lines":[]}']) expect(parseBasket(text)).toBe(EMPTY_BASKET);
  });
});

describe('an assumed request', () => {
  const item = createItem(0, { state: 'stored' });
  it('carries the service of care and the day of a visit, and nothing of the other', () => {
    const assumed = (wish: Partial<BasketLine>, date?: string) => withOpenRequests([item], [{ itemId: item.id, action: 'care', note: '', ...wish }], date)[0]?.openRequest;
    expect(assumed({ service: 'repair' }, '2026-12-01')).toEqual({ id: 'not-yet', action: 'care', status: 'booked', undoUntil: null, service: 'repair' });
    expect(assumed({ action: 'deliver' }, '2026-12-01')).toEqual({ id: 'not-yet', action: 'deliver', status: 'booked', undoUntil: null, date: '2026-12-01' });
    expect(assumed({ action: 'collect' }, '2026-12-01')).toMatchObject({ date: '2026-12-01' });
    expect(assumed({ action: 'deliver' })).not.toHaveProperty('date');
  });

  it('is taken back for the pieces that are named, and only while it is assumed', () => {
    const [shown] = withOpenRequests([item], [{ itemId: item.id, action: 'sell', note: '' }], undefined);
    if (!shown) throw new Error('The piece is gone');
    expect(withoutOpenRequests([shown], ['another'])).toEqual([shown]);
    expect(withoutOpenRequests([shown], [item.id])).toEqual([item]);
    expect(withoutOpenRequests([item], [item.id])[0]).toBe(item);
    const said = createItem(0, { openRequest: { id: 'r', action: 'sell', status: 'booked', undoUntil: null } });
    expect(withoutOpenRequests([said], [said.id])[0]).toBe(said);
    expect([isAssumed(shown), isAssumed(said), isAssumed(item)]).toEqual([true, false, false]);
    expect(withOpenRequests([item], [], undefined)[0]).toBe(item);
  });
});

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
  it.each([['name', 'abcde'], ['brand', 'eabcd'], ['most-worn', 'eadbc'], ['least-worn', 'cbdae'], ['value', 'debca'], ['cost', 'adbce'], ['newest', 'badce']] as const)('by %s', (sort, names) => {
    expect(sortItems(items, sort, collator).map(({ name }) => name).join('')).toBe(names);
  });
});

describe('pieces without a brand', () => {
  it('stand last by their names, in whatever order they came', () => {
    const of = (...names: string[]) => sortItems(names.map((name, index) => createItem(index, { name, brand: name === 'd' ? 'COS' : null })), 'brand', new Intl.Collator('en')).map(({ name }) => name);
    expect([of('a', 'b', 'c', 'd'), of('d', 'c', 'b', 'a'), of('b', 'd', 'c', 'a')]).toEqual([['d', 'a', 'b', 'c'], ['d', 'a', 'b', 'c'], ['d', 'a', 'b', 'c']]);
  });
});

describe('filters and their counts', () => {
  it('find a piece by the family of its colour', () => {
    const coat = createItem(0, { colour: { name: 'navy', hex: '#27324a', family: 'blue' } });
    expect(['blue', 'red', 'navy'].map((family) => passesFilters(coat, toggleValue(NO_FILTERS, 'colour', family)))).toEqual([true, false, false]);
  });

  it('list nothing for what a piece has not', () => {
    const bag = createItem(0, { category: 'sealed-bag', state: 'stored', colour: null, season: [], brand: null, condition: null });
    const counts = facetCounts([bag], NO_FILTERS);
    expect(Object.fromEntries(Object.entries(counts).map(([facet, values]) => [facet, [...values]]))).toEqual({ place: [['stored', 1]], category: [['sealed-bag', 1]], colour: [], season: [], brand: [], condition: [] });
  });

  it('find a season among several, and everything while nothing is chosen', () => {
    const coat = createItem(0, { season: ['cool', 'rain'], state: 'at-home', brand: 'COS', condition: 'good' });
    const only = (facet: Parameters<typeof toggleValue>[1], value: string) => passesFilters(coat, toggleValue(NO_FILTERS, facet, value));
    expect([only('season', 'rain'), only('season', 'hot'), only('place', 'at-home'), only('place', 'stored'), only('brand', 'COS'), only('condition', 'good'), only('condition', 'fair')]).toEqual([true, false, true, false, true, true, false]);
  });

  it('list every value that there is, with none beside it where the others rule it out', () => {
    const items = [createItem(0, { brand: 'COS', state: 'stored' }), createItem(1, { brand: 'Uniqlo', state: 'at-home' })];
    const counts = facetCounts(items, toggleValue(toggleValue(NO_FILTERS, 'place', 'stored'), 'condition', 'none such'));
    expect([...counts.brand]).toEqual([['COS', 0], ['Uniqlo', 0]]);
    expect([...facetCounts(items, toggleValue(NO_FILTERS, 'place', 'stored')).brand]).toEqual([['COS', 1], ['Uniqlo', 0]]);
    expect([...facetCounts(items, toggleValue(NO_FILTERS, 'place', 'stored')).place]).toEqual([['stored', 1], ['at-home', 1]]);
  });

  it('search each piece once, by what it is called, and never by a word that is missing', () => {
    let folded = 0;
    const search = createItemSearch(({ name, brand }) => { folded += 1; return [name, brand, undefined, '']; });
    const items = [createItem(0, { name: 'Camel coat', brand: null })];
    expect([items.filter(search('coat')).length, items.filter(search('camel coat')).length, items.filter(search('null')).length, items.filter(search('undefined')).length]).toEqual([1, 1, 0, 0]);
    expect(folded).toBe(1);
    // A search for nothing asks no piece for its words.
    expect([items.filter(search('')).length, [createItem(1)].filter(search(' \t')).length, folded]).toEqual([1, 1, 1]);
  });

  it('join words of a piece with a space between', () => {
    const search = createItemSearch(({ name, brand }) => [name, brand]);
    const items = [createItem(0, { name: 'coat', brand: 'cos' })];
    expect([items.filter(search('coatcos')).length, items.filter(search('coat  cos')).length, items.filter(search(' cos\tcoat\n')).length]).toEqual([0, 1, 1]);
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

describe('the chart of store or sell', () => {
  it.each([
    [{ monthlyCost: 100, netResale: 500, month: 6 }, 1, { months: 12, crossing: 6, highest: 1_200 }],
    [{ monthlyCost: 100, netResale: 5_000, month: 51 }, 1, { months: 64, crossing: 51, highest: 6_400 }],
    [{ monthlyCost: 100, netResale: 500, month: 6 }, 30, { months: 32, crossing: 6, highest: 3_200 }],
    [{ monthlyCost: 1, netResale: 119, month: 120 }, 1, { months: 120, crossing: 120, highest: 120 }],
    [{ monthlyCost: 1, netResale: 900, month: 901 }, 1, { months: 120, crossing: null, highest: 900 }],
    [{ monthlyCost: 0, netResale: 0, month: null }, 1, { months: 12, crossing: null, highest: 1 }],
  ])('of %j after %i months', (given, begun, chart) => {
    const { cost, ...rest } = storeOrSellChart(given, begun);
    expect(rest).toEqual(chart);
    expect(cost).toEqual(Array.from({ length: chart.months + 1 }, (_, month) => ({ month, cost: month * given.monthlyCost })));
  });

  it('dates its months from the first day', () => {
    expect([dateOfMonth('2026-01-31', 1), dateOfMonth('2026-01-31', 2)]).toEqual(['2026-01-31', '2026-02-28']);
  });
});

describe('rows in sight', () => {
  const view = { scrolled: 0, windowHeight: 900, rowHeight: 300, rowCount: 100 };
  it.each([
    [{}, { first: 0, end: 6 }], [{ scrolled: 1_200 }, { first: 1, end: 10 }], [{ scrolled: 1_201 }, { first: 1, end: 11 }], [{ scrolled: -10_000 }, { first: 0, end: 1 }],
    [{ rowHeight: 0 }, { first: 0, end: 4 }], [{ rowHeight: 0, rowCount: 2 }, { first: 0, end: 2 }], [{ rowHeight: -1 }, { first: 0, end: 4 }],
    [{ scrolled: 100_000 }, { first: 99, end: 100 }], [{ rowCount: 0 }, { first: 0, end: 0 }], [{ rowCount: 1 }, { first: 0, end: 1 }],
  ])('%j', (change, rows) => {
    expect(visibleRows({ ...view, ...change })).toEqual(rows);
  });
});

describe('a cell of the export', () => {
  it.each([['plain', 'plain'], ['=1', "'=1"], ['+1', "'+1"], ['-1', "'-1"], ['@x', "'@x"], ['\tx', "'\tx"], ['1=2', '1=2'], ['a,b', '"a,b"'], ['a\nb', '"a\nb"'], ['a\rb', '"a\rb"'], ['"', '""""']])('%j is written %j', (text, written) => {
    expect(csvOf(['h'], [[text]])).toBe(`\uFEFFh\r\n${written}\r\n`);
  });
  it('of nothing is empty', () => expect(csvOf(['a', 'b', 'c'], [[null, undefined, '']])).toBe('\uFEFFa,b,c\r\n,,\r\n'));
  it('of a number stays one', () => expect(csvOf(['h'], [[-5]])).toBe('\uFEFFh\r\n-5\r\n'));
});

describe('the view in an address', () => {
  it('reads each value once, without empty ones and within bounds', () => {
    const view = viewOfQuery({ q: ['x'.repeat(120), 'y'], place: ['stored', 'stored', ''], brand: Array.from({ length: 25 }, (_, index) => `b${index}`), sort: 'name', view: 'list' });
    expect(view.q).toHaveLength(100);
    expect([view.filters.place, view.filters.brand.length, view.sort, view.layout]).toEqual([['stored'], 20, 'name', 'list']);
    expect(viewOfQuery({ brand: ' ' }).filters.brand).toEqual([]);
    expect(viewOfQuery({})).toEqual(WHOLE_WARDROBE);
  });

  it('writes what differs from the whole wardrobe, over what stood there', () => {
    const view = { ...WHOLE_WARDROBE, q: ' coat ', sort: 'value', layout: 'list', filters: { ...NO_FILTERS, season: ['cool'] } } as const;
    expect(queryOfView(view, { item: 'i', sort: 'name', view: 'grid', season: 'hot', gone: undefined })).toStrictEqual({ item: 'i', q: 'coat', season: ['cool'], sort: 'value', view: 'list' });
    expect(queryOfView({ ...WHOLE_WARDROBE, q: ' ' })).toStrictEqual({});
    expect([isNarrowed({ ...WHOLE_WARDROBE, q: 'x' }), isNarrowed({ ...WHOLE_WARDROBE, sort: 'value' })]).toEqual([true, false]);
  });

  it('adds and takes back values of one facet', () => {
    const two = toggleValue(toggleValue(NO_FILTERS, 'brand', 'A'), 'brand', 'B');
    expect(two.brand).toEqual(['A', 'B']);
    expect(toggleValue(two, 'brand', 'A').brand).toEqual(['B']);
  });
});
