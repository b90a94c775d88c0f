import { describe, expect, it } from 'vitest';
import { runBilling } from '@/backend/api/modules/billing/billing-job';
import { runDueSteps } from '@/backend/twins/operations/run-due-steps';
import { freeSlots, orderBody, placeOrder } from '@/tests/builders/order';
import { call, dataFrom, dataOf, signUpMember, type TestMember } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';
import { demoToken, itemsOf, pieceFor, passDays } from './support';

/** A weekday morning in the first half of a month. */
const START = new Date('2026-11-09T02:00:00Z');
const backend = testBackend({ rateLimitFactor: 1000 }, { clock: () => START });

/** On the clock of the operations: nobody's session ends by it. */
const wait = (days: number) => passDays(backend, days);
const consignmentsOf = async ({ token }: Pick<TestMember, 'token'>) => (await dataFrom(backend, 'consignments', { token })).consignments;

describe('a collection', () => {
  it('brings what was ordered into the wardrobe, once, and on into the rooms', async () => {
    const member = await signUpMember(backend);
    const { body } = await orderBody(backend, {
      user: null,
      packages: { x: { numberItems: 5, totalPrice: 0, xType: 'basic' }, lite: { numberItems: 2, totalPrice: 0 } },
    });
    dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { token: member.token }));
    expect((await itemsOf(backend, member.token)).items).toEqual([]);
    await wait(2);
    expect(await runDueSteps(backend.context)).toBe(0);
    const arrived = (await itemsOf(backend, member.token)).items;
    expect(arrived.map(({ plan }) => plan).sort()).toEqual(['lite', 'lite', 'x', 'x', 'x', 'x', 'x']);
    await wait(3);
    expect((await itemsOf(backend, member.token)).items.map(({ state }) => state)).toEqual(Array(7).fill('stored'));
  });

  it('begins the plan: until then no free deliveries renew, and without a visit it has no day', async () => {
    const { token } = await signUpMember(backend);
    const { body } = await orderBody(backend, { user: null, packages: { x: { numberItems: 5, totalPrice: 0, xType: 'basic' } } });
    const { booking } = dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { token }));
    const begins = async () => (await dataFrom(backend, 'wardrobeSummary', { token })).plan?.begins;
    expect(await begins()).toEqual({ on: body.bookCollection.date.date, freeDeliveries: 1 });
    // A delivery before that would be paid for.
    expect((await dataFrom(backend, 'wardrobeSummary', { token })).plan).toMatchObject({ freeDeliveriesAllowed: 0, freeDeliveriesLeft: 0 });
    await dataFrom(backend, 'cancelBooking', { token, params: { id: booking.id }, query: { fee: '0' } });
    expect(await begins()).toEqual({ on: null, freeDeliveries: 1 });
    const running = await dataFrom(backend, 'storagePlan', { token: await demoToken(backend, 'hk') });
    expect(running.meter).not.toHaveProperty('begins');
  });

  it('of pieces to be photographed takes each into the wardrobe and, photographed, home again, where no van fetches it anew', async () => {
    const member = await signUpMember(backend);
    const { body } = await orderBody(backend, { user: null, packages: { pix: { numberItems: 20, totalPrice: 0 } } });
    const { booking } = dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { token: member.token }));
    const summary = () => dataFrom(backend, 'wardrobeSummary', { token: member.token });
    // Called off, it is booked again from the wardrobe.
    const [visit] = (await dataFrom(backend, 'bookings', { token: member.token })).bookings;
    expect((await summary()).collection).toBeNull();
    await dataFrom(backend, 'cancelBooking', {
      token: member.token,
      params: { id: booking.id },
      query: { fee: String(visit?.feeNow ?? 0) },
    });
    expect((await summary()).collection).toMatchObject({ kind: 'order', pieces: 20 });
    const [slot] = await freeSlots(backend, 'hk');
    const again = { ...body.bookCollection, date: { date: slot?.date, time: slot?.time } };
    await dataFrom(backend, 'createCollection', {
      token: member.token,
      body: { booking: again, total: 0 },
      headers: { 'idempotency-key': 'a-collection-of-photographs' },
    });
    expect((await summary()).collection).toBeNull();

    await wait(4);
    expect((await itemsOf(backend, member.token)).items.map(({ plan, storageCostToDate }) => [plan, storageCostToDate])).toEqual(
      Array(20).fill(['pix', 4_500]),
    );
    await wait(4);
    const { items } = await itemsOf(backend, member.token);
    expect(items.map(({ state, storedSince }) => [state, storedSince])).toEqual(Array(20).fill(['at-home', null]));
    const { item } = await dataFrom(backend, 'item', { token: member.token, params: { id: items[0]?.id ?? '' } });
    expect(item.actions).toEqual([]);
    expect(item.history.map((event) => event.kind)).toContain('photographed');
  });

  it('of pieces to sell is followed by the tracker in the states of the wardrobe', async () => {
    const member = await signUpMember(backend);
    const {
      body: { bookCollection },
    } = await orderBody(backend, { user: null });
    const items = [
      ['Chanel', 'bag', 'good'],
      ['Max Mara', 'coat', 'excellent'],
      ['Prada', 'shoes', 'new'],
    ].map(([brand, category, condition]) => ({ brand, category, condition, photos: [] }));
    await dataFrom(backend, 'orderConsignment', {
      token: member.token,
      body: { country: 'hk', items, bookCollection, termsVersion: '2026-01' },
    });
    expect((await consignmentsOf(member))[0]?.pieces.map(({ state, itemId }) => [state, itemId])).toEqual(
      Array(3).fill(['requested', undefined]),
    );
    await wait(8);
    const pieces = (await consignmentsOf(member))[0]?.pieces ?? [];
    const wardrobe = (await itemsOf(backend, member.token)).items;
    expect(wardrobe.map(({ brand, category, condition }) => [brand, category, condition]).sort()).toEqual([
      ['Chanel', 'bags', 'good'],
      ['Max Mara', 'outerwear', 'very-good'],
      ['Prada', 'shoes', 'as-new'],
    ]);
    for (const piece of pieces) {
      const item = wardrobe.find(({ id }) => id === piece.itemId);
      expect(piece.state).toMatch(/^(priced|rejected)$/);
      expect([piece.state, piece.askingPrice]).toEqual([item?.state, item?.consignment?.listPrice ?? undefined]);
    }
  });

  it('of pieces to sell that is cancelled leaves none of them waiting for it', async () => {
    const member = await signUpMember(backend);
    const {
      body: { bookCollection },
    } = await orderBody(backend, { user: null });
    const items = Array.from({ length: 3 }, () => ({ brand: 'Prada', category: 'shoes', condition: 'new', photos: [] }));
    await dataFrom(backend, 'orderConsignment', {
      token: member.token,
      body: { country: 'hk', items, bookCollection, termsVersion: '2026-01' },
    });
    const [visit] = (await dataFrom(backend, 'bookings', { token: member.token })).bookings;
    await dataFrom(backend, 'cancelBooking', {
      token: member.token,
      params: { id: visit?.id ?? '' },
      query: { fee: String(visit?.feeNow ?? 0) },
    });
    expect((await consignmentsOf(member))[0]?.pieces.map(({ state, itemId }) => [state, itemId])).toEqual(
      Array(3).fill(['at-home', undefined]),
    );
    await wait(8);
    expect((await itemsOf(backend, member.token)).items).toEqual([]);
  });

  it('is not needed for pieces that are stored: they are submitted at once, and only once', async () => {
    const token = await demoToken(backend, 'hk');
    const free = (await itemsOf(backend, token)).items
      .filter(({ state, openRequest, sealedNote }) => state === 'stored' && !openRequest && sealedNote === undefined)
      .slice(0, 3)
      .map(({ id }) => id);
    const consign = (itemIds: string[]) =>
      call(backend, 'orderConsignment', { token, body: { country: 'hk', itemIds, termsVersion: '2026-01' } });
    const stranger = await signUpMember(backend);
    expect(
      (
        await call(backend, 'orderConsignment', { token: stranger.token, body: { country: 'hk', itemIds: free, termsVersion: '2026-01' } })
      ).json(),
    ).toMatchObject({ code: 'ITEM_UNAVAILABLE' });
    dataOf('orderConsignment', await consign(free));
    expect((await consignmentsOf({ token }))[0]?.pieces.map(({ itemId, state }) => [itemId, state])).toEqual(
      free.map((id) => [id, 'submitted']),
    );
    expect((await consign(free)).statusCode).toBeGreaterThanOrEqual(400);
  });

  it('that cannot come about uses its key up, which can be asked, and one that is refused before it begins does not', async () => {
    const token = await demoToken(backend, 'hk');
    const free = (await itemsOf(backend, token)).items
      .filter(({ state, openRequest, sealedNote }) => state === 'stored' && !openRequest && sealedNote === undefined)
      .map(({ id }) => id);
    const consign = (itemIds: string[], key: string) =>
      call(backend, 'orderConsignment', {
        token,
        body: { country: 'hk', itemIds, termsVersion: '2026-01' },
        headers: { 'idempotency-key': key },
      });
    const intent = (key: string) => dataFrom(backend, 'paymentIntent', { token, params: { key } });
    const [used, unused, next] = ['a-consignment-that-is-refused', 'a-consignment-of-too-few', 'a-consignment-after-it'] as const;
    const good = free.slice(0, 3);
    expect((await consign([], unused)).json()).toMatchObject({ code: 'VALIDATION' });
    expect(await intent(unused)).toEqual({ status: 'unknown' });
    expect((await consign([...good, 'no-such-piece'], used)).json()).toMatchObject({ code: 'ITEM_UNAVAILABLE' });
    expect(await intent(used)).toEqual({ status: 'failed', code: 'ITEM_UNAVAILABLE' });
    expect((await consign(good, used)).json()).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    dataOf('orderConsignment', await consign(good, next));
  });
});

