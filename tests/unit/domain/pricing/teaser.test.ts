import { describe, expect, it } from 'vitest';
import { MEMBERSHIPS, priceListOf } from '@/backend/api/db/seed/price-list';
import { teaserPrices, teaserTotals, type TeaserPrices } from '@/lib/domain/pricing/teaser';

function pricesOf(country: 'hk' | 'sg'): TeaserPrices {
  const prices = teaserPrices({ shoppingCarts: priceListOf(country), memberships: MEMBERSHIPS });
  if (!prices) throw new Error('the seed sells no basic plan');
  return prices;
}

describe('the totals of the home page', () => {
  it('are the tier a month, and the term in advance', () => {
    expect(teaserTotals(pricesOf('hk'), 'hk', 20, 1)).toEqual({
      monthly: { amount: 88_000, currency: 'HKD' },
      total: { amount: 88_000, currency: 'HKD' },
      percent: 0,
    });
    expect(teaserTotals(pricesOf('sg'), 'sg', 10, 6)).toEqual({
      monthly: { amount: 7_920, currency: 'SGD' },
      total: { amount: 47_520, currency: 'SGD' },
      percent: 10,
    });
  });

  it('agree with each other at every tier and term', () => {
    for (const country of ['hk', 'sg'] as const) {
      const prices = pricesOf(country);
      for (const { numberItems } of prices.entry.tiers) {
        for (const { months } of prices.memberships) {
          const totals = teaserTotals(prices, country, numberItems, months);
          expect(totals?.total.amount).toBe((totals?.monthly.amount ?? Number.NaN) * months);
        }
      }
    }
  });

  it('are null, never zero, for what is not sold', () => {
    expect(teaserTotals(pricesOf('hk'), 'hk', 7, 1)).toBeNull();
    expect(teaserTotals(pricesOf('hk'), 'hk', 0, 1)).toBeNull();
    expect(teaserTotals(pricesOf('hk'), 'hk', 20, 13)).toBeNull();
    expect(teaserTotals(pricesOf('hk'), 'hk', Number.NaN, 1)).toBeNull();
  });

  it('cannot be had without a list that sells the basic plan by tiers', () => {
    expect(teaserPrices(null)).toBeNull();
    expect(teaserPrices({ shoppingCarts: [], memberships: MEMBERSHIPS })).toBeNull();
    expect(teaserPrices({ shoppingCarts: priceListOf('hk'), memberships: [] })).toBeNull();
    expect(
      teaserPrices({
        shoppingCarts: [{ package: 'x', xType: 'basic', unit: 'month', minimum: 1, unitPrice: 100 }],
        memberships: MEMBERSHIPS,
      }),
    ).toBeNull();
  });
});
