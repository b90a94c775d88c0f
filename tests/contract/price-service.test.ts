import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { priceEntries } from '@/backend/api/db/schema/catalogue';
import { slotReservations } from '@/backend/api/db/schema/slots';
import { envelopeOf } from '@/lib/contract/envelope';
import { CALLS } from '@/lib/contract/calls';
import { post, testBackend } from '@/tests/setup/test-backend';

/** A Monday, noon in both regions. */
const NOW = new Date('2026-11-23T04:00:00Z');
let now = NOW;
const backend = testBackend({}, { clock: () => now });

async function prices(body: { country: 'hk' | 'sg'; referralCode?: string }) {
  const answer = await post(backend, CALLS.priceService.path, body);
  expect(answer.statusCode).toBe(200);
  return z.parse(envelopeOf(CALLS.priceService.data), answer.json()).data;
}

describe('price-service', () => {
  it.each([
    ['hk', 49_000, 18],
    ['sg', 8_800, 28],
  ] as const)('answers the price list of %s in its minor units', async (country, tenItems, districtCount) => {
    const data = await prices({ country });
    const basic = data.shoppingCarts.find((entry) => 'package' in entry && entry.xType === 'basic');
    expect(basic).toMatchObject({ tiers: expect.arrayContaining([{ numberItems: 10, price: tenItems }]) as unknown });
    const included = (xType: string) => data.shoppingCarts.find((entry) => 'package' in entry && entry.xType === xType);
    expect(included('basic')).toMatchObject({ deliveries: 1, rushes: 0 });
    expect(included('plus')).toMatchObject({ deliveries: 2, rushes: 1 });
    expect(data.districts).toHaveLength(districtCount);
    expect(data.memberships).toHaveLength(4);
    expect(data.referralProgram).toBeNull();
  });

  it.each([
    ['hk', 98_000, 16_000, 20_000, 200_000],
    ['sg', 17_000, 2_800, 3_500, 35_000],
  ] as const)('carries gifts, care, referral rewards and commission of %s', async (country, starter, dryCleaning, referrer, secondBand) => {
    const { shoppingCarts } = await prices({ country });
    expect(shoppingCarts.filter((entry) => 'gift' in entry)).toHaveLength(3);
    expect(shoppingCarts).toContainEqual({ gift: 'starter', price: starter });
    expect(shoppingCarts).toContainEqual({ care: 'dry-cleaning', price: dryCleaning });
    expect(shoppingCarts).toContainEqual({ care: 'donation', price: 0 });
    expect(shoppingCarts).toContainEqual({ reward: 'referrer', price: referrer });
    expect(shoppingCarts).toContainEqual({ commission: 30, from: secondBand });
  });

  it('shows sixty days with one full day and one slot with a single place', async () => {
    const { timeslotInformation } = await prices({ country: 'hk' });
    expect(timeslotInformation).toHaveLength(60);
    expect(timeslotInformation[0]?.date).toBe('2026-11-24');
    expect(timeslotInformation.filter(({ closed }) => closed === 'full')).toHaveLength(1);
    const lastPlaces = timeslotInformation.flatMap(({ slots }) => slots).filter(({ left }) => left === 1);
    expect(lastPlaces).toHaveLength(1);
  });

  it('counts bookings and running holds, not holds that have run out', async () => {
    const { orm } = backend.context.database;
    const place = { country: 'sg', date: '2026-12-08', slot: '09-11' } as const;
    await orm.insert(slotReservations).values([
      { ...place, id: 'b1', kind: 'booking' },
      { ...place, id: 'h1', kind: 'hold', expiresAt: new Date(NOW.getTime() + 60_000) },
      { ...place, id: 'h2', kind: 'hold', expiresAt: new Date(NOW.getTime() - 1) },
    ]);
    const { timeslotInformation } = await prices({ country: 'sg' });
    const day = timeslotInformation.find(({ date }) => date === place.date);
    expect(day?.slots.find(({ id }) => id === place.slot)).toEqual({ id: place.slot, left: 2 });
  });

  it('is computed at the request: a price changed in the database shows at once', async () => {
    const { orm } = backend.context.database;
    const entry = (await orm.select().from(priceEntries)).find(({ id }) => id === 'hk:lite');
    if (!entry) throw new Error('The price list has no hk:lite');
    await orm
      .insert(priceEntries)
      .values(entry)
      .onConflictDoUpdate({ target: priceEntries.id, set: { unitPrice: 12_345 } });
    const { shoppingCarts } = await prices({ country: 'hk' });
    expect(shoppingCarts.find((line) => 'package' in line && line.package === 'lite')).toMatchObject({ unitPrice: 12_345 });
  });

  it('moves with the clock', async () => {
    now = new Date('2026-11-23T08:00:00Z'); // 16:00 in both regions
    const { timeslotInformation } = await prices({ country: 'hk' });
    expect(timeslotInformation[0]).toEqual({ date: '2026-11-24', closed: 'notice', slots: [] });
    now = NOW;
  });

  it.each([
    ['meiling', { code: 'MEILING', valid: true, friendReward: 30_000, referrerReward: 20_000, firstName: 'Mei Ling' }],
    ['CLOSED1', { code: 'CLOSED1', valid: false }],
    ['nobody', { code: 'NOBODY', valid: false }],
  ])('says what the code %s is worth', async (referralCode, expected) => {
    expect((await prices({ country: 'hk', referralCode })).referralProgram).toEqual(expected);
  });
});

describe('a guest asks for information', () => {
  const path = CALLS.userInformation.path;

  it('hears what a referral code is worth in the region that asks', async () => {
    const answer = await backend.app.inject({ url: `${path}?referralCode=meiling`, headers: { origin: 'http://sg.localhost:3000' } });
    expect(answer.json()).toMatchObject({
      statusCode: 200,
      data: { user: null, contacts: [], detailReferralCode: { valid: true, friendReward: 5_000 } },
    });
    expect(z.safeParse(envelopeOf(CALLS.userInformation.data), answer.json()).success).toBe(true);
  });

  it('hears nothing without a code', async () => {
    expect((await backend.app.inject({ url: path })).json()).toMatchObject({ data: { user: null, detailReferralCode: null } });
  });

  it('is refused with a token that belongs to no session', async () => {
    const answer = await backend.app.inject({ url: path, headers: { authorization: 'Bearer made-up' } });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
