import { beforeAll, describe, expect, it } from 'vitest';
import { wardrobeCharges } from '@/backend/api/db/schema/item-requests';
import { slotReservations } from '@/backend/api/db/schema/slots';
import { SELLING_TERMS_VERSION } from '@/lib/domain/consignment/markdown';
import { SITES } from '@/tests/builders/sites';
import { call, dataFrom, dataOf, mailsTo } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';
import { bookingOn, demoToken, itemOf, itemsOf, MONDAY, pieceFor } from './support';

const backend = testBackend({}, { clock: () => now });
let hk: string;
let now = MONDAY;

beforeAll(async () => {
  hk = await demoToken(backend, 'hk');
});

const quote = async (body: unknown, token = hk) => (await dataFrom(backend, 'quoteItemRequests', { token, body })).quote;
const create = (body: unknown, headers: Record<string, string> = {}, token = hk) =>
  call(backend, 'createItemRequests', { token, body, headers });
const undo = (id: string, token = hk) => call(backend, 'undoItemRequest', { token, params: { id } });
const summary = () => dataFrom(backend, 'wardrobeSummary', { token: hk });
const TODAY = '2026-11-16';
const FRIDAY = '2026-11-20';

it.each(['dry-cleaning', 'alteration'])('refuses %s for shoes and bags, and says why', async (service) => {
  const unclean = (await itemsOf(backend, hk)).items.find(
    ({ state, openRequest, category }) => state === 'stored' && !openRequest && ['shoes', 'bags'].includes(category),
  );
  const lines = [{ itemId: unclean?.id, action: 'care', service, note: 'Heel' }];
  expect(await quote({ lines })).toMatchObject({ lines: [{ problem: 'unsuitable' }], total: 0 });
  const errors = [{ path: 'lines.0.itemId', code: 'unsuitable' }];
  expect((await create({ lines, total: 0 })).json()).toMatchObject({ statusCode: 409, code: 'CARE_UNSUITABLE', errors });
});

