import { describe, expect, it } from 'vitest';
import { GARMENT_CATEGORIES, type GarmentCategory, type GarmentKind } from '@/lib/domain/wardrobe/garment';
import { garmentTextKeys, SAMPLE_GARMENTS } from '@/lib/domain/wardrobe/sample-garments';

describe('the sample garments', () => {
  it('are 24, each with an id of its own: one qipao, one sari, rainwear and evening wear', () => {
    expect(SAMPLE_GARMENTS).toHaveLength(24);
    expect(new Set(SAMPLE_GARMENTS.map((garment) => garment.id)).size).toBe(SAMPLE_GARMENTS.length);
    const count = (kind: GarmentKind): number => SAMPLE_GARMENTS.filter((garment) => garment.kind === kind).length;
    expect([count('qipao'), count('sari')]).toEqual([1, 1]);
    expect(SAMPLE_GARMENTS.some((garment) => garment.seasons.includes('rain'))).toBe(true);
    expect(SAMPLE_GARMENTS.some((garment) => garment.formality === 'formal')).toBe(true);
  });

  it('have a piece of every category', () => {
    const categories = new Set(SAMPLE_GARMENTS.map((garment) => garment.category));
    expect(Object.keys(GARMENT_CATEGORIES).filter((category) => !categories.has(category as GarmentCategory))).toEqual([]);
  });

  it('give text keys, never text', () => {
    const first = SAMPLE_GARMENTS[0];
    if (!first) throw new Error('the catalogue is empty');
    expect(garmentTextKeys(first)).toEqual({
      name: 'garment.camel-wool-coat',
      kind: 'kind.coat',
      category: 'category.outerwear',
      colour: 'colour.camel',
      pattern: 'pattern.solid',
      fabric: 'fabric.wool',
    });
  });
});
