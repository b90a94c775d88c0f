import { describe, expect, it } from 'vitest';
import { colourFamilyOf } from '@/lib/domain/wardrobe/colour-family';
import { facetCounts, NO_FILTER, passesFilter, toggleFilter } from '@/components/home/model/filter-pieces';
import { COLOURS, type ColourName } from '@/lib/domain/wardrobe/garment';
import { samplePassport } from '@/components/home/load-home';
import { SAMPLE_GARMENTS } from '@/lib/domain/wardrobe/sample-garments';

const PIECES = [
  { category: 'tops', family: 'blue' },
  { category: 'tops', family: 'red' },
  { category: 'dresses', family: 'red' },
];

describe('the filters of a wardrobe', () => {
  it('let everything pass until one is set, then what fits both', () => {
    const shown = (category: string | null, family: string | null) =>
      PIECES.filter((piece) => passesFilter(piece, { category, family })).length;
    expect([shown(null, null), shown('tops', null), shown(null, 'red'), shown('tops', 'red'), shown('dresses', 'blue')]).toEqual([
      3, 2, 2, 1, 0,
    ]);
  });

  it('are taken back by choosing the same again, and leave each other alone', () => {
    const both = toggleFilter(toggleFilter(NO_FILTER, 'category', 'tops'), 'family', 'red');
    expect(both).toEqual({ category: 'tops', family: 'red' });
    expect(toggleFilter(both, 'category', 'tops')).toEqual({ category: null, family: 'red' });
    expect(toggleFilter(both, 'family', 'blue')).toEqual({ category: 'tops', family: 'blue' });
  });

  it('count what each choice would show beside the other filter', () => {
    expect([...facetCounts(PIECES, NO_FILTER, 'category')]).toEqual([
      ['tops', 2],
      ['dresses', 1],
    ]);
    expect([...facetCounts(PIECES, { category: null, family: 'blue' }, 'category')]).toEqual([
      ['tops', 1],
      ['dresses', 0],
    ]);
    expect([...facetCounts(PIECES, { category: 'dresses', family: 'red' }, 'family')]).toEqual([
      ['blue', 0],
      ['red', 1],
    ]);
  });
});

describe('the sample wardrobe', () => {
  it('has a family for every colour', () => {
    for (const colour of Object.keys(COLOURS) as ColourName[]) expect(colourFamilyOf(colour)).toBeTruthy();
  });

  it('shows a piece in every place there is, the same on every build', () => {
    const passports = SAMPLE_GARMENTS.map(samplePassport);
    expect(new Set(passports.map(({ place }) => place))).toEqual(new Set(['stored', 'in-transit', 'at-home', 'in-care', 'listed']));
    expect(passports.filter(({ place }) => place === 'stored').length).toBeGreaterThan(12);
    expect(SAMPLE_GARMENTS.map(samplePassport)).toEqual(passports);
    for (const { aisle } of passports) expect(aisle).toMatch(/^[A-D][1-9]$/);
  });
});
