import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLOUR_FAMILY_NAMES, CONDITIONS, ITEM_CATEGORIES, SEASONS } from '@/lib/contract/wardrobe-names';
import { PLACE_STATES } from '@/lib/domain/wardrobe/item-states';
import {
  isNarrowed,
  LAYOUTS,
  NO_FILTERS,
  queryOfView,
  SORTS,
  toggleValue,
  viewOfQuery,
  WHOLE_WARDROBE,
  type WardrobeView,
} from '@/components/wardrobe/model/wardrobe-view';

const some = (values: readonly string[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 4 });
const word = fc
  .string({ minLength: 1, maxLength: 20 })
  .map((text) => text.trim())
  .filter((text) => text !== '');
const views: fc.Arbitrary<WardrobeView> = fc.record({
  q: fc.oneof(fc.constant(''), word),
  filters: fc.record({
    place: some(Object.keys(PLACE_STATES)),
    category: some(ITEM_CATEGORIES),
    colour: some(COLOUR_FAMILY_NAMES),
    season: some(SEASONS),
    condition: some(CONDITIONS),
    brand: fc.uniqueArray(word, { maxLength: 4 }),
  }),
  sort: fc.constantFrom(...SORTS),
  layout: fc.constantFrom(...LAYOUTS),
});

describe('the view of the wardrobe in the address', () => {
  it('comes back as it was written, whatever it was', () => {
    fc.assert(fc.property(views, (view) => void expect(viewOfQuery(queryOfView(view))).toEqual(view)));
  });

  it('writes nothing for the whole wardrobe and keeps what is not its own', () => {
    expect(queryOfView(WHOLE_WARDROBE, { item: 'item-1', q: 'old', colour: 'red' })).toEqual({ item: 'item-1' });
  });

  it('leaves out what it does not know and never throws', () => {
    expect(viewOfQuery({ place: ['stored', 'moon'], sort: 'price', view: 'map', colour: 'constructor' })).toEqual({
      ...WHOLE_WARDROBE,
      filters: { ...NO_FILTERS, place: ['stored'] },
    });
    fc.assert(fc.property(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.array(fc.string()))), (query) => void viewOfQuery(query)));
  });

  it('takes a value back that is chosen again', () => {
    const red = toggleValue(NO_FILTERS, 'colour', 'red');
    expect([red.colour, toggleValue(red, 'colour', 'red')]).toEqual([['red'], NO_FILTERS]);
    expect([
      isNarrowed(WHOLE_WARDROBE),
      isNarrowed({ ...WHOLE_WARDROBE, filters: red }),
      isNarrowed({ ...WHOLE_WARDROBE, q: ' ' }),
    ]).toEqual([false, true, false]);
  });
});