describe('a basket of everything', () => {
  it('is charged what was quoted, and can be taken back whole', async () => {
    const deliver = await pieceFor(backend, hk, 'deliver');
    const others = (await itemsOf(backend, hk)).items.filter(
      ({ id, state, openRequest }) => state === 'stored' && !openRequest && id !== deliver.id,
    );
    const collect = await pieceFor(backend, hk, 'collect');
    const [care, sell, donate] = others;
    const lines = [
      { itemId: deliver.id, action: 'deliver' },
      { itemId: collect.id, action: 'collect' },
      { itemId: care?.id, action: 'care', service: 'dry-cleaning', note: 'Left cuff' },
      { itemId: sell?.id, action: 'sell' },
      { itemId: donate?.id, action: 'donate' },
    ];
    const booking = bookingOn(FRIDAY, '14-16', { haveLift: false, parkingBay: false });
    const before = await summary();
    const quoted = await quote({ lines, booking: { address: booking.address } });
    expect(quoted).toMatchObject({ usesFreeDelivery: true, needsBooking: true, total: 16_000 + 9_000 + 6_000, currency: 'HKD' });
    expect(quoted.extras).toEqual([
      { extra: 'no-lift', price: 9_000 },
      { extra: 'no-parking-bay', price: 6_000 },
    ]);

    const { request, version } = dataOf(
      'createItemRequests',
      await create({ lines, booking, total: quoted.total, sellingTerms: SELLING_TERMS_VERSION }),
    );
    expect(request).toMatchObject({
      status: 'booked',
      total: quoted.total,
      usedFreeDelivery: true,
      booking: { date: FRIDAY, time: '14-16' },
    });
    const charges = await backend.context.database.orm.select().from(wardrobeCharges);
    expect(charges.find(({ requestId }) => requestId === request.id)).toMatchObject({ amount: quoted.total, status: 'pending' });
    expect((await summary()).plan?.freeDeliveriesLeft).toBe((before.plan?.freeDeliveriesLeft ?? 0) - 1);
    const states = await Promise.all(lines.map(async ({ itemId }) => (await itemOf(backend, hk, itemId ?? '')).state));
    expect(states).toEqual(['stored', 'requested', 'stored', 'submitted', 'stored']);
    for (const { itemId } of lines) {
      expect(await itemOf(backend, hk, itemId ?? '')).toMatchObject({ actions: [], openRequest: { id: request.id } });
    }

    const visit = async () =>
      (await dataFrom(backend, 'bookings', { token: hk })).bookings.find(({ requestId }) => requestId === request.id);
    expect(await visit()).toMatchObject({
      kind: 'delivery-and-collection',
      status: 'booked',
      date: FRIDAY,
      time: '14-16',
      number: request.number,
      feeNow: 0,
      isCancellable: true,
    });

    const undone = dataOf('undoItemRequest', await undo(request.id));
    expect((await visit())?.status).toBe('cancelled');
    expect(undone.request.status).toBe('undone');
    expect(undone.version).toBeGreaterThan(version);
    expect(await Promise.all(lines.map(async ({ itemId }) => (await itemOf(backend, hk, itemId ?? '')).state))).toEqual([
      'stored',
      'at-home',
      'stored',
      'stored',
      'stored',
    ]);
    expect(
      (await backend.context.database.orm.select().from(wardrobeCharges)).find(({ requestId }) => requestId === request.id)?.status,
    ).toBe('cancelled');
    expect((await summary()).plan?.freeDeliveriesLeft).toBe(before.plan?.freeDeliveriesLeft);
    expect(
      (await backend.context.database.orm.select().from(slotReservations)).filter(({ date, slot }) => date === FRIDAY && slot === '14-16'),
    ).toEqual([]);
    // After an answer that was lost it is asked for again.
    expect(dataOf('undoItemRequest', await undo(request.id)).request.status).toBe('undone');
    // All five pieces in one mail; asked again, none more.
    const subjects = (await mailsTo(backend, 'hk@example.com')).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === `Your request ${request.number} has been cancelled`)).toHaveLength(1);
    // The mails lead to the request itself, and say when and for how much.
    const led = (await mailsTo(backend, 'hk@example.com')).filter(({ body }) => body.includes(`/items?request=${request.id}`));
    expect(led.map(({ subject }) => subject).sort()).toEqual([
      `Request ${request.number} is confirmed`,
      `Your request ${request.number} has been cancelled`,
    ]);
  });

  it('costs a delivery when the plan has none left', async () => {
    expect((await summary()).plan?.freeDeliveriesLeft).toBe(1);
    const free = await pieceFor(backend, hk, 'deliver');
    const { request } = dataOf(
      'createItemRequests',
      await create({ lines: [{ itemId: free.id, action: 'deliver' }], booking: bookingOn(FRIDAY, '09-11'), total: 0 }),
    );
    expect((await summary()).plan?.freeDeliveriesLeft).toBe(0);
    const item = await pieceFor(backend, hk, 'deliver');
    const lines = [{ itemId: item.id, action: 'deliver' }];
    expect(await quote({ lines, isRush: true })).toMatchObject({ usesFreeDelivery: false, total: 12_000 });
    expect(await quote({ lines, isRush: true, booking: { date: { date: TODAY, time: '14-16' } } })).toMatchObject({
      usesFreeDelivery: false,
      total: 12_000 + 28_000,
    });
    const refused = await create({ lines, booking: bookingOn(FRIDAY, '16-18'), total: 0 });
    expect(refused.json()).toMatchObject({
      statusCode: 409,
      code: 'PRICE_CHANGED',
      errors: [{ path: 'total', params: { total: 12_000 } }],
    });
    expect((await itemOf(backend, hk, item.id)).openRequest).toBeNull();
    expect((await undo(request.id)).statusCode).toBe(200);
  });
});

