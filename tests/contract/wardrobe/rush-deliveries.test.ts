import { beforeAll, describe, expect, it } from 'vitest';
import { storagePlans } from '@/backend/api/db/schema/wardrobe';
import { orderBody, placeOrder } from '@/tests/builders/order';
import { call, dataFrom, dataOf } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';
import { bookingOn, demoToken, itemOf, MONDAY, pieceFor } from './support';

const backend = testBackend({}, { clock: () => now });
let hk: string;
let now = MONDAY;

beforeAll(async () => {
  hk = await demoToken(backend, 'hk');
});

const quote = async (body: unknown) => (await dataFrom(backend, 'quoteItemRequests', { token: hk, body })).quote;
const create = (body: unknown) => call(backend, 'createItemRequests', { token: hk, body });
const undo = (id: string) => call(backend, 'undoItemRequest', { token: hk, params: { id } });
const summary = () => dataFrom(backend, 'wardrobeSummary', { token: hk });
const TODAY = '2026-11-16';
const FRIDAY = '2026-11-20';

describe('a rush delivery', () => {
  const soon = bookingOn(TODAY, '14-16');

  it('is offered for the times that the calendar has closed, held, charged once agreed to, and taken back', async () => {
    const item = await pieceFor(backend, hk, 'deliver');
    const lines = [{ itemId: item.id, action: 'deliver' }];
    const { visit } = await quote({ lines });
    expect(visit).toEqual({
      lateChangeFee: 10_000,
      rush: {
        price: 28_000,
        days: [
          {
            date: TODAY,
            closed: null,
            slots: [
              { id: '14-16', left: 4 },
              { id: '16-18', left: 4 },
            ],
          },
        ],
      },
    });
    const { holdId } = await dataFrom(backend, 'holdSlot', {
      body: { country: 'hk', date: TODAY, time: '14-16', draftKey: 'a-draft-in-a-hurry-0123' },
    });
    const quoted = await quote({ lines, isRush: true, booking: { address: soon.address, date: soon.date } });
    expect(quoted.extras).toEqual([{ extra: 'rush', price: 28_000 }]);
    // Whoever has not agreed to the fee has no such slot.
    expect((await create({ lines, booking: soon, total: 0 })).json()).toMatchObject({ code: 'SLOT_GONE' });
    const { request } = dataOf(
      'createItemRequests',
      await create({ lines, isRush: true, booking: soon, slotHoldId: holdId, total: quoted.total }),
    );
    expect(request).toMatchObject({ total: 28_000, extras: [{ extra: 'rush', price: 28_000 }], booking: { date: TODAY, time: '14-16' } });
    expect((await undo(request.id)).statusCode).toBe(200);
  });

  it('is free of its fee as often a month as the plan brings along, and counted back when it is undone', async () => {
    const { orm } = backend.context.database;
    // As with x Plus.
    await orm.execute(`update storage_plans set free_deliveries = 2, free_rushes = 1 where id = 'demo-hk-order-1'`);
    try {
      const item = await pieceFor(backend, hk, 'deliver');
      const wish = { lines: [{ itemId: item.id, action: 'deliver' }], isRush: true };
      expect((await summary()).plan).toMatchObject({ freeRushesLeft: 1, freeRushesAllowed: 1 });
      const quoted = await quote({ ...wish, booking: { address: soon.address, date: soon.date } });
      expect(quoted).toMatchObject({ usesFreeRush: true, usesFreeDelivery: true, extras: [], total: 0, visit: { rush: { price: 0 } } });
      // A slot that anybody may have takes nothing of it.
      expect(await quote({ ...wish, booking: { date: { date: FRIDAY, time: '14-16' } } })).toMatchObject({ usesFreeRush: false });
      const { request } = dataOf('createItemRequests', await create({ ...wish, booking: soon, total: 0 }));
      expect((await summary()).plan).toMatchObject({ freeRushesLeft: 0, freeDeliveriesLeft: 1 });
      const other = await pieceFor(backend, hk, 'deliver');
      const second = await quote({
        ...wish,
        lines: [{ itemId: other.id, action: 'deliver' }],
        booking: { date: { date: TODAY, time: '16-18' } },
      });
      expect(second).toMatchObject({ usesFreeRush: false, extras: [{ extra: 'rush', price: 28_000 }], visit: { rush: { price: 28_000 } } });
      now = new Date('2026-12-01T02:00:00Z');
      const nextMonth = await call(backend, 'wardrobeSummary', { token: await demoToken(backend, 'hk') });
      expect(dataOf('wardrobeSummary', nextMonth).plan).toMatchObject({ freeRushesLeft: 1 });
      now = MONDAY;
      expect((await undo(request.id)).statusCode).toBe(200);
      expect((await summary()).plan).toMatchObject({ freeRushesLeft: 1, freeDeliveriesLeft: 2 });
    } finally {
      now = MONDAY;
      await orm.execute(`update storage_plans set free_deliveries = 1, free_rushes = 0 where id = 'demo-hk-order-1'`);
    }
  });

  it('comes with x Plus, and with nothing else', async () => {
    const ordered = async (xType: 'basic' | 'plus') => {
      const { body } = await orderBody(backend, { packages: { x: { numberItems: 10, totalPrice: 0, xType } } });
      const { order } = dataOf('orderAndPaymentSignup', await placeOrder(backend, body));
      const plans = await backend.context.database.orm.select().from(storagePlans);
      return plans.filter(({ id }) => id.startsWith(order.id)).map(({ freeDeliveries, freeRushes }) => [freeDeliveries, freeRushes]);
    };
    expect([await ordered('plus'), await ordered('basic')]).toEqual([[[2, 1]], [[1, 0]]]);
  });

  it('costs nothing more for a time that everybody may have, nor for a collection', async () => {
    const item = await pieceFor(backend, hk, 'deliver');
    expect(
      await quote({ lines: [{ itemId: item.id, action: 'deliver' }], isRush: true, booking: { date: { date: FRIDAY, time: '14-16' } } }),
    ).toMatchObject({ extras: [], total: 0 });
    const home = await pieceFor(backend, hk, 'collect');
    const collected = await quote({ lines: [{ itemId: home.id, action: 'collect' }], isRush: true, booking: { date: soon.date } });
    expect(collected).toMatchObject({ extras: [], total: 0, visit: { lateChangeFee: 10_000 } });
    expect(collected.visit?.rush).toBeUndefined();
  });

  it('is not to be had for a collection alone, which pays for none', async () => {
    const home = await pieceFor(backend, hk, 'collect');
    const lines = [{ itemId: home.id, action: 'collect' }];
    const { total } = await quote({ lines, isRush: true, booking: { address: soon.address, date: soon.date } });
    expect((await create({ lines, isRush: true, booking: soon, total })).json()).toMatchObject({ statusCode: 409, code: 'SLOT_GONE' });
    expect((await itemOf(backend, hk, home.id)).openRequest).toBeNull();
  });

  it.each([
    ['too soon to load', TODAY, '11-13'],
    ['on Sunday', '2026-11-22', '09-11'],
    ['that nobody drives', TODAY, '03-05'],
  ])('is not to be had %s', async (_why, date, time) => {
    const item = await pieceFor(backend, hk, 'deliver');
    const lines = [{ itemId: item.id, action: 'deliver' }];
    expect(
      (await call(backend, 'holdSlot', { body: { country: 'hk', date, time, draftKey: 'a-draft-in-a-hurry-4567' } })).json(),
    ).toMatchObject({ code: 'SLOT_GONE' });
    expect((await create({ lines, isRush: true, booking: bookingOn(date, time), total: 0 })).json()).toMatchObject({ code: 'SLOT_GONE' });
  });
});
