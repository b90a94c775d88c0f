import { describe, expect, it } from 'vitest';
import { extrasOf, GIFTS, priceListOf } from '@/backend/api/db/seed/price-list';
import type { PriceListEntry, ShoppingCart } from '@/lib/contract/pricing';
import { EMPTY_DRAFT } from '@/lib/domain/pricing/basket-draft';
import { payoutAt, payoutOfSale } from '@/lib/domain/pricing/commission';
import { parsePlacedOrder } from '@/components/pricing/model/placed-order';
import {
  commissionBands,
  entryOf,
  isMonthly,
  priceOfExtra,
  priceOfGift,
  priceOfQuantity,
  referralRewardOf,
} from '@/lib/domain/pricing/price-list';
import { quoteAddress } from '@/lib/domain/pricing/quote-address';
import { lowestPrice } from '@/lib/domain/pricing/service-offers';
import { priceOfService } from '@/lib/domain/pricing/service-price';
import { taxContained } from '@/lib/domain/pricing/tax';
import { BLANK_BOOK_COLLECTION } from '@/stores/blank-book-collection';

const HK: ShoppingCart[] = [
  ...priceListOf('hk'),
  ...extrasOf('hk'),
  ...GIFTS.map(({ id, price }) => ({ gift: id, price: price.hk })),
  { reward: 'friend', price: 10_000 },
  { reward: 'referrer', price: 15_000 },
  { commission: 20, from: 1_000_000 },
  { commission: 40, from: 0 },
  { commission: 30, from: 200_000 },
];

describe('the price list', () => {
  it('sells x by its type, and a type that it does not name by the entry without one', () => {
    const [basic, plus] = [entryOf(HK, 'x', 'basic'), entryOf(HK, 'x', 'plus')];
    expect([basic?.xType, plus?.xType]).toEqual(['basic', 'plus']);
    const untyped: PriceListEntry = { package: 'x', unit: 'month', minimum: 1, unitPrice: 5 };
    expect(entryOf([untyped], 'x', 'plus')).toBe(untyped);
    expect(entryOf([{ ...untyped, xType: 'basic' }], 'x', 'plus')).toBeNull();
    expect(entryOf(HK, 'lite')?.unitPrice).toBe(12_000);
    expect(entryOf(extrasOf('hk'), 'lite')).toBeNull();
  });

  it('knows its extras, gifts and rewards by name, and answers null for what it does not hold', () => {
    expect([priceOfExtra(HK, 'rush'), priceOfExtra(HK, 'no-lift'), priceOfExtra(priceListOf('hk'), 'rush')]).toEqual([28_000, 9_000, null]);
    expect([priceOfGift(HK, 'season'), priceOfGift(HK, 'none'), priceOfGift(extrasOf('hk'), 'season')]).toEqual([240_000, null, null]);
    expect([referralRewardOf(HK, 'friend'), referralRewardOf(HK, 'referrer'), referralRewardOf(extrasOf('hk'), 'friend')]).toEqual([
      10_000,
      15_000,
      null,
    ]);
  });

  it('lists commission from the lowest price up', () => {
    expect(commissionBands(HK)).toEqual([
      { from: 0, percent: 40 },
      { from: 200_000, percent: 30 },
      { from: 1_000_000, percent: 20 },
    ]);
    expect(commissionBands(extrasOf('hk'))).toEqual([]);
  });

  it('asks photographs and consignment once and everything else by the month', () => {
    expect(
      priceListOf('sg')
        .filter((entry) => !isMonthly(entry))
        .map((entry) => entry.package),
    ).toEqual(['pix', 'consignment']);
  });

  it('sells a tier at its price, any quantity from the minimum on, and nothing without a price', () => {
    const entry: PriceListEntry = { package: 'lite', unit: 'bag-month', minimum: 2, unitPrice: 700 };
    expect(priceOfQuantity(entry, 1)).toEqual({ kind: 'below-minimum', minimum: 2 });
    expect(priceOfQuantity(entry, 2)).toEqual({ kind: 'sold', price: 1_400 });
    expect(priceOfQuantity({ package: 'lite', unit: 'month', minimum: 1 }, 1)).toEqual({ kind: 'not-sold' });
    const tiers = {
      ...entry,
      tiers: [
        { numberItems: 5, price: 900 },
        { numberItems: 10, price: 1_700 },
      ],
    };
    expect(priceOfQuantity(tiers, 10)).toEqual({ kind: 'sold', price: 1_700 });
    expect(priceOfQuantity(tiers, 6)).toEqual({ kind: 'not-a-tier', tiers: [5, 10] });
  });
});

