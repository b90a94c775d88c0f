import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wardrobeCharges } from '@/backend/api/db/schema/item-requests';
import { slotReservations } from '@/backend/api/db/schema/slots';
import { invoices } from '@/backend/api/db/schema/orders';
import { items } from '@/backend/api/db/schema/wardrobe';
import { invoiceWardrobe } from '@/backend/api/modules/billing/wardrobe-invoices';
import { freeSlots, orderBody, placeOrder } from '@/tests/builders/order';
import { NO_REALTIME } from '@/backend/twins/realtime/realtime-access';
import { call, codeOf, dataFrom, dataOf, mailsTo, signUpMember } from '@/tests/setup/member';
import { createTestBackend, type TestBackend } from '@/tests/setup/test-backend';
import { bookingOn, demoToken, itemOf, MONDAY, pieceFor } from './support';

let backend: TestBackend;
let hk: string;
let now = MONDAY;
const told: [string, number][] = [];
const FRIDAY = '2026-11-20';
const TUESDAY = '2026-11-24';

beforeAll(async () => {
  backend = await createTestBackend(
    { rateLimitFactor: 1000, hasSampleBookings: false },
    {
      clock: () => now,
      extensions: [
        {
          name: 'listener',
          start: () => ({
            realtime: {
              ...NO_REALTIME,
              publishWardrobeVersion: (uid, version) => Promise.resolve(void told.push([uid, version])),
            },
          }),
        },
      ],
    },
  );
});
beforeEach(async () => {
  now = MONDAY;
  hk = await demoToken(backend, 'hk');
  told.length = 0;
});
afterAll(() => backend.remove());

const move = (id: string, body: Record<string, unknown>, token = hk) =>
  call(backend, 'changeBooking', { token, params: { id }, body: { date: TUESDAY, time: '11-13', fee: 0, ...body } });
const cancel = (id: string, fee = 0, token = hk) => call(backend, 'cancelBooking', { token, params: { id }, query: { fee: String(fee) } });
const bookings = async (token = hk) => (await dataFrom(backend, 'bookings', { token })).bookings;
const summary = (token = hk) => dataFrom(backend, 'wardrobeSummary', { token });
const placesOn = async (date: string, time: string) =>
  (await backend.context.database.orm.select().from(slotReservations)).filter((place) => place.date === date && place.slot === time).length;

/** A basket with a delivery and, when wished, a piece that stays in the rooms. */
async function basket({ withCare = false, time = '14-16' } = {}) {
  const delivered = await pieceFor(backend, hk, 'deliver');
  const lines: Record<string, unknown>[] = [{ itemId: delivered.id, action: 'deliver' }];
  const { items: all } = await dataFrom(backend, 'items', { token: hk, query: { take: '500' } });
  const other = all.find(({ id, state, openRequest }) => id !== delivered.id && state === 'stored' && !openRequest);
  if (withCare) lines.push({ itemId: other?.id, action: 'care', service: 'dry-cleaning' });
  const booking = bookingOn(FRIDAY, time);
  const { quote } = await dataFrom(backend, 'quoteItemRequests', { token: hk, body: { lines, booking: { address: booking.address } } });
  const { request } = await dataFrom(backend, 'createItemRequests', { token: hk, body: { lines, booking, total: quote.total } });
  told.length = 0;
  return { id: request.id, delivered: delivered.id, other: other?.id ?? '', total: quote.total };
}

describe('open pages', () => {
  it('are told of a visit that was moved, and of one that was cancelled, with the version that is then read', async () => {
    const member = await signUpMember(backend);
    const { body } = await orderBody(backend, { user: null, slot: 12 });
    const { booking } = dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { token: member.token }));
    told.length = 0;
    const to = (await freeSlots(backend, 'hk'))[20];
    dataOf('changeBooking', await move(booking.id, { date: to?.date, time: to?.time }, member.token));
    expect(told).toEqual([[member.id, (await summary(member.token)).version]]);
    dataOf('cancelBooking', await cancel(booking.id, 0, member.token));
    expect(told).toHaveLength(2);
    expect(told[1]).toEqual([member.id, (await summary(member.token)).version]);
    expect(told[1]?.[1]).toBeGreaterThan(told[0]?.[1] ?? 0);
  });

  it('are told of a new order and of a consignment that is collected, once each, and read them then', async () => {
    const member = await signUpMember(backend);
    const { body } = await orderBody(backend, { user: null, slot: 24 });
    const before = (await summary(member.token)).version;
    const { booking } = dataOf(
      'orderAndPaymentSignup',
      await placeOrder(backend, body, { token: member.token, key: 'an-order-that-is-told-of' }),
    );
    const ordered = await summary(member.token);
    expect(ordered.nextBooking).toMatchObject({ id: booking.id, kind: 'collection' });
    expect(ordered.version).toBeGreaterThan(before);
    expect(told).toEqual([[member.id, ordered.version]]);
    // Its answer was lost, and the page asks again: nothing is new.
    dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { token: member.token, key: 'an-order-that-is-told-of' }));
    expect(told).toHaveLength(1);

    const piece = { brand: 'Maison Sample', category: 'bag', condition: 'excellent', photos: [] };
    const consigned = { country: 'hk', items: [piece, piece, piece], bookCollection: body.bookCollection, termsVersion: '2026-01' };
    await dataFrom(backend, 'orderConsignment', { token: member.token, body: consigned });
    const after = await summary(member.token);
    expect(after).toMatchObject({ visitCount: 2 });
    expect(told.slice(1)).toEqual([[member.id, after.version]]);
    expect(after.version).toBeGreaterThan(ordered.version);
  });

  it('are told nothing of an order that was refused, nor does its version count', async () => {
    const member = await signUpMember(backend);
    const { body } = await orderBody(backend, { user: null, slot: 25, nonce: 'fake-declined-nonce' });
    const before = (await summary(member.token)).version;
    expect((await placeOrder(backend, body, { token: member.token })).statusCode).toBeGreaterThanOrEqual(400);
    expect(told).toEqual([]);
    expect((await summary(member.token)).version).toBe(before);
  });

  it('are told nothing of a change that was refused', async () => {
    const { id } = await basket();
    const before = (await summary()).version;
    expect(codeOf(await move(id, { fee: 700 }))).toBe('PRICE_CHANGED');
    expect(codeOf(await move(id, { date: '2026-11-22' }))).toBe('SLOT_GONE');
    expect(told).toEqual([]);
    expect((await summary()).version).toBe(before);
    dataOf('cancelBooking', await cancel(id));
  });
});

