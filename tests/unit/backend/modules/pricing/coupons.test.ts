import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { coupons } from '@/backend/api/db/schema/coupons';
import { gifts } from '@/backend/api/db/schema/payments';
import { resolveCoupon } from '@/backend/api/modules/pricing/resolve-coupon';
import type { Packages } from '@/lib/contract/package-selection';
import { counted, createPackages } from '@/tests/builders/basket';
import { addOrder, addUser, billingContext, NOW, requestOf } from '@/tests/builders/billing';
import { testDatabase } from '@/tests/setup/memory-database';
import { checkCouponCode } from '@/backend/api/modules/pricing/price-service';

const database = testDatabase();

const addCoupon = (fields: Partial<typeof coupons.$inferInsert> = {}) =>
  database.orm.insert(coupons).values({ code: 'TEN', kind: 'percent', percent: 10, firstOrderOnly: false, ...fields });
const addGift = (fields: Partial<typeof gifts.$inferInsert> = {}) =>
  database.orm.insert(gifts).values({
    id: 'gift-1',
    code: 'GIFT',
    reference: randomUUID(),
    packageId: 'season',
    country: 'hk',
    value: 90_000,
    balance: 40_000,
    buyerName: 'A',
    buyerEmail: 'a@example.com',
    recipientName: 'B',
    message: '',
    boughtAt: NOW,
    expiresAt: new Date('2027-01-01'),
    ...fields,
  });
const LITE = createPackages({ lite: counted(2) });
const resolve = (question: Partial<Parameters<typeof resolveCoupon>[1]> = {}) =>
  resolveCoupon(database.orm, { code: 'TEN', country: 'hk', packages: LITE, userId: null, email: null, now: NOW, ...question });

describe('a coupon', () => {
  it('is found whatever its case and the spaces around it', async () => {
    await addCoupon();
    expect(await resolve({ code: ' ten ' })).toEqual({
      kind: 'coupon',
      rule: { code: 'TEN', kind: 'percent', value: 10 },
      giftId: null,
      giftValue: null,
    });
    expect(await resolve({ code: 'ELEVEN' })).toEqual({
      kind: 'refused',
      code: 'COUPON_UNKNOWN',
      message: 'This code is not known.',
      errors: [{ path: 'couponCode', code: 'COUPON_UNKNOWN' }],
    });
  });

  it('is worth an amount by country, and nothing where none is named', async () => {
    await addCoupon({ kind: 'amount', percent: null, amountHk: 5_000 });
    expect(await resolve()).toMatchObject({ rule: { kind: 'amount', value: 5_000 } });
    expect(await resolve({ country: 'sg' })).toMatchObject({ code: 'COUPON_COUNTRY' });
    await database.empty();
    await addCoupon({ kind: 'amount', percent: null, amountSg: 900, amountHk: null });
    expect(await resolve({ country: 'sg' })).toMatchObject({ rule: { value: 900 } });
  });

  it.each<[string, Partial<typeof coupons.$inferInsert>, string | null]>([
    ['of this country', { country: 'hk' }, null],
    ['of the other country', { country: 'sg' }, 'COUPON_COUNTRY'],
    ['that ends tomorrow', { expiresAt: new Date('2026-11-22') }, null],
    ['that ends at this moment', { expiresAt: NOW }, 'COUPON_EXPIRED'],
    ['that has ended', { expiresAt: new Date('2026-11-20') }, 'COUPON_EXPIRED'],
    ['for what is in the basket', { onlyPackage: 'lite' }, null],
    ['for what is not in the basket', { onlyPackage: 'pix' }, 'COUPON_PACKAGE'],
    ['for a package of another time', { onlyPackage: 'attic' }, null],
  ])('%s', async (_name, fields, code) => {
    await addCoupon(fields);
    expect(await resolve()).toMatchObject(code === null ? { kind: 'coupon' } : { kind: 'refused', code });
  });

  it.each<[string, Partial<Packages>, boolean]>([
    ['one', { serviceApartment: [counted(0), counted(10)] }, true],
    ['empty ones', { serviceApartment: [counted(0)] }, false],
    ['none', {}, false],
  ])('for apartments, with %s in the basket', async (_name, packages, isMeant) => {
    await addCoupon({ onlyPackage: 'serviceApartment' });
    expect(await resolve({ packages: createPackages(packages) })).toMatchObject(
      isMeant ? { rule: { onlyPackage: 'serviceApartment' } } : { code: 'COUPON_PACKAGE' },
    );
  });

  it('is used once by each member, and by strangers as often as they like', async () => {
    await addCoupon();
    const [one, other] = [await addUser(database.orm), await addUser(database.orm)];
    await addOrder(database.orm, one.id, { couponCode: 'TEN' });
    await addOrder(database.orm, other.id, { couponCode: 'OTHER' });
    expect(await resolve({ userId: one.id, email: one.email })).toMatchObject({ code: 'COUPON_USED' });
    expect(await Promise.all([resolve({ userId: other.id, email: other.email }), resolve()])).toMatchObject([
      { kind: 'coupon' },
      { kind: 'coupon' },
    ]);
  });

  it('for a first order is for members without one', async () => {
    await addCoupon({ firstOrderOnly: true });
    const [one, other] = [await addUser(database.orm), await addUser(database.orm)];
    await addOrder(database.orm, one.id);
    expect(await resolve({ userId: one.id })).toMatchObject({ code: 'COUPON_FIRST_ORDER' });
    expect(await Promise.all([resolve({ userId: other.id }), resolve()])).toMatchObject([{ kind: 'coupon' }, { kind: 'coupon' }]);
  });

  it('of one person is theirs, and used up by one order of anybody', async () => {
    await addCoupon({ issuedFor: 'ada@example.com' });
    expect(
      await Promise.all([resolve({ email: 'ada@example.com' }), resolve({ email: null }), resolve({ email: 'eve@example.com' })]),
    ).toMatchObject([{ kind: 'coupon' }, { kind: 'coupon' }, { code: 'COUPON_PERSONAL' }]);
    await addOrder(database.orm, (await addUser(database.orm)).id, { couponCode: 'TEN' });
    expect(await resolve({ email: null })).toMatchObject({ code: 'COUPON_USED' });
  });
});

