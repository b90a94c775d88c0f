import { describe, expect, it } from 'vitest';
import { DISTRICTS_HK } from '@/backend/api/db/seed/catalogue-seed';
import { extrasOf, MEMBERSHIPS, priceListOf } from '@/backend/api/db/seed/price-list';
import type { Packages } from '@/lib/contract/package-selection';
import { allInCost } from '@/components/pricing/model/all-in-cost';
import { EMPTY_DRAFT, fitToPriceList, hasMonthly } from '@/lib/domain/pricing/basket-draft';
import { collectionExtras } from '@/lib/domain/pricing/collection-extras';
import { paidForStorage, priceOfMonthsUsed } from '@/lib/domain/pricing/early-exit';
import { discountForMonths } from '@/lib/domain/pricing/plan-benefits';
import { quoteBasket } from '@/lib/domain/pricing/quote-basket';
import { encodeDraft } from '@/lib/domain/pricing/quote-link';
import { decodeDraft } from '@/lib/domain/pricing/read-quote-link';
import { quoteOrder } from '@/lib/domain/pricing/quote-order';
import { counted, createBasket, createPackages } from '@/tests/builders/basket';
import { readRows } from '@/tests/setup/read-rows';

describe('what the storage of a term was paid with', () => {
  const term = { monthlyListPrices: [49_000, 12_000], months: 3, percent: 5, once: 0, promotion: 0, isPromotionElsewhere: false };
  // 465.50 and 114.00 a month: 1,738.50.
  it.each([
    ['without a promotion', {}, 173_850],
    ['with one of a tenth', { promotion: 17_385 }, 173_850 - 17_385],
    ['with one that is shared with photographs of the same price', { once: 173_850, promotion: 30_000 }, 173_850 - 15_000],
    ['with one that is shared, rounded half up', { once: 90_000, promotion: 10_001 }, 173_850 - 6_590],
    ['with one for photographs alone', { once: 90_000, promotion: 10_000, isPromotionElsewhere: true }, 173_850],
    ['with one that pays all of it', { promotion: 173_850 }, 0],
    ['with one that would pay more', { promotion: 999_999 }, 0],
    ['where nothing costs anything', { monthlyListPrices: [], promotion: 10_000 }, 0],
    ['where nothing is stored', { monthlyListPrices: [], once: 90_000, promotion: 10_000 }, 0],
  ])('%s', (_name, change, paid) => {
    expect(paidForStorage({ ...term, ...change })).toBe(paid);
  });

  it('is held against the months used at what they alone earn', () => {
    expect(
      [0, 1, 3, 12].map((monthsUsed) => priceOfMonthsUsed({ monthlyListPrices: [49_000, 12_000], monthsUsed, memberships: MEMBERSHIPS })),
    ).toEqual([0, 61_000, 173_850, 12 * (41_650 + 10_200)]);
  });
});

describe('the discount of a term', () => {
  it.each(readRows<[months: number, percent: number][]>(import.meta.url, 'quote-rules.discounts.json'))(
    'of %i months is %i percent, in whatever order they are listed',
    (months, percent) => {
      expect([discountForMonths(MEMBERSHIPS, months), discountForMonths([...MEMBERSHIPS].reverse(), months)]).toEqual([percent, percent]);
    },
  );
});

describe('the true cost of a year', () => {
  const basket = createBasket('hk', { lite: counted(2) });
  it.each([
    [11, true],
    [12, false],
    [13, false],
    [0, true],
    [null, false],
  ])('gives something back for an exit after %s months: %s', (exitAfterMonths, gives) => {
    const cost = allInCost({ ...basket, extraDeliveries: 0, exitAfterMonths });
    expect(cost.kind === 'priced' && cost.refund > 0).toBe(gives);
  });
  it('gives pieces that are to be sold no storage back', () => {
    const cost = allInCost({
      ...createBasket('hk', { lite: counted(2), consignment: counted(20) }),
      extraDeliveries: 0,
      exitAfterMonths: 6,
    });
    expect(cost).toEqual(allInCost({ ...basket, extraDeliveries: 0, exitAfterMonths: 6 }));
  });
});

describe('the quote of a basket', () => {
  it('says of each package what it lists for the term', () => {
    const packages: Partial<Packages> = {
      x: { ...counted(5), xType: 'plus' },
      lite: counted(1),
      luxe: counted(2),
      pix: counted(20),
      consignment: counted(3),
      serviceApartment: [counted(10), counted(20)],
    };
    const quote = quoteBasket(createBasket('hk', packages, { months: 3 }));
    if (quote.kind !== 'priced') throw new Error('not priced');
    expect(quote.packages).toEqual({
      x: { numberItems: 5, totalPrice: 3 * 35_400, xType: 'plus' },
      lite: { numberItems: 1, totalPrice: 36_000 },
      luxe: { numberItems: 2, totalPrice: 90_000 },
      pix: { numberItems: 20, totalPrice: 90_000 },
      consignment: { numberItems: 3, totalPrice: 0 },
      serviceApartment: [
        { numberItems: 10, totalPrice: 135_000 },
        { numberItems: 20, totalPrice: 255_000 },
      ],
    });
  });

  it('leaves out a fee that the country does not have, and charges nothing later without one', () => {
    const free = quoteBasket(createBasket('hk', { lite: counted(1) }, { priceList: priceListOf('hk'), extras: ['no-lift'] }));
    expect(free).toMatchObject({ extras: [], chargedLater: [] });
    expect(quoteBasket(createBasket('hk', { lite: counted(1) }, { extras: ['no-lift'], collectionDate: '2026-12-01' }))).toMatchObject({
      extras: [{ extra: 'no-lift', price: 9_000 }],
      chargedLater: [{ date: '2026-12-01', amount: 9_000 }],
    });
    expect(quoteBasket(createBasket('hk', { lite: counted(1) }, { extras: ['no-lift'] }))).toMatchObject({
      chargedLater: [{ date: null, amount: 9_000 }],
    });
  });

  it('charges no fee that nobody has named', () => {
    expect(quoteBasket(createBasket('hk', { lite: counted(1) }))).toMatchObject({
      extras: [],
      chargedToday: 12_000,
      service: { totalPrice: 12_000 },
    });
  });
});

