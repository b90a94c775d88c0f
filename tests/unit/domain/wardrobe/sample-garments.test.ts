import { describe, expect, it } from 'vitest';
import { GARMENT_CATEGORIES, type GarmentKind } from '@/lib/domain/wardrobe/garment';
import { garmentTextKeys, SAMPLE_GARMENTS, SIGNATURE_WARDROBE } from '@/lib/domain/wardrobe/sample-garments';

describe('the sample garments', () => {
  it('are at least 96, each with an id of its own', () => {
    expect(SAMPLE_GARMENTS.length).toBeGreaterThanOrEqual(96);
    expect(new Set(SAMPLE_GARMENTS.map((garment) => garment.id)).size).toBe(SAMPLE_GARMENTS.length);
  });

  it('begin with the signature wardrobe of 24, which holds one qipao, one sari, rainwear and evening wear', () => {
    expect(SAMPLE_GARMENTS.slice(0, 24)).toEqual(SIGNATURE_WARDROBE);
    const count = (kind: GarmentKind): number => SIGNATURE_WARDROBE.filter((garment) => garment.kind === kind).length;
    expect([count('qipao'), count('sari')]).toEqual([1, 1]);
    expect(SIGNATURE_WARDROBE.some((garment) => garment.seasons.includes('rain'))).toBe(true);
    expect(SIGNATURE_WARDROBE.some((garment) => garment.formality === 'formal')).toBe(true);
  });

  it('cover every kind there is', () => {
    const kinds = new Set(SAMPLE_GARMENTS.map((garment) => garment.kind));
    expect(
      Object.values(GARMENT_CATEGORIES)
        .flat()
        .filter((kind) => !kinds.has(kind)),
    ).toEqual([]);
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