describe('what the wardrobe costs', () => {
  it('is on one invoice of the month after, line by line, and not on a second', async () => {
    const token = await demoToken(backend, 'hk');
    const piece = await pieceFor(backend, token, 'care');
    const allInvoices = async () => (await dataFrom(backend, 'invoices', { token, query: { take: '100' } })).data;
    // Mending of the same price was invoiced in earlier months.
    const known = new Set((await allInvoices()).map(({ id }) => id));
    const mending = async () =>
      (await allInvoices()).filter(
        ({ id, lines = [] }) => !known.has(id) && lines.some(({ kind, amount }) => kind === 'care' && amount === 14_000),
      );
    const { request } = await dataFrom(backend, 'createItemRequests', {
      token,
      body: { lines: [{ itemId: piece.id, action: 'care', service: 'repair', note: 'The left cuff' }], total: 14_000 },
    });
    expect(request.total).toBe(14_000);
    await runBilling(backend.context);
    expect(await mending()).toEqual([]);
    await wait(31);
    const care = await mending();
    expect(care).toMatchObject([{ status: 'due' }]);
    expect(care[0]?.total).toBe(care[0]?.lines?.reduce((sum, { amount }) => sum + amount, 0));
    expect((await runBilling(backend.context)).wardrobe).toBe(0);
  });
});
