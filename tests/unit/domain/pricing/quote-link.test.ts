import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, extrasOfDraft, fitToPriceList, VISIT_FEES, type BasketDraft } from '@/lib/domain/pricing/basket-draft';
import { encodeDraft } from '@/lib/domain/pricing/quote-link';
import { decodeDraft } from '@/lib/domain/pricing/read-quote-link';
import { priceListOf } from '@/backend/api/db/seed/price-list';
import { counted, createPackages } from '@/tests/builders/basket';
import REFUSED from './quote-link.refused.json';

const quantity = fc.integer({ min: 0, max: 10_000 }).map(counted);
const anyDraft: fc.Arbitrary<BasketDraft> = fc.record({
  packages: fc.record({
    x: fc.record({
      numberItems: fc.integer({ min: 1, max: 10_000 }),
      totalPrice: fc.constant(0),
      xType: fc.constantFrom('basic' as const, 'plus' as const),
    }),
    lite: quantity,
    luxe: quantity,
    pix: quantity,
    consignment: quantity,
    serviceApartment: fc.array(fc.integer({ min: 1, max: 10_000 }).map(counted), { maxLength: 20 }),
  }),
  months: fc.integer({ min: 1, max: 12 }),
  visitFees: fc.subarray([...VISIT_FEES]),
  extraDeliveries: fc.integer({ min: 0, max: 24 }),
  exitAfterMonths: fc.option(fc.integer({ min: 1, max: 11 })),
});

describe('a quote link', () => {
  it('brings back every draft that it was made of', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        expect(decodeDraft(encodeDraft(draft))).toEqual(draft);
      }),
      { seed: 7, numRuns: 500 },
    );
  });

  it('is short and readable', () => {
    const packages = createPackages({
      x: { ...counted(20), xType: 'plus' },
      lite: counted(2),
      serviceApartment: [counted(10), counted(20)],
    });
    expect(encodeDraft({ packages, months: 6, visitFees: ['no-lift', 'outlying-area'], extraDeliveries: 4, exitAfterMonths: 5 })).toBe(
      'xp20.l2.a10-20.m6.flo.d4.e5',
    );
    expect(encodeDraft(EMPTY_DRAFT)).toBe('m1');
  });

  it.each([...REFUSED, [`x20.${'l1.'.repeat(500)}`, 'far too long'], [`a${Array(51).fill(10).join('-')}`, 'fifty-one apartments']])(
    'refuses %j: %s',
    (text = '') => {
      expect(decodeDraft(text)).toBeNull();
    },
  );

  it('never throws and never lets anything out of bounds through', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[xplucamfde0-9.-]{0,30}$/));
    fc.assert(
      fc.property(text, (given) => {
        const draft = decodeDraft(given);
        if (draft === null) return;
        expect(draft.months).toBeGreaterThanOrEqual(1);
        expect(draft.months).toBeLessThanOrEqual(12);
        expect(decodeDraft(encodeDraft(draft))).toEqual(draft);
      }),
      { seed: 7, numRuns: 1000 },
    );
  });
});

describe('an old draft on a new price list', () => {
  it('loses what is not sold and keeps the rest', () => {
    const packages = createPackages({
      x: { ...counted(7), xType: 'plus' },
      lite: counted(2),
      pix: counted(3),
      serviceApartment: [counted(10), counted(11), counted(40)],
    });
    const fitted = fitToPriceList({ ...EMPTY_DRAFT, packages, months: 6 }, priceListOf('hk'));
    expect(fitted.packages).toEqual(
      createPackages({ x: { ...counted(0), xType: 'plus' }, lite: counted(2), serviceApartment: [counted(10), counted(40)] }),
    );
    expect(fitted.months).toBe(6);
  });
});

describe('fees of the collection', () => {
  const feesOf = (packages: Parameters<typeof createPackages>[0]) => extrasOfDraft({ ...EMPTY_DRAFT, packages: createPackages(packages) });

  it('are due for consignment that comes alone, below ten items', () => {
    expect(feesOf({ consignment: counted(9) })).toEqual(['consignment-collection']);
    expect(feesOf({ consignment: counted(10) })).toEqual([]);
    expect(feesOf({ consignment: counted(9), lite: counted(1) })).toEqual([]);
    expect(feesOf({})).toEqual([]);
  });

  it('follow what the visitor says about the address', () => {
    expect(extrasOfDraft({ ...EMPTY_DRAFT, packages: createPackages({ lite: counted(1) }), visitFees: ['no-lift'] })).toEqual(['no-lift']);
  });
});