describe('an additional service', () => {
  it('costs a piece what the list says for it, or from what the extra that it names costs', () => {
    expect(priceOfService([...HK, { care: 'repair', price: 14_000 }], 'repair', 'HKD')).toEqual({
      kind: 'listed',
      money: { amount: 14_000, currency: 'HKD' },
      per: 'piece',
    });
    expect(priceOfService([{ care: 'donation', price: 0 }], 'donation', 'SGD')).toEqual({
      kind: 'listed',
      money: { amount: 0, currency: 'SGD' },
      per: 'piece',
    });
    expect(priceOfService(HK, 'extra-delivery', 'HKD')).toEqual({
      kind: 'listed',
      money: { amount: 12_000, currency: 'HKD' },
      per: 'from',
    });
  });

  it('is quoted where a list names no price for it, and of unknown price without a list: no word about how it is sold', () => {
    expect([priceOfService(HK, 'packing', 'HKD'), priceOfService([], 'extra-delivery', 'HKD')]).toEqual([
      { kind: 'quote' },
      { kind: 'quote' },
    ]);
    for (const key of ['dry-cleaning', 'packing', 'extra-delivery']) {
      expect(priceOfService(null, key, 'HKD'), key).toEqual({ kind: 'unknown' });
    }
  });
});

describe('the least that a package costs', () => {
  it.each([
    ['x', 29_500, 5],
    ['lite', 12_000, 1],
    ['serviceApartment', 45_000, 10],
    ['consignment', 0, 1],
  ] as const)('%s', (name, amount, quantity) => {
    expect(lowestPrice(HK, name)).toMatchObject({ amount, quantity, entry: { package: name } });
  });

  it('is the smallest tier wherever it stands, the first of equal ones, and nothing for what is not sold for money', () => {
    const entry: PriceListEntry = {
      package: 'x',
      unit: 'month',
      minimum: 1,
      tiers: [
        { numberItems: 20, price: 300 },
        { numberItems: 5, price: 100 },
        { numberItems: 8, price: 100 },
      ],
    };
    expect(lowestPrice([entry], 'x')).toMatchObject({ amount: 100, quantity: 5 });
    expect(lowestPrice([{ package: 'lite', unit: 'month', minimum: 1 }], 'lite')).toBeNull();
    expect(lowestPrice(extrasOf('hk'), 'lite')).toBeNull();
  });
});

describe('commission', () => {
  it('is none below all bands, and the highest band that is reached in any order', () => {
    const bands = [
      { from: 500, percent: 30 },
      { from: 100, percent: 40 },
      { from: 900, percent: 20 },
    ];
    for (const order of [bands, [...bands].reverse()]) {
      expect([99, 100, 499, 500, 900].map((price) => payoutOfSale(price, order).percent)).toEqual([0, 40, 40, 30, 20]);
    }
    expect(payoutOfSale(50, bands)).toEqual({ percent: 0, commission: 0, payout: 50, storeCredit: 55 });
  });

  it('and payout make up the price', () => {
    expect(payoutAt(12_345, 40)).toEqual({ price: 12_345, commission: 4_938, payout: 7_407 });
  });
});

describe('tax', () => {
  it('is what nine percent on top would have been in Singapore, and nothing in Hong Kong', () => {
    expect(taxContained(10_900, 'sg')).toEqual({ rate: 9, amount: 900 });
    expect(taxContained(10_000, 'sg')).toEqual({ rate: 9, amount: 826 });
    expect(taxContained(10_900, 'hk')).toEqual({ rate: 0, amount: 0 });
  });

  it('of money that is given back is minus the tax of the same sum, halves and all', () => {
    expect(taxContained(-10_900, 'sg')).toEqual({ rate: 9, amount: -900 });
    for (let amount = 1; amount <= 300; amount += 1) expect(taxContained(amount, 'sg').amount + taxContained(-amount, 'sg').amount).toBe(0);
    expect(taxContained(-10_900, 'hk')).toEqual({ rate: 0, amount: 0 });
    expect(taxContained(0, 'sg')).toEqual({ rate: 9, amount: 0 });
  });
});

describe('a quote’s address', () => {
  it('opens all costs of the basket at its service', () => {
    expect(quoteAddress('zh', 'store', { ...EMPTY_DRAFT, months: 6 })).toBe(
      'http://hk.localhost:3000/zh/services-pricing?type=store&step=total&quote=m6',
    );
  });
});

describe('the record of a placed order', () => {
  const record = {
    order: { id: 'o', number: 'O-HK-1', chargedToday: 5, chargedLater: [{ date: '2026-12-01', amount: 7 }] },
    booking: { id: 'b', date: '2026-12-01', time: '09-11' },
    isSessionKept: true,
    address: { ...BLANK_BOOK_COLLECTION.address, addressOne: '1 Castle Road', district: 'eastern' },
  };
  it('is read as it was written, without an order or a booking too', () => {
    expect(parsePlacedOrder(JSON.stringify(record))).toMatchObject({ order: record.order, booking: record.booking, isSessionKept: true });
    expect(parsePlacedOrder(JSON.stringify({ ...record, order: null, booking: null }))).toMatchObject({ order: null, booking: null });
  });
  it.each([
    null,
    '',
    '{',
    '{}',
    '[]',
    JSON.stringify({ ...record, isSessionKept: 'yes' }),
    JSON.stringify({ ...record, order: { id: 1 } }),
    JSON.stringify({ ...record, address: {} }),
  ])('is none for %j', (text) => {
    expect(parsePlacedOrder(text)).toBeNull();
  });
});
