import { describe, expect, it } from 'vitest';
import { DISTRICTS_HK } from '@/backend/api/db/seed/catalogue-seed';
import { MEMBERSHIPS, priceListOf } from '@/backend/api/db/seed/price-list';
import { allInCost } from '@/components/pricing/model/all-in-cost';
import { EMPTY_DRAFT, fitToPriceList } from '@/lib/domain/pricing/basket-draft';
import { isOutlying } from '@/lib/domain/pricing/collection-extras';
import { payoutOfSale } from '@/lib/domain/pricing/commission';
import { monthAfterTerm } from '@/components/pricing/model/month-after-term';
import { quoteBasket } from '@/lib/domain/pricing/quote-basket';
import { quoteOrder } from '@/lib/domain/pricing/quote-order';
import { priceOfService } from '@/lib/domain/pricing/service-price';
import { counted, createBasket, createPackages } from '@/tests/builders/basket';

const month = (listPrice: number) => ({ listPrice, isMonthly: true });
const once = (listPrice: number) => ({ listPrice, isMonthly: false });

describe('a month after the term', () => {
  it.each([
    ['at the list without a discount', [month(49_000), month(12_000)], 0, 61_000],
    ['with the discount that the term earned, rounded at each line', [month(1_005), month(1_005)], 10, 905 + 905],
    ['without what was paid once', [month(12_000), once(90_000)], 0, 12_000],
    ['for nothing where nothing goes on', [once(90_000)], 15, 0],
    ['for nothing where nothing was taken', [], 15, 0],
  ])('is %s', (_name, lines, percent, amount) => {
    expect(monthAfterTerm(lines, percent)).toBe(amount);
  });
});

/** A provider that wants money for fetching a piece to be sold. */
const CHARGED = priceListOf('hk').map((entry) => (entry.package === 'consignment' ? { ...entry, unitPrice: 500 } : entry));

describe('pieces to be sold, where a list charges for them', () => {
  it('are charged once, whatever the term', () => {
    const quote = quoteBasket(createBasket('hk', { consignment: counted(3) }, { priceList: CHARGED, months: 6 }));
    expect(quote).toMatchObject({ chargedToday: 1_500, packages: createPackages({ consignment: { numberItems: 3, totalPrice: 1_500 } }) });
  });

  it('are not given back when storage is left early', () => {
    const costOf = (consignment: number) =>
      allInCost({
        ...createBasket('hk', { lite: counted(2), consignment: counted(consignment) }, { priceList: CHARGED }),
        extraDeliveries: 0,
        exitAfterMonths: 6,
      });
    // Two bags at 240.00 less 15 % a year, 2,448.00; six months of them less 10 %, 1,296.00.
    expect(costOf(0)).toEqual({ kind: 'priced', term: 244_800, deliveries: 0, refund: 115_200, total: 129_600 });
    expect(costOf(4)).toEqual({ kind: 'priced', term: 246_800, deliveries: 0, refund: 115_200, total: 131_600 });
  });
});

describe('fees of a visit', () => {
  it('are given back by no early exit', () => {
    const basket = createBasket('hk', { lite: counted(2) }, { extras: ['no-lift'] });
    expect(allInCost({ ...basket, extraDeliveries: 0, exitAfterMonths: 6 })).toEqual({
      kind: 'priced',
      term: 244_800 + 9_000,
      deliveries: 0,
      refund: 115_200,
      total: 138_600,
    });
  });

  it('are due in the whole of a district that is far out, or in the part of another that its postal codes name', () => {
    const district = { id: 'd', name: 'D', served: true, outlying: false };
    expect([
      isOutlying({ ...district, outlying: true }, ''),
      isOutlying(district, '098269'),
      isOutlying({ ...district, outlyingPrefixes: [] }, '098269'),
      isOutlying({ ...district, outlyingPrefixes: ['0982', '637'] }, '098269'),
    ]).toEqual([true, false, false, true]);
  });

  it('are none while the address is not known', () => {
    const order = {
      country: 'hk',
      packages: createPackages({ lite: counted(1) }),
      months: 1,
      prices: { shoppingCarts: priceListOf('hk'), memberships: MEMBERSHIPS, districts: DISTRICTS_HK },
      coupon: null,
      friendReward: null,
      collectionDate: null,
    } as const;
    expect(quoteOrder({ ...order, address: null })).toMatchObject({ kind: 'priced', extras: [], chargedLater: [] });
  });
});

describe('a draft on a list that sells none of it', () => {
  it('keeps the kind of the plan, and nothing else', () => {
    const packages = createPackages({
      x: { ...counted(5), xType: 'plus' },
      lite: counted(2),
      luxe: counted(1),
      pix: counted(20),
      consignment: counted(3),
      serviceApartment: [counted(10), counted(20)],
    });
    expect(fitToPriceList({ ...EMPTY_DRAFT, packages }, []).packages).toEqual(createPackages({ x: { ...counted(0), xType: 'plus' } }));
    expect(fitToPriceList({ ...EMPTY_DRAFT, packages }, priceListOf('hk')).packages).toEqual(packages);
  });
});

describe('a package that has no kinds', () => {
  it('is sold by its entry without one, whatever the kind of x', () => {
    const lite = { package: 'lite', unit: 'bag-month', minimum: 1 } as const;
    const priceList = [
      { ...lite, xType: 'plus', unitPrice: 99_900 },
      { ...lite, unitPrice: 12_000 },
    ] as const;
    expect(quoteBasket(createBasket('hk', { x: { ...counted(0), xType: 'plus' }, lite: counted(1) }, { priceList }))).toMatchObject({
      kind: 'priced',
      chargedToday: 12_000,
    });
  });
});

describe('a service among several of the list', () => {
  it('costs what its own line says', () => {
    const list = [
      { care: 'repair', price: 14_000 },
      { care: 'dry-cleaning', price: 9_000 },
    ];
    expect(priceOfService(list, 'dry-cleaning', 'HKD')).toEqual({
      kind: 'listed',
      money: { amount: 9_000, currency: 'HKD' },
      per: 'piece',
    });
    expect(priceOfService(list, 'packing', 'HKD')).toEqual({ kind: 'quote' });
  });
});

describe('bands of commission', () => {
  it('may stand in any order, and stay in it', () => {
    const bands = [
      { from: 900, percent: 20 },
      { from: 100, percent: 40 },
      { from: 500, percent: 30 },
    ];
    expect([payoutOfSale(1_000, bands).percent, payoutOfSale(600, bands).percent, payoutOfSale(99, bands).percent]).toEqual([20, 30, 0]);
    expect(bands.map(({ from }) => from)).toEqual([900, 100, 500]);
  });
});