describe('the quote of an order', () => {
  const order = {
    country: 'hk' as const,
    packages: createPackages({ consignment: counted(3) }),
    months: 1,
    prices: { shoppingCarts: [...priceListOf('hk'), ...extrasOf('hk')], memberships: MEMBERSHIPS, districts: DISTRICTS_HK },
    address: { haveLift: false, parkingBay: true, district: 'wan-chai', zipCode: '' },
    coupon: null,
    friendReward: null,
    collectionDate: '2026-12-01',
  };
  const later = (change: Partial<Parameters<typeof quoteOrder>[0]>) => {
    const quote = quoteOrder({ ...order, ...change });
    return quote.kind === 'priced' ? quote.chargedLater : quote;
  };

  it('counts the fees of the visit by the address; before it is known, only what hangs on no address', () => {
    expect(later({})).toEqual([{ date: '2026-12-01', amount: 15_000 + 9_000 }]);
    expect(later({ address: null })).toEqual([{ date: '2026-12-01', amount: 15_000 }]);
  });

  it.each(['x', 'lite', 'luxe', 'pix', 'serviceApartment'] as const)('collects what is to be sold for nothing beside %s', (name) => {
    const amount = { x: 5, lite: 1, luxe: 1, pix: 20, serviceApartment: 10 }[name];
    const chosen =
      name === 'serviceApartment'
        ? { serviceApartment: [counted(amount)] }
        : name === 'x'
          ? { x: { ...counted(amount), xType: 'basic' as const } }
          : { [name]: counted(amount) };
    expect(later({ packages: createPackages({ consignment: counted(3), ...chosen }) })).toEqual([{ date: '2026-12-01', amount: 9_000 }]);
  });

  it('takes a coupon and a friend’s reward into account', () => {
    const packages = createPackages({ lite: counted(1) });
    expect(quoteOrder({ ...order, packages, coupon: { code: 'C', kind: 'amount', value: 500 } })).toMatchObject({ chargedToday: 11_500 });
    expect(quoteOrder({ ...order, packages, friendReward: 700 })).toMatchObject({ chargedToday: 11_300 });
  });

  it('charges an unknown district no fee of its own', () => {
    expect(
      collectionExtras({
        address: { haveLift: true, parkingBay: true, district: 'nowhere', zipCode: '' },
        districts: DISTRICTS_HK,
        hasStorage: true,
        consignedItems: 0,
      }),
    ).toEqual([]);
  });
});

describe('a draft of the calculator', () => {
  it('has a term where something is paid by the month', () => {
    const list = priceListOf('hk');
    expect([
      hasMonthly(createPackages({ pix: counted(20), lite: counted(1) }), list),
      hasMonthly(createPackages({ pix: counted(20) }), list),
      hasMonthly(createPackages({}), list),
    ]).toEqual([true, false, false]);
  });

  it('loses only what the list does not sell', () => {
    const packages = createPackages({ x: { ...counted(5), xType: 'basic' }, luxe: counted(1), serviceApartment: [counted(11)] });
    expect(
      fitToPriceList(
        { ...EMPTY_DRAFT, packages },
        priceListOf('hk').filter((entry) => entry.package !== 'luxe'),
      ).packages,
    ).toEqual(createPackages({ x: { ...counted(5), xType: 'basic' } }));
  });

  it('is a link of the length that an address can have, and no longer', () => {
    const long = (count: number) => `a${Array(count).fill('10000').join('-')}`;
    expect(decodeDraft(long(50))?.packages.serviceApartment).toHaveLength(50);
    expect(decodeDraft(`${long(50)}.${'x'.repeat(200)}`)).toBeNull();
    expect(decodeDraft(`m${'1'.repeat(400)}`)).toBeNull();
    expect(
      [decodeDraft('a0'), decodeDraft('a10001'), decodeDraft('a10000'), decodeDraft('a1-x')].map(
        (draft) => draft?.packages.serviceApartment.length ?? null,
      ),
    ).toEqual([null, null, 1, null]);
    expect([decodeDraft('9x5'), decodeDraft('x5\n'), decodeDraft('x5 '), decodeDraft('.'), decodeDraft('m')]).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('writes no empty apartment', () => {
    expect(encodeDraft({ ...EMPTY_DRAFT, packages: createPackages({ serviceApartment: [counted(0), counted(10), counted(0)] }) })).toBe(
      'a10.m1',
    );
    expect(encodeDraft({ ...EMPTY_DRAFT, packages: createPackages({ serviceApartment: [counted(0)] }) })).toBe('m1');
  });
});
