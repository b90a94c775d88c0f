import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { users } from '@/backend/api/db/schema/users';
import { items } from '@/backend/api/db/schema/wardrobe';
import { saleFacts } from '@/backend/api/modules/wardrobe/sale-facts';
import { SELLING_TERMS_VERSION } from '@/lib/domain/consignment/markdown';
import { ADDRESS, freeSlots } from '@/tests/builders/order';
import { SITES } from '@/tests/builders/sites';
import { call, dataFrom, dataOf, signUpMember } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';
import { bookingOn, demoToken, itemOf, itemsOf, MONDAY, pieceFor } from './support';

const backend = testBackend({}, { clock: () => MONDAY });
let sg: string;
let consignor: string;

beforeAll(async () => {
  sg = await demoToken(backend, 'sg');
  consignor = await demoToken(backend, 'consignor');
});

describe('wearing', () => {
  it('counts once a day, never tomorrow', async () => {
    const item = (await itemsOf(backend, sg)).items.find(({ state }) => state === 'at-home');
    const wear = (body: unknown) => call(backend, 'markWorn', { token: sg, params: { id: item?.id ?? '' }, body });
    const before = item?.wearCount ?? 0;
    expect(dataOf('markWorn', await wear({})).item.wearCount).toBe(before + 1);
    expect(dataOf('markWorn', await wear({ date: '2026-11-16' })).item.wearCount).toBe(before + 1);
    expect(dataOf('markWorn', await wear({ date: '2026-11-01' })).item).toMatchObject({
      wearCount: before + 2,
      lastWornAt: '2026-11-15T16:00:00.000Z',
    });
    // Taken back, twice for once; what was before it counts again.
    for (let times = 0; times < 2; times += 1) {
      expect(dataOf('markWorn', await wear({ isWorn: false })).item).toMatchObject({
        wearCount: before + 1,
        lastWornAt: [item?.lastWornAt ?? '', '2026-10-31T16:00:00.000Z'].sort().at(-1),
      });
    }
    expect(dataOf('markWorn', await wear({ isWorn: false, date: '2026-11-02' })).item).toMatchObject({ wearCount: before + 1 });
    expect((await wear({ date: '2026-11-17' })).json()).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'date' }] });
  });

  it('answers in the language of the page, as a decision on a price does', async () => {
    const piece = async (state: string, locale: string) =>
      (await itemsOf(backend, consignor, { locale })).items.find((item) => item.state === state);
    const home = await piece('at-home', 'en');
    const worn = await dataFrom(backend, 'markWorn', {
      token: consignor,
      params: { id: home?.id ?? '' },
      query: { locale: 'en' },
      body: {},
    });
    expect(worn.item.name).toBe(home?.name);
    expect(worn.item.name).not.toBe((await piece('at-home', 'zh'))?.name);
    const listed = await piece('listed', 'en');
    const floored = await dataFrom(backend, 'approvePrice', {
      token: consignor,
      params: { id: listed?.id ?? '' },
      query: { locale: 'en' },
      body: { decision: 'approve', floorPrice: listed?.consignment?.listPrice ?? 0 },
    });
    expect(floored.item).toMatchObject({ name: listed?.name, state: 'listed' });
  });

  it('is refused for sealed bags and for what is gone', async () => {
    const bag = (await itemsOf(backend, sg)).items.find(({ sealedNote }) => sealedNote !== undefined);
    expect((await call(backend, 'markWorn', { token: sg, params: { id: bag?.id ?? '' }, body: {} })).json()).toMatchObject({
      code: 'ITEM_UNAVAILABLE',
    });
    const sold = (await itemsOf(backend, consignor)).items.find(({ state }) => state === 'paid');
    expect((await call(backend, 'markWorn', { token: consignor, params: { id: sold?.id ?? '' }, body: {} })).json()).toMatchObject({
      code: 'ITEM_UNAVAILABLE',
    });
  });
});