describe('what is refused', () => {
  // One row a line.
  // oxfmt-ignore
  const UNREADABLE: [string, object][] = [
    ['no line', { lines: [] }],
    ['a service that is missing', { lines: [{ itemId: 'x', action: 'care' }] }],
    ['a service where none belongs', { lines: [{ itemId: 'x', action: 'deliver', service: 'repair' }] }],
    ['a repair without a word', { lines: [{ itemId: 'x', action: 'care', service: 'repair', note: ' ' }] }],
    ['an alteration without a word', { lines: [{ itemId: 'x', action: 'care', service: 'alteration' }] }],
    ['a piece twice', { lines: [{ itemId: 'x', action: 'deliver' }, { itemId: 'x', action: 'sell' }] }],
    ['an action that is unknown', { lines: [{ itemId: 'x', action: 'burn' }] }],
    ['a word too long', { lines: [{ itemId: 'x', action: 'sell', note: 'x'.repeat(301) }] }],
  ];
  it.each(UNREADABLE)('%s, on both sites', async (_name, body) => {
    for (const { country } of SITES) {
      const answer = await create({ ...body, total: 0 }, {}, await demoToken(backend, country));
      expect(answer.json(), country).toMatchObject({ statusCode: 400, code: 'VALIDATION' });
    }
  });

  it.each([
    ['no booking', undefined, 'booking'],
    ['a district that is not served', bookingOn(FRIDAY, '09-11', { district: 'nowhere' }), 'booking.address.district'],
    ['a postal code in Hong Kong', bookingOn(FRIDAY, '09-11', { zipCode: '123456' }), 'booking.address.zipCode'],
    [
      'a phone number that nobody has',
      { ...bookingOn(FRIDAY, '09-11'), contact: { contactName: 'Mei Ling Chan', contactPhoneCode: '+852', contactPhone: '1234' } },
      'booking.contact.contactPhone',
    ],
    ['a gate that is not named', bookingOn(FRIDAY, '09-11', { manyEntranceGate: true }), 'booking.address.entranceGate'],
  ])('a delivery with %s', async (_name, booking, path) => {
    const item = await pieceFor(backend, hk, 'deliver');
    const answer = await create({ lines: [{ itemId: item.id, action: 'deliver' }], ...(booking ? { booking } : {}), total: 0 });
    expect(answer.json()).toMatchObject({ code: 'VALIDATION', errors: [{ path }] });
  });

  it.each([
    ['2026-11-22', '09-11'],
    ['2026-11-16', '16-18'],
    [FRIDAY, '03-05'],
    ['2030-01-02', '09-11'],
  ])('a slot that is closed: %s %s', async (date, time) => {
    const item = await pieceFor(backend, hk, 'deliver');
    const answer = await create({ lines: [{ itemId: item.id, action: 'deliver' }], booking: bookingOn(date, time), total: 0 });
    expect(answer.json()).toMatchObject({ statusCode: 409, code: 'SLOT_GONE' });
    expect((await itemOf(backend, hk, item.id)).openRequest).toBeNull();
  });

  it('what a state or a sealed bag does not allow', async () => {
    const atHome = await pieceFor(backend, hk, 'collect');
    expect((await create({ lines: [{ itemId: atHome.id, action: 'sell' }], total: 0 })).json()).toMatchObject({
      code: 'ITEM_UNAVAILABLE',
      errors: [{ path: 'lines.0.itemId', code: 'not-allowed' }],
    });
    const sg = await demoToken(backend, 'sg');
    const bag = (await itemsOf(backend, sg)).items.find(({ sealedNote }) => sealedNote !== undefined);
    expect((await create({ lines: [{ itemId: bag?.id, action: 'sell' }], total: 0 }, {}, sg)).json()).toMatchObject({
      code: 'ITEM_UNAVAILABLE',
    });
  });

  it('another member’s request', async () => {
    const item = await pieceFor(backend, hk, 'donate');
    const { request } = dataOf('createItemRequests', await create({ lines: [{ itemId: item.id, action: 'donate' }], total: 0 }));
    expect((await undo(request.id, await demoToken(backend, 'sg'))).statusCode).toBe(404);
    expect((await undo(request.id)).statusCode).toBe(200);
  });
});

