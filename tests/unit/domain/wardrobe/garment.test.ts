import { describe, expect, it } from 'vitest';
import { colourFamilyOf } from '@/lib/domain/wardrobe/colour-family';
import { categoryOf, defineGarment, layerOf, WEAR } from '@/lib/domain/wardrobe/define-garment';
import type { ColourName, GarmentKind } from '@/lib/domain/wardrobe/garment';
import { placeOf } from '@/lib/domain/wardrobe/item-states';
import { samplePassport } from '@/components/home/load-home';
import { SAMPLE_GARMENTS } from '@/lib/domain/wardrobe/sample-garments';

describe('a garment', () => {
  it('is of the category that holds its kind, and of no category that none holds', () => {
    expect([categoryOf('qipao'), categoryOf('waistcoat')]).toEqual(['traditional', 'tailoring']);
    expect(() => categoryOf('spacesuit' as GarmentKind)).toThrow('"spacesuit"');
    expect(() => colourFamilyOf('ultraviolet' as ColourName)).toThrow('"ultraviolet"');
    expect(() => placeOf('lost' as 'stored')).toThrow('"lost"');
  });

  it('is a row of the catalogue written out', () => {
    expect(defineGarment('red-coat', 'coat', 'red', 'gold', 'solid', 'wool', { length: 'knee' }, WEAR.winter)).toEqual({
      id: 'red-coat',
      kind: 'coat',
      category: 'outerwear',
      cut: { length: 'knee' },
      pattern: 'solid',
      fabric: 'wool',
      colour: { name: 'red', hex: '#b3202c' },
      accent: { name: 'gold', hex: '#c2a15a' },
      formality: 'smart',
      warmth: 3,
      seasons: ['cool'],
      picture: 'garment-red-coat',
      views: [],
    });
  });

  it('lies in the layer of its category, a kebaya as the blouse that it is', () => {
    expect([layerOf('coat', 'outerwear'), layerOf('sari', 'traditional'), layerOf('kebaya', 'traditional')]).toEqual([
      'outer',
      'whole',
      'base',
    ]);
  });

  it('of the sample has the passport of its place in it', () => {
    expect(SAMPLE_GARMENTS.slice(0, 5).map(samplePassport)).toEqual([
      { care: 'dry-clean', condition: 'very-good', place: 'stored', aisle: 'A1' },
      { care: 'machine-cool', condition: 'as-new', place: 'at-home', aisle: 'B6' },
      { care: 'dry-clean', condition: 'very-good', place: 'stored', aisle: 'C2' },
      { care: 'machine-cool', condition: 'good', place: 'stored', aisle: 'D7' },
      { care: 'dry-clean', condition: 'very-good', place: 'in-care', aisle: 'A3' },
    ]);
  });
});
