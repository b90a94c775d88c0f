import { describe, expect, it } from 'vitest';
import type { AppliedCoupon } from '@/lib/contract/pricing';
import { betterPromotion, couponDiscount, couponRuleOf, payWithGift } from '@/lib/domain/pricing/promotion';

describe('a coupon as a rule', () => {
  const applied: AppliedCoupon = { code: 'A', kind: 'amount', value: 500, discount: 0 };
  it('is worth its value, a gift what it has left, and keeps what it is for', () => {
    expect(couponRuleOf(applied)).toEqual({ code: 'A', kind: 'amount', value: 500 });
    expect(couponRuleOf({ ...applied, balance: 20, onlyPackage: 'pix' })).toEqual({
      code: 'A',
      kind: 'amount',
      value: 500,
      onlyPackage: 'pix',
    });
    expect(couponRuleOf({ ...applied, kind: 'gift', balance: 20 })).toEqual({ code: 'A', kind: 'gift', value: 20 });
    expect(couponRuleOf({ ...applied, kind: 'gift', balance: 0 }).value).toBe(0);
    expect(couponRuleOf({ ...applied, kind: 'gift' }).value).toBe(500);
  });

  const lines = [
    { package: 'lite' as const, amount: 1_005 },
    { package: 'pix' as const, amount: 400 },
    { package: 'pix' as const, amount: 405 },
  ];
  it.each([
    ['ten percent, rounded at each line', { kind: 'percent', value: 10 }, 101 + 40 + 41],
    ['all of it', { kind: 'percent', value: 100 }, 1_810],
    ['ten percent of photographs', { kind: 'percent', value: 10, onlyPackage: 'pix' }, 40 + 41],
    ['an amount', { kind: 'amount', value: 700 }, 700],
    ['more than there is', { kind: 'amount', value: 9_000 }, 1_810],
    ['an amount off photographs', { kind: 'amount', value: 9_000, onlyPackage: 'pix' }, 805],
    ['an amount off what is not there', { kind: 'amount', value: 9_000, onlyPackage: 'x' }, 0],
    ['a gift, which is money', { kind: 'gift', value: 9_000 }, 0],
  ] as const)('takes off %s', (_name, rule, amount) => {
    expect(couponDiscount({ code: 'C', ...rule }, lines)).toBe(amount);
  });

  const coupon = (value: number) => ({ code: 'C', kind: 'amount' as const, value });
  it.each([
    ['nothing', null, null, { kind: 'none' }],
    ['a coupon alone', coupon(300), null, { kind: 'coupon', code: 'C', amount: 300, passedOver: null }],
    ['a friend alone', null, 300, { kind: 'referral', amount: 300, passedOver: null }],
    ['the better coupon', coupon(301), 300, { kind: 'coupon', code: 'C', amount: 301, passedOver: 'referral' }],
    ['a tie, which goes to the coupon', coupon(300), 300, { kind: 'coupon', code: 'C', amount: 300, passedOver: 'referral' }],
    ['the better friend', coupon(299), 300, { kind: 'referral', amount: 300, passedOver: 'coupon' }],
    ['no more than the basket', null, 99_999, { kind: 'referral', amount: 1_810, passedOver: null }],
    ['a coupon of nothing', coupon(0), 0, { kind: 'none' }],
    ['a gift beside a friend', { code: 'G', kind: 'gift' as const, value: 500 }, 300, { kind: 'referral', amount: 300, passedOver: null }],
  ])('counts %s', (_name, rule, reward, promotion) => {
    expect(betterPromotion(rule, reward, lines)).toEqual(promotion);
  });

  it('pays with a gift what is due and keeps the rest', () => {
    const gift = { code: 'G', kind: 'gift' as const, value: 500 };
    expect([payWithGift(gift, 300), payWithGift(gift, 700), payWithGift(coupon(500), 300), payWithGift(null, 300)]).toEqual([
      { paid: 300, balanceLeft: 200 },
      { paid: 500, balanceLeft: 0 },
      null,
      null,
    ]);
  });
});
