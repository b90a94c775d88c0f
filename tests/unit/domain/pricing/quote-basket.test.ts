import { describe, expect, it } from 'vitest';
import { quoteBasket, type Quote } from '@/lib/domain/pricing/quote-basket';
import type { CouponRule } from '@/lib/domain/pricing/promotion';
import { counted, createBasket } from '@/tests/builders/basket';

const WELCOME10: CouponRule = { code: 'WELCOME10', kind: 'percent', value: 10 };

function priced(...given: Parameters<typeof createBasket>): Quote {
  const result = quoteBasket(createBasket(...given));
  if (result.kind !== 'priced') throw new Error(`impossible: ${JSON.stringify(result.problems)}`);
  return result;
}

describe('worked examples of the price list', () => {
  it('charges twenty items for a month in Hong Kong at the tier', () => {
    const quote = priced('hk', { x: { ...counted(20), xType: 'basic' } });
    expect(quote.service).toEqual({ subTotalPrice: 88_000, totalPrice: 88_000, totalItems: 20, paktTotalMonthSelect: 1 });
    expect(quote.packages.x.totalPrice).toBe(88_000);
    expect(quote.tax).toEqual({ rate: 0, amount: 0 });
    expect(quote.currency).toBe('HKD');
  });

  it('adds a fifth for plus: 156 becomes 187.20 in Singapore', () => {
    expect(priced('sg', { x: { ...counted(20), xType: 'plus' } }).service.totalPrice).toBe(18_720);
  });

  it('takes 10 % off six months, rounded at the line, and finds the tax inside', () => {
    // 2 bags: 44.00 a month, 39.60 less 10 %; six months 237.60; tax 237.60 x 9 / 109 = 19.618...
    const quote = priced('sg', { lite: counted(2) }, { months: 6 });
    expect(quote.membership).toEqual({ percent: 10, amount: 2_640 });
    expect(quote.service.subTotalPrice).toBe(26_400);
    expect(quote.service.totalPrice).toBe(23_760);
    expect(quote.tax).toEqual({ rate: 9, amount: 1_962 });
  });

  it.each([
    [1, 0],
    [2, 0],
    [3, 5],
    [5, 5],
    [6, 10],
    [11, 10],
    [12, 15],
  ])('gives %i months the discount of %i %%', (months, percent) => {
    expect(priced('hk', { luxe: counted(1) }, { months }).membership.percent).toBe(percent);
  });

  it('charges photographs once, whatever the months, and without membership discount', () => {
    expect(priced('hk', { pix: counted(20) }, { months: 12 }).service.totalPrice).toBe(90_000);
  });

  it('sums apartments as lines of their own', () => {
    const quote = priced('hk', { serviceApartment: [counted(10), counted(40)] });
    expect(quote.packages.serviceApartment.map(({ totalPrice }) => totalPrice)).toEqual([45_000, 156_000]);
    expect(quote.service.totalPrice).toBe(201_000);
  });

  it('lists consignment for nothing', () => {
    expect(priced('sg', { consignment: counted(4) }).service).toMatchObject({ totalPrice: 0, totalItems: 4 });
  });

  it('charges the term today and the fees of the collection on its day', () => {
    const quote = priced('hk', { lite: counted(1) }, { months: 3, extras: ['no-lift', 'outlying-area'], collectionDate: '2026-12-01' });
    expect(quote.chargedToday).toBe(34_200); // 120 less 5 % = 114, three times
    expect(quote.chargedLater).toEqual([{ date: '2026-12-01', amount: 29_000 }]); // 90 + 200
    expect(quote.service.totalPrice).toBe(63_200);
  });
});

describe('coupon, referral and gift', () => {
  it('lets the better one count and names the other', () => {
    const basket = { x: { ...counted(5), xType: 'basic' as const } }; // 295.00
    expect(priced('hk', basket, { coupon: WELCOME10, friendReward: 30_000 }).promotion).toEqual({
      kind: 'referral',
      amount: 29_500,
      passedOver: 'coupon',
    });
    expect(priced('hk', basket, { coupon: WELCOME10, friendReward: 2_000 }).promotion).toEqual({
      kind: 'coupon',
      code: 'WELCOME10',
      amount: 2_950,
      passedOver: 'referral',
    });
  });

  it('prefers the typed coupon in a tie', () => {
    expect(priced('hk', { lite: counted(1) }, { coupon: WELCOME10, friendReward: 1_200 }).promotion).toMatchObject({ kind: 'coupon' });
  });

  it('applies PIX50 to photographs only', () => {
    const coupon: CouponRule = { code: 'PIX50', kind: 'percent', value: 50, onlyPackage: 'pix' };
    expect(priced('hk', { pix: counted(20), lite: counted(1) }, { coupon }).promotion).toMatchObject({ amount: 45_000 });
    expect(priced('hk', { lite: counted(1) }, { coupon }).promotion).toEqual({ kind: 'none' });
  });

  it('pays with a gift beside a referral and keeps the rest of its balance', () => {
    const quote = priced('sg', { lite: counted(1) }, { coupon: { code: 'GIFT', kind: 'gift', value: 17_000 }, friendReward: 1_000 });
    expect(quote.promotion).toMatchObject({ kind: 'referral', amount: 1_000 });
    expect(quote.gift).toEqual({ paid: 1_200, balanceLeft: 15_800 });
    expect(quote.chargedToday).toBe(0);
    expect(quote.service.totalPrice).toBe(1_200);
  });
});

describe('baskets that cannot be sold', () => {
  it.each([
    [
      'a quantity between tiers',
      { x: { ...counted(7), xType: 'basic' as const } },
      { reason: 'not-a-tier', package: 'x', tiers: [5, 10, 20, 40, 60] },
    ],
    ['an apartment outside its tiers', { serviceApartment: [counted(10), counted(11)] }, { reason: 'not-a-tier', position: 1 }],
    ['nineteen photographs', { pix: counted(19) }, { reason: 'below-minimum', package: 'pix', minimum: 20 }],
    ['half an item', { luxe: counted(0.5) }, { reason: 'not-a-quantity', package: 'luxe' }],
    ['fewer than nothing', { lite: counted(-1) }, { reason: 'not-a-quantity', package: 'lite' }],
  ])('says why: %s', (_name, packages, problem) => {
    const result = quoteBasket(createBasket('hk', packages));
    expect(result).toMatchObject({ kind: 'impossible', problems: [problem] });
  });

  it.each([0, 13, 1.5, Number.NaN])('refuses %d months', (months) => {
    expect(quoteBasket(createBasket('hk', { lite: counted(1) }, { months }))).toMatchObject({
      kind: 'impossible',
      problems: [{ reason: 'months' }],
    });
  });

  it('does not sell what the list does not hold', () => {
    expect(quoteBasket(createBasket('hk', { lite: counted(1) }, { priceList: [] }))).toMatchObject({ problems: [{ reason: 'not-sold' }] });
  });
});