describe('a visit of a basket', () => {
  it('moves alone: its place, its pieces and the last moment for a change go along', async () => {
    const { id, delivered } = await basket();
    const [before] = (await bookings()).filter((visit) => visit.id === id);
    expect(before).toMatchObject({ date: FRIDAY, time: '14-16', feeNow: 0, isCancellable: true, requestId: id });
    const { booking, feeInvoice } = dataOf('changeBooking', await move(id, {}));
    expect(booking).toMatchObject({
      id,
      date: TUESDAY,
      time: '11-13',
      status: 'booked',
      changeDeadline: '2026-11-23T03:00:00.000Z',
      feeNow: 0,
    });
    expect(feeInvoice).toBeUndefined();
    expect([await placesOn(FRIDAY, '14-16'), await placesOn(TUESDAY, '11-13')]).toEqual([0, 1]);
    expect((await itemOf(backend, hk, delivered)).openRequest).toMatchObject({ id, date: TUESDAY });
    const [row] = (await backend.context.database.orm.select().from(items)).filter((item) => item.id === delivered);
    expect(row?.dueAt?.toISOString()).toBe('2026-11-24T03:00:00.000Z');
    expect(told).toEqual([['demo-hk', row?.version]]);
    // Its answer was lost, and the page asks again.
    expect(dataOf('changeBooking', await move(id, { fee: 10_000 })).booking).toEqual(booking);
    const mails = await mailsTo(backend, 'hk@example.com');
    expect(mails.filter(({ subject }) => subject === `Your booking ${booking.number} has been moved`)).toHaveLength(1);
    dataOf('cancelBooking', await cancel(id));
  });

  it('is cancelled with everything of its basket, also asked twice', async () => {
    const { id, delivered, other } = await basket({ withCare: true });
    const before = (await summary()).plan?.freeDeliveriesLeft ?? 0;
    expect(dataOf('cancelBooking', await cancel(id)).booking).toMatchObject({ id, status: 'cancelled' });
    expect(dataOf('cancelBooking', await cancel(id)).booking.status).toBe('cancelled');
    for (const piece of [delivered, other]) expect((await itemOf(backend, hk, piece)).openRequest).toBeNull();
    expect((await summary()).plan?.freeDeliveriesLeft).toBe(before + 1);
    expect(await placesOn(FRIDAY, '14-16')).toBe(0);
    expect((await backend.context.database.orm.select().from(wardrobeCharges)).find(({ requestId }) => requestId === id)?.status).toBe(
      'cancelled',
    );
  });

  it('costs the late fee within a day of it, once, and not more than was shown', async () => {
    const { id } = await basket();
    now = new Date('2026-11-19T06:00:01Z');
    hk = await demoToken(backend, 'hk');
    const shown = (await bookings()).find((visit) => visit.id === id);
    expect(shown?.feeNow).toBe(shown?.lateChangeFee);
    expect(codeOf(await move(id, { fee: 0 }))).toBe('PRICE_CHANGED');
    const moved = dataOf('changeBooking', await move(id, { fee: shown?.feeNow }));
    expect(moved.feeInvoice?.amount).toBe(shown?.feeNow);
    expect(dataOf('changeBooking', await move(id, { fee: shown?.feeNow })).feeInvoice).toBeUndefined();
    // A move begins no new half hour in which mistakes are free.
    expect(dataOf('changeBooking', await move(id, { date: FRIDAY, time: '09-11' })).booking).toMatchObject({
      feeNow: shown?.lateChangeFee,
    });
    expect(dataOf('cancelBooking', await cancel(id, shown?.lateChangeFee)).feeInvoice?.amount).toBe(shown?.lateChangeFee);
  });

  it('can be moved, not cancelled, when something else of its basket has begun; once the van is on its way neither', async () => {
    const { id, delivered, other } = await basket({ withCare: true });
    const setLine = (itemId: string, status: 'under-way' | 'booked') =>
      backend.context.database.orm.execute(
        `update item_request_lines set status = '${status}' where request_id = '${id}' and item_id = '${itemId}'`,
      );
    await setLine(other, 'under-way');
    expect((await bookings()).find((visit) => visit.id === id)).toMatchObject({ feeNow: 0, isCancellable: false });
    expect(codeOf(await cancel(id))).toBe('UNDO_OVER');
    expect(told).toEqual([]);
    dataOf('changeBooking', await move(id, {}));
    await setLine(delivered, 'under-way');
    expect((await bookings()).find((visit) => visit.id === id)).toMatchObject({ feeNow: null, isCancellable: false });
    expect(codeOf(await move(id, { time: '14-16' }))).toBe('BOOKING_CLOSED');
    await setLine(delivered, 'booked');
    await setLine(other, 'booked');
    dataOf('cancelBooking', await cancel(id));
  });

  it('of another member is not there', async () => {
    const { id } = await basket();
    const sg = await demoToken(backend, 'sg');
    expect([(await move(id, {}, sg)).statusCode, (await cancel(id, 0, sg)).statusCode]).toEqual([404, 404]);
    dataOf('cancelBooking', await cancel(id));
  });
});

