import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONDITIONS } from '@/lib/contract/wardrobe-names';
import { districtOfPostalCode } from '@/lib/domain/shared/phone-codes';
import { BRAND_TIERS, RESALE_CATEGORIES, resaleRange } from '@/lib/domain/shared/resale-value';
import { roundHalfUp } from '@/lib/domain/shared/round-half-up';

const pieces = fc.record({
  category: fc.constantFrom(...RESALE_CATEGORIES),
  brandTier: fc.constantFrom(...BRAND_TIERS),
  condition: fc.constantFrom(...CONDITIONS),
});

describe('what second-hand buyers pay', () => {
  it.each([
    // As new, of a contemporary name: the figure of the table, 72 % and 134 % of it, in whole dollars.
    ['outerwear', 'contemporary', 'as-new', 'HKD', { low: 44_600, middle: 62_000, high: 83_100 }],
    // 33.00, of which 78 % are 25.74, rounded 26; 72 % of that 18.72, 134 % 34.84.
    ['tops', 'contemporary', 'very-good', 'SGD', { low: 1_900, middle: 2_600, high: 3_500 }],
    // 760 x 42 = 31,920; 56 % are 17,875.20.
    ['bags', 'icon', 'good', 'HKD', { low: 1_287_000, middle: 1_787_500, high: 2_395_300 }],
  ] as const)('for %s, %s, %s in %s', (category, brandTier, condition, currency, range) => {
    expect(resaleRange({ category, brandTier, condition }, currency)).toEqual(range);
  });

  it('is a range of whole dollars around its middle, that better names and conditions never lower', () => {
    fc.assert(
      fc.property(pieces, fc.constantFrom('HKD' as const, 'SGD' as const), (piece, currency) => {
        const { low, middle, high } = resaleRange(piece, currency);
        for (const amount of [low, middle, high]) expect(amount % 100).toBe(0);
        expect(low).toBeLessThan(middle);
        expect(high).toBeGreaterThan(middle);
        const [better, dearer] = [
          CONDITIONS[CONDITIONS.indexOf(piece.condition) - 1],
          BRAND_TIERS[BRAND_TIERS.indexOf(piece.brandTier) + 1],
        ];
        if (better) expect(resaleRange({ ...piece, condition: better }, currency).middle).toBeGreaterThan(middle);
        if (dearer) expect(resaleRange({ ...piece, brandTier: dearer }, currency).middle).toBeGreaterThan(middle);
      }),
    );
  });
});

describe('rounding', () => {
  it('is the nearest whole number, halves up, for any fraction', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 1, max: 10_000 }), (numerator, denominator) => {
        const twiceOff = 2 * numerator - 2 * denominator * roundHalfUp(numerator, denominator);
        expect(twiceOff).toBeGreaterThanOrEqual(-denominator);
        expect(twiceOff).toBeLessThan(denominator);
      }),
    );
  });
});

describe('the district of a postal code', () => {
  const districts = [
    { id: 'none', name: 'N', served: true, outlying: false },
    { id: 'd09', name: 'Orchard', served: true, outlying: false, sectors: ['22', '23'] },
  ];
  it.each([
    ['238801', 'd09'],
    ['228801', 'd09'],
    ['248801', null],
    ['23880', null],
    ['2388011', null],
    ['a238801', null],
    ['', null],
  ])('%j is %s', (zipCode, id) => {
    expect(districtOfPostalCode(districts, zipCode)?.id ?? null).toBe(id);
  });
});
