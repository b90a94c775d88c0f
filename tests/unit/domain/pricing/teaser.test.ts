import { describe, expect, it } from 'vitest';
import { MEMBERSHIPS, priceListOf } from '@/backend/api/db/seed/price-list';
import { decodeDraft } from '@/lib/domain/pricing/read-quote-link';
import { teaserOf } from '@/lib/domain/pricing/teaser';

const COUNTRIES = ['hk', 'sg'] as const;

function seeded(country: 'hk' | 'sg') {
  const teaser = teaserOf({ shoppingCarts: priceListOf(country), memberships: MEMBERSHIPS }, country);
  if (!teaser) throw new Error('the seed sells no basic plan');
  return teaser;
}

function offerOf(country: 'hk' | 'sg', pieces: number, months: number) {
  const { tiers, memberships } = seeded(country);
  const tier = tiers.find(({ numberItems }) => numberItems === pieces);
  return tier?.offers[memberships.findIndex((membership) => membership.months === months)];
}

describe('the offers of the home page', () => {
  it('are the tier a month, and the term in advance', () => {
    expect(offerOf('hk', 20, 1)).toEqual({
      monthly: { amount: 88_000, currency: 'HKD' },
      total: { amount: 88_000, currency: 'HKD' },
      percent: 0,
      quote: 'x20.m1',
    });
    expect(offerOf('sg', 10, 6)).toEqual({
      monthly: { amount: 7_920, currency: 'SGD' },
      total: { amount: 47_520, currency: 'SGD' },
      percent: 10,
      quote: 'x10.m6',
    });
  });

  it('agree with each other and open the calculator with the same choice, at every tier and term', () => {
    for (const country of COUNTRIES) {
      const { tiers, memberships } = seeded(country);
      for (const { numberItems, offers } of tiers) {
        expect(offers).toHaveLength(memberships.length);
        for (const [index, { monthly, total, quote }] of offers.entries()) {
          const months = memberships[index]?.months ?? Number.NaN;
          expect(total.amount).toBe(monthly.amount * months);
          expect(decodeDraft(quote)).toMatchObject({ packages: { x: { numberItems, xType: 'basic' } }, months });
        }
      }
    }
  });

  it('hold every tier of the price list, and nothing else', () => {
    for (const country of COUNTRIES) {
      const listed = priceListOf(country).find(({ package: name, xType }) => name === 'x' && xType === 'basic')?.tiers ?? [];
      expect(seeded(country).tiers.map(({ numberItems }) => numberItems)).toEqual(listed.map(({ numberItems }) => numberItems));
    }
  });

  it('cannot be had without a list that sells the basic plan by tiers', () => {
    const basic = { package: 'x', xType: 'basic', unit: 'month', minimum: 1 } as const;
    expect(teaserOf(null, 'hk')).toBeNull();
    expect(teaserOf({ shoppingCarts: [], memberships: MEMBERSHIPS }, 'hk')).toBeNull();
    expect(teaserOf({ shoppingCarts: priceListOf('hk'), memberships: [] }, 'hk')).toBeNull();
    expect(teaserOf({ shoppingCarts: [{ ...basic, unitPrice: 100 }], memberships: MEMBERSHIPS }, 'hk')).toBeNull();
    expect(teaserOf({ shoppingCarts: [{ ...basic, tiers: [] }], memberships: MEMBERSHIPS }, 'hk')).toBeNull();
  });
});