it('all visits to come are counted beside the next one', async () => {
  const before = (await summary()).visitCount ?? 0;
  const ids = [(await basket()).id, (await basket({ time: '11-13' })).id];
  expect(await summary()).toMatchObject({ visitCount: before + 2 });
  for (const id of ids) dataOf('cancelBooking', await cancel(id));
  expect((await summary()).visitCount).toBe(before);
});

it('a rush that is moved to an ordinary day is neither owed nor invoiced any more', async () => {
  const delivered = await pieceFor(backend, hk, 'deliver');
  const { items: all } = await dataFrom(backend, 'items', { token: hk, query: { take: '500' } });
  const other = all.find(({ id, state, openRequest }) => id !== delivered.id && state === 'stored' && !openRequest);
  const booking = bookingOn('2026-11-16', '14-16');
  const lines = [
    { itemId: delivered.id, action: 'deliver' },
    { itemId: other?.id, action: 'care', service: 'repair', note: 'The left cuff' },
  ];
  const { quote } = await dataFrom(backend, 'quoteItemRequests', {
    token: hk,
    body: { lines, isRush: true, booking: { address: booking.address, date: booking.date } },
  });
  const repair = quote.total - 28_000;
  expect(repair).toBeGreaterThan(0);
  const { request } = await dataFrom(backend, 'createItemRequests', {
    token: hk,
    body: { lines, isRush: true, booking, total: quote.total },
  });
  expect((await bookings()).find(({ id }) => id === request.id)).toMatchObject({ rushFee: 28_000 });

  expect(dataOf('changeBooking', await move(request.id, {})).booking.rushFee).toBeUndefined();
  const { requests } = await dataFrom(backend, 'itemRequests', { token: hk });
  expect(requests.find(({ id }) => id === request.id)).toMatchObject({ total: repair, extras: [] });
  const firstOfMonth = new Date('2026-12-01T02:00:00Z');
  await invoiceWardrobe({ orm: backend.context.database.orm, env: backend.context.env, now: firstOfMonth });
  const [invoice] = (await backend.context.database.orm.select().from(invoices)).filter(
    ({ userId, createdAt }) => userId === 'demo-hk' && createdAt >= firstOfMonth,
  );
  // Beside what the demonstration customer had asked for before.
  expect(invoice?.lines.map(({ kind, service }) => [kind, service])).toEqual([
    ['care', 'dry-cleaning'],
    ['care', 'repair'],
  ]);
  expect(invoice?.lines.find(({ service }) => service === 'repair')).toMatchObject({ amount: repair, pieces: [expect.any(String)] });
});

it('a rush that came with the plan is there again when its visit moves to an ordinary day', async () => {
  const { orm } = backend.context.database;
  await orm.execute(`update storage_plans set free_rushes = 1 where id = 'demo-hk-order-1'`);
  const left = async () => (await summary()).plan?.freeRushesLeft;
  const delivered = await pieceFor(backend, hk, 'deliver');
  const booking = bookingOn('2026-11-16', '16-18');
  const lines = [{ itemId: delivered.id, action: 'deliver' }];
  const { quote } = await dataFrom(backend, 'quoteItemRequests', {
    token: hk,
    body: { lines, isRush: true, booking: { address: booking.address, date: booking.date } },
  });
  const { request } = await dataFrom(backend, 'createItemRequests', {
    token: hk,
    body: { lines, isRush: true, booking, total: quote.total },
  });
  expect([request.usedFreeRush, await left()]).toEqual([true, 0]);
  dataOf('changeBooking', await move(request.id, {}));
  expect(await left()).toBe(1);
  dataOf('cancelBooking', await cancel(request.id));
  expect(await left()).toBe(1);
});
