import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orders } from '@/backend/api/db/schema/orders';
import { districtOfPostalCode } from '@/lib/domain/shared/phone-codes';
import { freeSlots, orderBody, placeOrder, termsOf } from '@/tests/builders/order';
import { NO_REALTIME } from '@/backend/twins/realtime/realtime-access';
import { call, dataFrom, dataOf, mailsTo, signUpMember, type TestMember } from '@/tests/setup/member';
import { createTestBackend, type TestBackend } from '@/tests/setup/test-backend';
import { bookingOn, demoToken, itemsOf, passDays } from './support';

/** A weekday morning in the first half of a month. */
const START = new Date('2026-11-09T02:00:00Z');
let backend: TestBackend;
let member: TestMember;
const told: string[] = [];

beforeAll(async () => {
  backend = await createTestBackend(
    { rateLimitFactor: 1000, hasSampleBookings: false },
    {
      clock: () => START,
      extensions: [
        {
          name: 'listener',
          start: () => ({
            realtime: {
              ...NO_REALTIME,
              publishWardrobeVersion: (uid) => Promise.resolve(void told.push(uid)),
            },
          }),
        },
      ],
    },
  );
});
beforeEach(async () => {
  member = await signUpMember(backend);
  told.length = 0;
});
afterAll(() => backend.remove());

const place = async (numberItems: number, { slot = 12 } = {}) => {
  const { body } = await orderBody(backend, { user: null, slot, packages: { x: { numberItems, totalPrice: 0, xType: 'basic' } } });
  return dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { token: member.token }));
};
const termOf = async (id: string) => (await backend.context.database.orm.select().from(orders)).find((row) => row.id === id);
const quote = (address?: object) => dataFrom(backend, 'quoteCollection', { token: member.token, body: address ? { address } : {} });
const cancel = (id: string) => call(backend, 'cancelBooking', { token: member.token, params: { id }, query: { fee: '0' } });
const wait = (days: number) => passDays(backend, days);

async function visit(at = 20, address = {}) {
  const slot = (await freeSlots(backend, 'hk'))[at];
  if (!slot) throw new Error('No free slot');
  return bookingOn(slot.date, slot.time, address);
}
const book = (body: Record<string, unknown>, token = member.token, key: string = randomUUID()) =>
  call(backend, 'createCollection', { token, body, headers: { 'idempotency-key': key } });

describe('a member whose collection was cancelled', () => {
  it('has the pieces of the order fetched on another day, and the trip stays free', async () => {
    const { booking, order } = await place(5);
    expect(await quote()).toMatchObject({ purpose: null });
    await cancel(booking.id);
    // The order rests until somebody comes for it: nobody pays for a rail that is empty.
    expect((await termOf(order.id))?.restingSince).toBeInstanceOf(Date);
    expect(await quote({ ...(await visit()).address })).toMatchObject({
      purpose: { kind: 'order', pieces: 5 },
      extras: [],
      total: 0,
      currency: 'HKD',
    });
    const wanted = await visit();
    const made = dataOf('createCollection', await book({ booking: wanted, total: 0 }));
    expect(made.booking).toMatchObject({ kind: 'collection', status: 'booked', date: wanted.date.date, time: wanted.date.time });
    expect(made.invoice).toBeUndefined();
    expect(told).toContain(member.id);
    expect(await termOf(order.id)).toMatchObject({ startsOn: wanted.date.date, restingSince: null });
    expect((await mailsTo(backend, member.email)).map(({ subject }) => subject)).toContain(
      `Your collection is booked: ${made.booking.number}`,
    );
    await wait(30);
    expect((await itemsOf(backend, member.token)).items).toHaveLength(5);
  });

  it('reads in the confirmation of the order what the visit to another address costs', async () => {
    const { booking, order } = await place(5);
    await cancel(booking.id);
    const wanted = await visit(24, { haveLift: false });
    const { total } = await quote({ ...wanted.address });
    expect(total).toBeGreaterThan(0);
    dataOf('createCollection', await book({ booking: wanted, total }));
    const confirmed = await dataFrom(backend, 'placedOrder', { token: member.token, params: { number: order.number } });
    expect([confirmed.booking?.date, confirmed.address.haveLift]).toEqual([wanted.date.date, false]);
    expect(confirmed.order.chargedLater).toEqual([{ date: wanted.date.date, amount: total }]);
  });
});

describe('a collection that is booked in the instant its order ends', () => {
  async function resting(slot: number) {
    const { booking, order } = await place(5, { slot });
    await cancel(booking.id);
    const [term] = await termsOf(backend, member.token);
    const wanted = await visit(slot + 20);
    return {
      order,
      end: () => call(backend, 'endTerm', { token: member.token, params: { id: order.id }, body: { refund: term?.refund ?? 0 } }),
      collect: () => book({ booking: wanted, total: 0 }),
      visits: async () =>
        (await dataFrom(backend, 'bookings', { token: member.token })).bookings.filter(({ status }) => status === 'booked'),
    };
  }

  it('is refused after the end, and takes nothing of the slot', async () => {
    const { order, end, collect, visits } = await resting(13);
    dataOf('endTerm', await end());
    expect((await collect()).json()).toMatchObject({ statusCode: 409, code: 'NOTHING_TO_COLLECT' });
    expect([await visits(), (await termOf(order.id))?.status]).toEqual([[], 'ended']);
  });

  it('lets the order stand when it comes first', async () => {
    const { order, end, collect, visits } = await resting(14);
    dataOf('createCollection', await collect());
    expect((await end()).json()).toMatchObject({ code: 'NOT_FOUND' });
    expect([(await visits()).length, (await termOf(order.id))?.status]).toEqual([1, 'active']);
  });

  it.each(['the end first', 'the collection first'])('is one of the two when both are sent at once, %s', async (first) => {
    const { order, end, collect, visits } = await resting(first === 'the end first' ? 15 : 16);
    const [ended, collected] =
      first === 'the end first' ? await Promise.all([end(), collect()]) : (await Promise.all([collect(), end()])).toReversed();
    expect([ended?.statusCode, collected?.statusCode].sort()).toEqual(ended?.statusCode === 200 ? [200, 409] : [201, 404]);
    const hasEnded = ended?.statusCode === 200;
    expect([(await visits()).length, (await termOf(order.id))?.status]).toEqual(hasEnded ? [0, 'ended'] : [1, 'active']);
  });
});

