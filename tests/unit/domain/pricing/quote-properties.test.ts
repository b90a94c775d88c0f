import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteBasket, type Basket } from '@/lib/domain/pricing/quote-basket';
import { earlyExitRefund, paidForStorage } from '@/lib/domain/pricing/early-exit';
import { discountedMonth } from '@/lib/domain/pricing/plan-benefits';
import { payoutOfSale } from '@/lib/domain/pricing/commission';
import { percentOf } from '@/lib/domain/shared/round-half-up';
import { MEMBERSHIPS } from '@/backend/api/db/seed/price-list';
import { counted, createBasket } from '@/tests/builders/basket';

const sellable: fc.Arbitrary<Basket> = fc
  .record({
    country: fc.constantFrom('hk' as const, 'sg' as const),
    months: fc.integer({ min: 1, max: 12 }),
    x: fc.constantFrom(0, 5, 10, 20, 40, 60),
    xType: fc.constantFrom('basic' as const, 'plus' as const),
    lite: fc.integer({ min: 0, max: 20 }),
    luxe: fc.integer({ min: 0, max: 20 }),
    pix: fc.oneof(fc.constant(0), fc.integer({ min: 20, max: 300 })),
    apartments: fc.array(fc.constantFrom(10, 20, 40), { maxLength: 4 }),
    coupon: fc.option(
      fc.oneof(
        fc.record({ code: fc.constant('P'), kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 100 }) }),
        fc.record({
          code: fc.constant('A'),
          kind: fc.constantFrom('amount' as const, 'gift' as const),
          value: fc.integer({ min: 1, max: 500_000 }),
        }),
      ),
    ),
    friendReward: fc.option(fc.integer({ min: 0, max: 50_000 })),
  })
  .map(({ country, x, xType, lite, luxe, pix, apartments, ...rest }) =>
    createBasket(
      country,
      {
        x: { ...counted(x), xType },
        lite: counted(lite),
        luxe: counted(luxe),
        pix: counted(pix),
        serviceApartment: apartments.map(counted),
      },
      { ...rest, extras: ['no-lift'] },
    ),
  );

describe('every sellable basket', () => {
  it('adds up, in whole minor units, never below nothing', () => {
    fc.assert(
      fc.property(sellable, (basket) => {
        const quote = quoteBasket(basket);
        if (quote.kind !== 'priced') throw new Error('not priced');
        const { service, membership, promotion, extras, gift, chargedToday, chargedLater, tax } = quote;
        const reduction = promotion.kind === 'none' ? 0 : promotion.amount;
        const fees = extras.reduce((total, { price }) => total + price, 0);
        expect(service.totalPrice).toBe(service.subTotalPrice - membership.amount - reduction + fees);
        expect(chargedToday + (gift?.paid ?? 0) + chargedLater.reduce((total, { amount }) => total + amount, 0)).toBe(service.totalPrice);
        for (const amount of [service.totalPrice, chargedToday, reduction, membership.amount, tax.amount]) {
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
        }
        expect(tax.amount).toBeLessThan(Math.max(1, service.totalPrice));
      }),
    );
  });

  it('is never made dearer by a coupon or a friend', () => {
    fc.assert(
      fc.property(sellable, (basket) => {
        const plain = quoteBasket({ ...basket, coupon: null, friendReward: null });
        const reduced = quoteBasket(basket);
        if (plain.kind !== 'priced' || reduced.kind !== 'priced') throw new Error('not priced');
        expect(reduced.service.totalPrice).toBeLessThanOrEqual(plain.service.totalPrice);
      }),
    );
  });

  it('never throws, whatever the quantities and months', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), fc.double(), (x, lite, months) => {
        const { kind } = quoteBasket(createBasket('sg', { x: { ...counted(x), xType: 'plus' }, lite: counted(lite) }, { months }));
        expect(['priced', 'impossible']).toContain(kind);
      }),
    );
  });
});

describe('rounding, refunds and commission', () => {
  it('rounds halves up', () => {
    expect([percentOf(145, 10), percentOf(144, 10)]).toEqual([15, 14]);
  });

  it('refunds at most what was paid and nothing after the whole term', () => {
    const { refund, whole } = { refund: earlyExitRefund, whole: 12 * 41_650 };
    // 490.00 a month, 15 % off for a year: 416.50. After four months 5 % are earned: 4 x 465.50 = 1,862.00.
    expect(refund({ paid: whole, monthlyListPrices: [49_000], monthsUsed: 4, memberships: MEMBERSHIPS })).toBe(whole - 186_200);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }), (monthsUsed) => {
        const amount = refund({ paid: whole, monthlyListPrices: [49_000], monthsUsed, memberships: MEMBERSHIPS });
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount).toBeLessThanOrEqual(whole);
        if (monthsUsed === 12) expect(amount).toBe(0);
        if (monthsUsed === 0) expect(amount).toBe(whole);
      }),
    );
  });

  it('refunds of any term stay between nothing and what storage was paid with, less with each month, in whole minor units', () => {
    const term = fc.record({
      prices: fc.array(fc.integer({ min: 1, max: 300_000 }), { minLength: 1, maxLength: 4 }),
      months: fc.integer({ min: 1, max: 12 }),
      once: fc.integer({ min: 0, max: 200_000 }),
      share: fc.integer({ min: 0, max: 100 }),
      isPromotionElsewhere: fc.boolean(),
    });
    fc.assert(
      fc.property(term, ({ prices, months, once, share, isPromotionElsewhere }) => {
        const percent = MEMBERSHIPS.filter((membership) => membership.months <= months).at(-1)?.discount ?? 0;
        const storage = prices.reduce((sum, price) => sum + discountedMonth(price, percent) * months, 0);
        const promotion = Math.floor(((storage + once) * share) / 100);
        const paid = paidForStorage({ monthlyListPrices: prices, months, percent, once, promotion, isPromotionElsewhere });
        expect(Number.isSafeInteger(paid) && paid >= 0).toBe(true);
        expect(paid).toBeLessThanOrEqual(storage);
        const refunds = Array.from({ length: months + 1 }, (_unused, monthsUsed) =>
          earlyExitRefund({ paid, monthlyListPrices: prices, monthsUsed, memberships: MEMBERSHIPS }),
        );
        for (const refund of refunds) expect(Number.isSafeInteger(refund) && refund >= 0 && refund <= paid).toBe(true);
      }),
    );
  });

  it.each([
    [199_999, 40, 119_999],
    [200_000, 30, 140_000],
    [999_999, 30, 699_999],
    [1_000_000, 20, 800_000],
  ])('takes from a sale of %i the whole price at %i %%', (price, percent, payout) => {
    const bands = [
      { from: 1_000_000, percent: 20 },
      { from: 0, percent: 40 },
      { from: 200_000, percent: 30 },
    ];
    expect(payoutOfSale(price, bands)).toMatchObject({ percent, payout });
  });

  it('adds a tenth as store credit', () => {
    expect(payoutOfSale(100_000, [{ from: 0, percent: 40 }]).storeCredit).toBe(66_000);
  });
});