describe('a price', () => {
  const decide = (id: string, body: unknown) => call(backend, 'approvePrice', { token: consignor, params: { id }, body });

  it('is approved with a floor, changed, and taken back', async () => {
    const priced = (await itemsOf(backend, consignor)).items.filter(({ state }) => state === 'priced');
    const [first, second] = priced;
    const listPrice = first?.consignment?.listPrice ?? 0;
    expect((await decide(first?.id ?? '', { decision: 'approve', floorPrice: listPrice + 1 })).json()).toMatchObject({
      code: 'VALIDATION',
      errors: [{ path: 'floorPrice', code: 'number.range' }],
    });
    for (const floorPrice of [0, 9_999]) {
      expect((await decide(first?.id ?? '', { decision: 'approve', floorPrice })).json()).toMatchObject({ code: 'VALIDATION' });
    }
    expect((await decide(first?.id ?? '', { decision: 'approve', floorPrice: 10_000 })).json()).toMatchObject({ code: 'FLOOR_LOW' });
    expect((await itemOf(backend, consignor, first?.id ?? '')).state).toBe('priced');
    const listed = dataOf('approvePrice', await decide(first?.id ?? '', { decision: 'approve', floorPrice: listPrice - 100 }));
    expect(listed.item).toMatchObject({ state: 'listed', consignment: { floorPrice: listPrice - 100 } });
    const low = await decide(first?.id ?? '', { decision: 'approve', floorPrice: 10_000, isLowFloorMeant: true });
    expect(dataOf('approvePrice', low).item).toMatchObject({
      state: 'listed',
      consignment: { floorPrice: 10_000 },
    });
    const told = (await itemOf(backend, consignor, first?.id ?? '')).history;
    expect(told.filter(({ by, amount }) => by === 'member' && amount !== null).map(({ kind, amount }) => `${kind} ${amount}`)).toEqual(
      expect.arrayContaining([`state ${listPrice}`, `price ${listPrice - 100}`, 'price 10000']),
    );
    const back = dataOf('approvePrice', await decide(first?.id ?? '', { decision: 'withdraw' })).item;
    expect(back.state).toBe('stored');
    expect(back.consignment).toBeUndefined();
    expect((await decide(first?.id ?? '', { decision: 'withdraw' })).json()).toMatchObject({ code: 'ITEM_UNAVAILABLE' });
    expect(dataOf('approvePrice', await decide(second?.id ?? '', { decision: 'decline' })).item.state).toBe('stored');
  });

  it('is none for a piece that was not accepted: it says why by name, and is kept stored when its owner wishes', async () => {
    const all = (await itemsOf(backend, consignor)).items;
    const rejected = all.find(({ state }) => state === 'rejected');
    expect(rejected?.consignment?.rejectedBecause).toBe('worn-out');
    const { orm } = backend.context.database;
    const [row] = await orm
      .select({ item: items, user: users })
      .from(items)
      .innerJoin(users, eq(users.id, items.userId))
      .where(eq(items.id, rejected?.id ?? ''));
    if (!row) throw new Error('The piece has no row');
    expect(await saleFacts(orm, 'rejected', row.item, { ...row.user, locale: 'en' })).toEqual([
      ['reason', expect.stringMatching(/too much wear/)],
    ]);
    const listed = all.find(({ state }) => state === 'listed');
    expect((await decide(listed?.id ?? '', { decision: 'keep' })).json()).toMatchObject({ code: 'ITEM_UNAVAILABLE' });
    // While something is asked for it, that goes first: in the request and with the piece nothing has changed.
    const lines = [{ itemId: rejected?.id ?? '', action: 'donate' }];
    const { request } = await dataFrom(backend, 'createItemRequests', { token: consignor, body: { lines, total: 0 } });
    expect((await decide(rejected?.id ?? '', { decision: 'keep' })).json()).toMatchObject({ code: 'ITEM_UNAVAILABLE' });
    expect(await itemOf(backend, consignor, rejected?.id ?? '')).toMatchObject({
      state: 'rejected',
      openRequest: { id: request.id, status: 'booked' },
    });
    await dataFrom(backend, 'undoItemRequest', { token: consignor, params: { id: request.id } });
    expect(dataOf('approvePrice', await decide(rejected?.id ?? '', { decision: 'keep' })).item).toMatchObject({ state: 'stored' });
    expect((await itemOf(backend, consignor, rejected?.id ?? '')).actions).toEqual(['deliver', 'care', 'sell', 'donate']);
    expect((await decide(rejected?.id ?? '', { decision: 'keep' })).json()).toMatchObject({ code: 'ITEM_UNAVAILABLE' });
  });
});

