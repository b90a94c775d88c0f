import { describe, expect, it } from 'vitest';
import { MEMBERSHIPS, priceListOf } from '@/backend/api/db/seed/price-list';
import type { Locale } from '@/lib/config/locales';
import { decodeDraft } from '@/lib/domain/pricing/read-quote-link';
import { teaserOf } from '@/components/home/model/teaser';

const LOCALE_OF = { hk: 'en', sg: 'en-SG' } as const;
const COUNTRIES = ['hk', 'sg'] as const;

function seeded(country: 'hk' | 'sg', locale: Locale = LOCALE_OF[country]) {
  const teaser = teaserOf({ shoppingCarts: priceListOf(country), memberships: MEMBERSHIPS }, locale);
  if (!teaser) throw new Error('the seed sells no basic plan');
  return teaser;
}

function offerOf(country: 'hk' | 'sg', pieces: number, months: number) {
  const { tiers, memberships } = seeded(country);
  const tier = tiers.find(({ numberItems }) => numberItems === pieces);
  return tier?.offers[memberships.findIndex((membership) => membership.months === months)];
}

const minorUnits = (amount: string) => Math.round(Number(amount.replace(/[^\d.]/g, '')) * 100);

describe('the offers of the home page', () => {
  it('are the tier a month, and the term in advance', () => {
    expect(offerOf('hk', 20, 1)).toEqual({
      monthly: 'HK$880',
      total: 'HK$880',
      percent: 0,
      quote: 'x20.m1',
    });
    expect(offerOf('sg', 10, 6)).toEqual({
      monthly: 'S$79.20',
      total: 'S$475.20',
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
          expect(minorUnits(total)).toBe(minorUnits(monthly) * months);
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
    expect(teaserOf(null, 'en')).toBeNull();
    expect(teaserOf({ shoppingCarts: [], memberships: MEMBERSHIPS }, 'en')).toBeNull();
    expect(teaserOf({ shoppingCarts: priceListOf('hk'), memberships: [] }, 'en')).toBeNull();
    expect(teaserOf({ shoppingCarts: [{ ...basic, unitPrice: 100 }], memberships: MEMBERSHIPS }, 'en')).toBeNull();
    expect(teaserOf({ shoppingCarts: [{ ...basic, tiers: [] }], memberships: MEMBERSHIPS }, 'en')).toBeNull();
  });
});
