import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ADDRESS } from '@/tests/builders/order';
import { SITES } from '@/tests/builders/sites';
import { call, dataFrom, dataOf } from '@/tests/setup/member';
import { createTestBackend, type TestBackend } from '@/tests/setup/test-backend';
import { bookingOn, demoToken, itemOf, itemsOf, MONDAY, passDays } from './support';

const FRIDAY = '2026-11-20';
const NEXT_FRIDAY = '2026-11-27';

describe.each(SITES)('a second basket for a time at which the van comes to $country anyway', ({ country: name, district }) => {
  let backend: TestBackend;
  let token: string;
  let pieces: string[];

  beforeAll(async () => {
    backend = await createTestBackend({}, { clock: () => MONDAY });
    token = await demoToken(backend, name);
  });
  afterAll(() => backend.remove());
  beforeEach(async () => {
    pieces = (await itemsOf(backend, token)).items
      .filter(({ state, openRequest, sealedNote }) => state === 'stored' && !openRequest && sealedNote === undefined)
      .map(({ id }) => id);
  });

  const booking = (date = FRIDAY, flat = ADDRESS[name].flat) => ({
    ...bookingOn(date, '14-16'),
    address: { ...ADDRESS[name], district, flat },
  });
  const quote = async (itemId: string, wanted = booking(), care: object[] = []) =>
    (
      await dataFrom(backend, 'quoteItemRequests', {
        token,
        body: { lines: [{ itemId, action: 'deliver' }, ...care], booking: { address: wanted.address, date: wanted.date } },
      })
    ).quote;
  const book = async (itemId: string, wanted = booking(), cleaned?: string) => {
    const care = cleaned ? [{ itemId: cleaned, action: 'care', service: 'dry-cleaning' }] : [];
    const { total } = await quote(itemId, wanted, care);
    const body = { lines: [{ itemId, action: 'deliver' }, ...care], booking: wanted, total };
    return (await dataFrom(backend, 'createItemRequests', { token, body })).request;
  };
  const visits = async () =>
    (await dataFrom(backend, 'bookings', { token })).bookings.filter(
      ({ status, date }) => status === 'booked' && date >= FRIDAY && date !== '2026-11-18',
    );
  const left = async () => (await dataFrom(backend, 'wardrobeSummary', { token })).plan?.freeDeliveriesLeft;
  const undo = async (id: string) => (await dataFrom(backend, 'undoItemRequest', { token, params: { id } })).request;
  const cancel = (id: string) => dataFrom(backend, 'cancelBooking', { token, params: { id }, query: { fee: '0' } });

  it('joins that visit: no second fee, no second free delivery, one visit', async () => {
    const [one = '', other = ''] = pieces;
    const before = (await visits()).length;
    const first = await book(one);
    const free = await left();
    expect(await quote(other)).toMatchObject({
      joins: { id: first.id, number: first.number },
      usesFreeDelivery: false,
      extras: [],
      total: 0,
      visit: { freeUntil: '2026-11-19T06:00:00.000Z' },
    });
    // Less than a day ahead no moment is left to name.
    expect((await quote(other, booking('2026-11-16'))).visit?.freeUntil).toBeNull();
    // Another door or another hour is another trip.
    expect((await quote(other, booking(FRIDAY, '99Z'))).joins).toBeUndefined();
    expect((await quote(other, booking(NEXT_FRIDAY))).joins).toBeUndefined();
    const second = await book(other);
    expect(second).toMatchObject({ usedFreeDelivery: false, extras: [], total: 0, booking: { date: FRIDAY, time: '14-16' } });
    expect(await left()).toBe(free);
    expect(await visits()).toHaveLength(before + 1);
    expect((await visits()).find(({ id }) => id === first.id)).toMatchObject({
      requestIds: [first.id, second.id],
      pieces: [{ itemId: one }, { itemId: other }],
    });

    // Moved once, all come along; cancelled once, nobody drives.
    const moved = await call(backend, 'changeBooking', {
      token,
      params: { id: first.id },
      body: { date: NEXT_FRIDAY, time: '09-11', fee: 0 },
    });
    expect(dataOf('changeBooking', moved).booking).toMatchObject({ date: NEXT_FRIDAY, time: '09-11' });
    for (const id of [one, other]) expect((await itemOf(backend, token, id)).openRequest).toMatchObject({ date: NEXT_FRIDAY });
    await cancel(first.id);
    for (const id of [one, other]) expect((await itemOf(backend, token, id)).openRequest).toBeNull();
    expect(await visits()).toHaveLength(before);
  });

  it.each([false, true])(
    'keeps visit, cost and place when the first basket is taken back; care of the second begun: %s',
    async (isBegun) => {
      const [one = '', other = '', cleaned = ''] = pieces;
      const before = (await visits()).length;
      const whole = await left();
      const first = await book(one);
      const second = await book(other, booking(), isBegun ? cleaned : undefined);
      const free = await left();
      if (isBegun) await passDays(backend, 1);
      await undo(first.id);
      expect(await left()).toBe(free);
      const { requests } = await dataFrom(backend, 'itemRequests', { token });
      const { extras, usedFreeDelivery, total } = first;
      const heir = { extras, usedFreeDelivery, total: total + second.total };
      expect(requests.find(({ id }) => id === second.id)).toMatchObject(heir);
      const kept = (await visits()).find(({ id }) => id === second.id);
      expect(kept).toMatchObject({ date: FRIDAY, time: '14-16', status: 'booked', isCancellable: !isBegun });
      if (isBegun) return;
      await undo(second.id);
      expect(await left()).toBe(whole);
      expect(await visits()).toHaveLength(before);
    },
  );
});