describe('a member with free places', () => {
  it('has more pieces fetched for the price of a trip and the fees of the address, charged on the day', async () => {
    const token = await demoToken(backend, 'hk');
    const asked = await dataFrom(backend, 'quoteCollection', { token, body: {} });
    const free = asked.purpose?.kind === 'more' ? asked.purpose.places.reduce((sum, place) => sum + place.free, 0) : 0;
    expect(free).toBeGreaterThan(3);
    const wanted = await visit(24, { haveLift: false });
    const { extras, total } = await dataFrom(backend, 'quoteCollection', { token, body: { address: wanted.address } });
    expect(extras).toEqual([
      { extra: 'extra-delivery', price: 12_000 },
      { extra: 'no-lift', price: 9_000 },
    ]);
    const made = dataOf('createCollection', await book({ booking: wanted, pieces: 3, total }, token));
    expect(made.invoice).toMatchObject({ amount: 21_000 });
    const listed = (await dataFrom(backend, 'invoices', { token, query: { take: '100' } })).data.find(({ id }) => id === made.invoice?.id);
    expect(listed).toMatchObject({ status: 'due', dueDate: wanted.date.date });
    const visits = (await dataFrom(backend, 'bookings', { token })).bookings;
    expect(visits.find(({ id }) => id === made.booking.id)).toMatchObject({ fetches: 'plan', itemCount: 3, invoice: made.invoice });
    const left = (await dataFrom(backend, 'quoteCollection', { token, body: {} })).purpose;
    expect(left?.kind === 'more' ? left.places.reduce((sum, place) => sum + place.free, 0) : 0).toBe(free - 3);
    expect((await book({ booking: await visit(26), pieces: free, total: 12_000 }, token)).json()).toMatchObject({ code: 'PLAN_FULL' });

    const before = (await itemsOf(backend, token)).items.length;
    await wait(30);
    expect((await itemsOf(backend, token)).items).toHaveLength(before + 3);
  });

  it('is charged nothing when the visit is cancelled, and has the places back', async () => {
    const token = await demoToken(backend, 'sg');
    const slot = (await freeSlots(backend, 'sg'))[24];
    const { districts } = await dataFrom(backend, 'priceService', { body: { country: 'sg' } });
    const wanted = bookingOn(slot?.date ?? '', slot?.time ?? '', {
      zipCode: '238824',
      district: districtOfPostalCode(districts, '238824')?.id ?? '',
    });
    const wish = { booking: { ...wanted, contact: { ...wanted.contact, contactPhoneCode: '+65', contactPhone: '8123 4567' } }, pieces: 2 };
    const { total } = await dataFrom(backend, 'quoteCollection', { token, body: { address: wish.booking.address } });
    const made = dataOf('createCollection', await book({ ...wish, total }, token));
    await dataFrom(backend, 'cancelBooking', { token, params: { id: made.booking.id }, query: { fee: '0' } });
    const listed = (await dataFrom(backend, 'invoices', { token, query: { take: '100' } })).data.find(({ id }) => id === made.invoice?.id);
    expect(listed?.status ?? 'void').toBe('void');
  });
});

describe('a wish', () => {
  it('that is sent again brings the same booking, with other contents a refusal', async () => {
    const token = await demoToken(backend, 'hk');
    const wanted = await visit(30);
    const { total } = await dataFrom(backend, 'quoteCollection', { token, body: { address: wanted.address } });
    const key = randomUUID();
    const [one, two] = await Promise.all([1, 2].map(() => book({ booking: wanted, pieces: 1, total }, token, key)));
    if (!one || !two) throw new Error('Two were sent');
    expect(dataOf('createCollection', two).booking.id).toBe(dataOf('createCollection', one).booking.id);
    expect((await book({ booking: wanted, pieces: 2, total }, token, key)).json()).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  });

  it('at other fees than are due is answered with those, and books nothing', async () => {
    const token = await demoToken(backend, 'hk');
    const wanted = await visit(34);
    expect((await book({ booking: wanted, pieces: 1, total: 0 }, token)).json()).toMatchObject({
      code: 'PRICE_CHANGED',
      errors: [{ path: 'total', params: { was: 0, now: 12_000 } }],
    });
    const all = (await dataFrom(backend, 'bookings', { token })).bookings;
    expect(all.some(({ date, time }) => date === wanted.date.date && time === wanted.date.time)).toBe(false);
  });

  it('of somebody without a plan, to nowhere, or for a time that is not offered is refused', async () => {
    const wanted = await visit(36);
    expect((await book({ booking: wanted, pieces: 1, total: 0 })).json()).toMatchObject({ code: 'PLAN_FULL' });
    expect(
      (await book({ booking: { ...wanted, address: { ...wanted.address, district: 'atlantis' } }, pieces: 1, total: 0 })).json(),
    ).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'booking.address.district' }] });
    const token = await demoToken(backend, 'hk');
    expect(
      (await book({ booking: { ...wanted, date: { date: '2026-11-15', time: '09-11' } }, pieces: 1, total: 12_000 }, token)).json(),
    ).toMatchObject({ code: 'SLOT_GONE' });
  });
});