describe.each(SITES)('the terms of selling of $country', ({ country: name, currency, district }) => {
  it('are agreed to once, with the first piece, and the moment and version stay', async () => {
    const token = await demoToken(backend, name);
    const agreement = async () => (await dataFrom(backend, 'wardrobeSummary', { token })).sellingTerms;
    const sell = async (sellingTerms?: string) => {
      const piece = await pieceFor(backend, token, 'sell');
      return call(backend, 'createItemRequests', {
        token,
        body: { lines: [{ itemId: piece.id, action: 'sell' }], total: 0, sellingTerms },
      });
    };
    expect(await agreement()).toBeNull();
    expect((await sell()).json()).toMatchObject({ code: 'SELLING_TERMS', errors: [{ path: 'sellingTerms', code: 'required' }] });
    expect((await sell('2020-01-01')).json()).toMatchObject({
      code: 'SELLING_TERMS',
      errors: [{ code: 'changed', params: { version: SELLING_TERMS_VERSION } }],
    });
    expect(await agreement()).toBeNull();
    const { items, currency: own } = await dataFrom(backend, 'sales', { token });
    expect(own).toBe(currency);
    const priced = items.find(({ state }) => state === 'priced');
    if (priced) {
      const approve = { decision: 'approve', floorPrice: priced.consignment?.listPrice ?? 0 };
      expect((await call(backend, 'approvePrice', { token, params: { id: priced.id }, body: approve })).json()).toMatchObject({
        code: 'SELLING_TERMS',
      });
      expect((await itemOf(backend, token, priced.id)).state).toBe('priced');
    }
    expect((await sell(SELLING_TERMS_VERSION)).statusCode).toBe(201);
    expect(await agreement()).toEqual({ version: SELLING_TERMS_VERSION, agreedAt: MONDAY.toISOString() });
    expect((await sell()).statusCode).toBe(201);
  });

  it('are recorded with a consignment of one piece as well', async () => {
    const { token } = await signUpMember(backend, { email: `first-sale-${name}@example.com`, country: name });
    const [slot] = await freeSlots(backend, name);
    const ordered = await call(backend, 'orderConsignment', {
      token,
      headers: { 'idempotency-key': `a-consignment-of-one-${name}` },
      body: {
        country: name,
        items: [{ brand: 'Dior', category: 'bag', condition: 'good', photos: [] }],
        bookCollection: {
          ...bookingOn(slot?.date ?? '', slot?.time ?? ''),
          address: { ...ADDRESS[name], district },
        },
        termsVersion: '2026-01',
        sellingTerms: SELLING_TERMS_VERSION,
      },
    });
    expect(ordered.statusCode, ordered.body).toBe(201);
    expect((await dataFrom(backend, 'wardrobeSummary', { token })).sellingTerms).toMatchObject({
      version: SELLING_TERMS_VERSION,
    });
  });
});

it('the sales of a member are all stations of a sale and nothing else, page by page', async () => {
  const all = (await itemsOf(backend, consignor)).items.filter(({ consignment }) => consignment !== undefined);
  const first = await dataFrom(backend, 'sales', { token: consignor, query: { take: '3' } });
  expect(first.items).toHaveLength(3);
  const rest = await dataFrom(backend, 'sales', { token: consignor, query: { cursor: first.nextCursor ?? '' } });
  expect(rest.nextCursor).toBeNull();
  expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  expect(first.items.find(({ state }) => state === 'listed')?.consignment?.commissionBands?.length).toBeGreaterThan(1);
});