describe('two tabs', () => {
  it('that ask for the same piece: one wins', async () => {
    const item = await pieceFor(backend, hk, 'sell');
    const answers = await Promise.all(
      ['sell', 'donate', 'sell'].map((action) =>
        create({ lines: [{ itemId: item.id, action }], total: 0, sellingTerms: SELLING_TERMS_VERSION }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    const winner = answers.find(({ statusCode }) => statusCode === 201);
    if (winner) await undo(dataOf('createItemRequests', winner).request.id);
  });

  it('that send the same key: one request, the same answer; other contents are refused', async () => {
    const item = await pieceFor(backend, hk, 'donate');
    const body = { lines: [{ itemId: item.id, action: 'donate' }], total: 0 };
    const key = { 'idempotency-key': 'a-key-of-a-tab' };
    const [one, other] = await Promise.all([create(body, key), create(body, key)]);
    expect(dataOf('createItemRequests', one).request.id).toBe(dataOf('createItemRequests', other).request.id);
    expect((await create({ ...body, lines: [{ itemId: item.id, action: 'sell' }] }, key)).json()).toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
    await undo(dataOf('createItemRequests', one).request.id);
  });

  it('that want the last place: one gets it', async () => {
    const items = (await itemsOf(backend, hk)).items.filter(({ state, openRequest }) => state === 'stored' && !openRequest).slice(0, 6);
    // Two deliveries are free: who comes first is not known before, and whoever comes later confirms the price.
    const order = async (id: string, at: number) => {
      // Each at a door of its own: to one door they would come along with each other.
      const wish = { lines: [{ itemId: id, action: 'deliver' }], booking: bookingOn('2026-11-27', '14-16', { flat: `${at}B` }) };
      const answer = await create({ ...wish, total: 0 });
      return (answer.json() as { code?: string }).code === 'PRICE_CHANGED' ? create({ ...wish, total: 12_000 }) : answer;
    };
    const answers = await Promise.all(items.map(({ id }, at) => order(id, at)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(4);
    expect(answers.filter((answer) => (answer.json() as { code?: string }).code === 'SLOT_GONE')).toHaveLength(2);
    for (const answer of answers) {
      if (answer.statusCode === 201) expect((await undo(dataOf('createItemRequests', answer).request.id)).statusCode).toBe(200);
    }
  });
});

describe('time', () => {
  it.each([
    ['donate', {}, '2026-11-19T02:00:00.000Z'],
    ['care', { service: 'repair', note: 'The left cuff' }, '2026-11-17T02:00:00.000Z'],
    ['sell', {}, '2026-11-17T02:00:00.000Z'],
  ] as const)('ends the undo of what stays in the rooms when it begins: %s', async (action, extra, until) => {
    const item = await pieceFor(backend, hk, action);
    const lines = [{ itemId: item.id, action, ...extra }];
    const { total } = await quote({ lines });
    const { request } = dataOf('createItemRequests', await create({ lines, total, sellingTerms: SELLING_TERMS_VERSION }));
    expect(request.undoUntil).toBe(until);
    expect((await undo(request.id)).statusCode).toBe(200);
  });

  it('ends the undo a day before the van comes', async () => {
    const item = await pieceFor(backend, hk, 'deliver');
    const { request } = dataOf(
      'createItemRequests',
      await create({ lines: [{ itemId: item.id, action: 'deliver' }], booking: bookingOn(FRIDAY, '14-16'), total: 0 }),
    );
    expect(request.undoUntil).toBe('2026-11-19T06:00:00.000Z');
    now = new Date('2026-11-19T06:00:01Z');
    hk = await demoToken(backend, 'hk');
    expect((await undo(request.id)).json()).toMatchObject({ code: 'UNDO_OVER' });
    const { requests } = await dataFrom(backend, 'itemRequests', { token: hk, query: { open: 'true' } });
    expect(requests.find(({ id }) => id === request.id)).toMatchObject({ undoUntil: null, status: 'booked' });
    now = MONDAY;
  });
});
