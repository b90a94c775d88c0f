import { describe, expect, it } from 'vitest';
import { referralCodes, referralRewards } from '@/backend/api/db/schema/coupons';
import { DISTRICTS_HK, DISTRICTS_SG } from '@/backend/api/db/seed/catalogue-seed';
import {
  CARE_PRICES,
  COMMISSION_BANDS,
  extrasOf,
  GIFTS,
  MEMBERSHIPS,
  priceListOf,
  REFERRAL_REWARDS,
} from '@/backend/api/db/seed/price-list';
import { openSession } from '@/backend/api/identity/sessions';
import { basketRefusal } from '@/backend/api/modules/pricing/basket-refusal';
import { priceService } from '@/backend/api/modules/pricing/price-service';
import { readMemberships, readPriceList, readDistricts } from '@/backend/api/modules/pricing/price-list';
import { addUser, billingContext, NOW, requestOf } from '@/tests/builders/billing';
import { testDatabase } from '@/tests/setup/memory-database';

const database = testDatabase();

describe('why a basket cannot be sold', () => {
  it.each([
    [
      { reason: 'months', minimum: 1, maximum: 12 },
      { path: 'service.paktTotalMonthSelect', code: 'number.range', params: { min: 1, max: 12 } },
    ],
    [
      { reason: 'not-a-tier', package: 'x', position: 0, tiers: [5, 10] },
      { path: 'packages.x.numberItems', code: 'enum', params: { enum: '5, 10' } },
    ],
    [
      { reason: 'below-minimum', package: 'serviceApartment', position: 2, minimum: 3 },
      { path: 'packages.serviceApartment.2.numberItems', code: 'number.min', params: { min: 3 } },
    ],
    [
      { reason: 'not-a-quantity', package: 'lite', position: 0 },
      { path: 'packages.lite.numberItems', code: 'type', params: { type: 'int' } },
    ],
    [
      { reason: 'not-sold', package: 'luxe', position: 0 },
      { path: 'packages.luxe.numberItems', code: 'unknown' },
    ],
  ] as const)('%j', (problem, error) => {
    expect(basketRefusal([problem as never])).toEqual({
      kind: 'refused',
      code: 'VALIDATION',
      message: 'The basket cannot be sold as it is.',
      errors: [error],
    });
  });
});

describe('the price list of the database', () => {
  it.each(['hk', 'sg'] as const)('is that of the seed in %s, in its order', async (country) => {
    const list = await readPriceList(database.orm, country);
    expect(list).toEqual([
      ...priceListOf(country),
      ...extrasOf(country),
      ...GIFTS.map(({ id, price }) => ({ gift: id, price: price[country] })),
      ...CARE_PRICES.map(({ service, price }) => ({ care: service, price: price[country] })).toSorted(
        (one, other) => one.price - other.price,
      ),
      { care: 'donation', price: 0 },
      { reward: 'friend', price: REFERRAL_REWARDS[country].friendReward },
      { reward: 'referrer', price: REFERRAL_REWARDS[country].referrerReward },
      { welcome: 10 },
      ...COMMISSION_BANDS.map(({ percent, from }) => ({ commission: percent, from: from[country] })),
    ]);
  });

  it('has memberships from the shortest up, and the districts of each country', async () => {
    expect(await readMemberships(database.orm)).toEqual(MEMBERSHIPS);
    expect([await readDistricts(database.orm, 'hk'), await readDistricts(database.orm, 'sg')]).toEqual([DISTRICTS_HK, DISTRICTS_SG]);
  });

  it('names no rewards where there are none', async () => {
    const before = await readPriceList(database.orm, 'hk');
    const rewards = await database.orm.delete(referralRewards).returning();
    const without = await readPriceList(database.orm, 'hk');
    await database.orm.insert(referralRewards).values(rewards);
    expect(without).toEqual(before.filter((entry) => !('reward' in entry)));
    expect(before.length - without.length).toBe(2);
  });

  it('says what a friend’s code takes off for whoever asks: nothing for the one it belongs to', async () => {
    const [mei, ada] = [await addUser(database.orm), await addUser(database.orm)];
    await database.orm.insert(referralCodes).values({ code: 'MEI', firstName: 'Mei', valid: true, userId: mei.id });
    const programOf = async (userId: string | null) => {
      // Anybody may ask, so the session is looked up here and not before.
      const authorization =
        userId === null ? undefined : `Bearer ${await openSession(database.orm, userId, { browser: null, system: null }, NOW)}`;
      const answer = await priceService(
        { body: { country: 'hk', referralCode: 'mei' }, request: { headers: { authorization } } } as never,
        billingContext(database),
      );
      return answer.kind === 'ok' ? answer.data.referralProgram : answer.code;
    };
    const { friendReward, referrerReward } = REFERRAL_REWARDS.hk;
    const forOthers = { code: 'MEI', valid: true, firstName: 'Mei', friendReward, referrerReward };
    expect(await Promise.all([programOf(null), programOf(ada.id), programOf(mei.id)])).toEqual([
      forOthers,
      forOthers,
      { code: 'MEI', valid: true, firstName: 'Mei', referrerReward },
    ]);
  });

  it('is answered whole, with what a code is worth', async () => {
    const ask = (referralCode?: string) =>
      priceService(
        { body: { country: 'hk', ...(referralCode === undefined ? {} : { referralCode }) }, request: requestOf(null) } as never,
        billingContext(database),
      );
    const answer = await ask();
    if (answer.kind !== 'ok') throw new Error(answer.code);
    expect(answer.data).toMatchObject({ memberships: MEMBERSHIPS, referralProgram: null, districts: DISTRICTS_HK });
    expect(answer.data.shoppingCarts).toEqual(await readPriceList(database.orm, 'hk'));
    expect(answer.data.timeslotInformation.length).toBeGreaterThan(30);
    expect(await ask('nobody')).toMatchObject({ data: { referralProgram: { code: 'NOBODY', valid: false } } });
  });
});