describe('a gift', () => {
  it('pays what it has left, and says what it was worth', async () => {
    await addGift();
    expect(await resolve({ code: 'gift' })).toEqual({
      kind: 'coupon',
      rule: { code: 'GIFT', kind: 'gift', value: 40_000 },
      giftId: 'gift-1',
      giftValue: 90_000,
    });
  });

  it.each([
    ['of the other country', { country: 'sg' }, 'COUPON_COUNTRY'],
    ['that ends at this moment', { expiresAt: NOW }, 'COUPON_EXPIRED'],
    ['that is used up', { balance: 0 }, 'COUPON_USED'],
  ] as const)('%s is refused', async (_name, fields, code) => {
    await addGift(fields);
    expect(await resolve({ code: 'GIFT' })).toMatchObject({ kind: 'refused', code, errors: [{ path: 'couponCode', code }] });
  });
});

describe('the answer about a code', () => {
  const check = (couponCode: string, { userId = null as string | null, packages = LITE as Packages, months = 1 } = {}) =>
    checkCouponCode(
      {
        body: {
          couponCode,
          price: 1,
          country: 'hk',
          packages,
          service: { subTotalPrice: 1, totalPrice: 1, totalItems: 1, paktTotalMonthSelect: months },
        },
        request: requestOf(userId),
      } as never,
      billingContext(database),
    );

  it('says what it takes off the basket at our own prices', async () => {
    await addCoupon();
    // Two bags at 120.00, three months, 5 % off each: 114.00 x 6 = 684.00, of which a tenth.
    expect(await check('ten', { months: 3 })).toEqual({
      kind: 'ok',
      status: 200,
      data: { couponCode: { code: 'TEN', kind: 'percent', value: 10, discount: 6_840 } },
    });
  });

  it('says for which package it is', async () => {
    await addCoupon({ onlyPackage: 'lite' });
    const packages = createPackages({ lite: counted(1), luxe: counted(1) });
    expect(await check('TEN', { packages })).toMatchObject({ data: { couponCode: { onlyPackage: 'lite', discount: 1_200 } } });
  });

  it('says of a gift its worth, what is left of it and what it pays', async () => {
    await addGift({ balance: 10_000 });
    expect(await check('GIFT')).toEqual({
      kind: 'ok',
      status: 200,
      data: { couponCode: { code: 'GIFT', kind: 'gift', value: 90_000, balance: 10_000, discount: 10_000 } },
    });
  });

  it('takes nothing off an empty basket', async () => {
    await addCoupon();
    expect(await check('TEN', { packages: createPackages({}) })).toMatchObject({ data: { couponCode: { discount: 0 } } });
  });

  it('knows a member by the session', async () => {
    await addCoupon({ issuedFor: 'ada@example.com' });
    const [ada, eve] = [
      await addUser(database.orm, { email: 'ada@example.com' }),
      await addUser(database.orm, { email: 'eve@example.com' }),
    ];
    expect(await Promise.all([check('TEN', { userId: ada.id }), check('TEN', { userId: eve.id }), check('TEN')])).toMatchObject([
      { kind: 'ok' },
      { code: 'COUPON_PERSONAL' },
      { kind: 'ok' },
    ]);
  });

  it('holds a member to the one order that a public code is for', async () => {
    await addCoupon();
    const [ada, eve] = [await addUser(database.orm), await addUser(database.orm)];
    await addOrder(database.orm, ada.id, { couponCode: 'TEN' });
    expect(await Promise.all([check('TEN', { userId: ada.id }), check('TEN', { userId: eve.id })])).toMatchObject([
      { kind: 'refused', code: 'COUPON_USED' },
      { kind: 'ok' },
    ]);
  });

  it('is why not, for a code and for a basket', async () => {
    await addCoupon();
    expect(await check('NONE')).toMatchObject({ kind: 'refused', code: 'COUPON_UNKNOWN' });
    expect(await check('TEN', { packages: createPackages({ pix: counted(1) }) })).toEqual({
      kind: 'refused',
      code: 'VALIDATION',
      message: 'The basket cannot be sold as it is.',
      errors: [{ path: 'packages.pix.numberItems', code: 'number.min', params: { min: 20 } }],
    });
  });
});
