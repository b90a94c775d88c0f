import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '@/backend/api/identity/seed-demo-accounts';
import { invoiceWardrobe } from '@/backend/api/modules/billing/wardrobe-invoices';
import type { Invoice } from '@/lib/contract/billing';
import type { ItemState } from '@/lib/contract/wardrobe';
import { ITEM_STATES } from '@/lib/contract/wardrobe-names';
import { SELLING_TERMS_VERSION } from '@/lib/domain/consignment/markdown';
import { formatMoney } from '@/lib/money';
import { SITES } from '@/tests/builders/sites';
import { call, dataFrom, mailsTo } from '@/tests/setup/member';
import { createTestBackend, post, testBackend } from '@/tests/setup/test-backend';
import { bookingOn, demoToken, itemOf, itemsOf, MONDAY, pieceFor } from './support';

const backend = testBackend({}, { clock: () => MONDAY });
let hk: string;

beforeAll(async () => {
  hk = await demoToken(backend, 'hk');
});

const command = (payload: unknown, headers: Record<string, string> = {}) => post(backend, '/ops/commands', payload, headers);
const advance = async (days: number) => expect((await command({ command: 'advance', hours: days * 24 })).statusCode).toBe(200);

describe('the simulated clock', () => {
  it('brings, cares for and fetches what is booked, each at its moment, and mails once a moment', async () => {
    const brought = await pieceFor(backend, hk, 'deliver');
    const lines = [{ itemId: brought.id, action: 'deliver' }];
    const { request } = await dataFrom(backend, 'createItemRequests', {
      token: hk,
      body: { lines, booking: bookingOn('2026-11-20', '14-16'), total: 0 },
    });
    const cared = await pieceFor(backend, hk, 'care');
    await call(backend, 'createItemRequests', {
      token: hk,
      body: { lines: [{ itemId: cared.id, action: 'care', service: 'repair', note: 'The left cuff' }], total: 14_000 },
    });
    await advance(5);
    const passport = await itemOf(backend, hk, brought.id);
    expect(passport).toMatchObject({ state: 'at-home', openRequest: null, actions: ['collect'] });
    expect(passport.history.slice(0, 2).map(({ state, at }) => `${state} ${at}`)).toEqual([
      'at-home 2026-11-20T08:00:00.000Z',
      'in-transit 2026-11-20T06:00:00.000Z',
    ]);
    const { requests } = await dataFrom(backend, 'itemRequests', { token: hk });
    expect(requests.find(({ id }) => id === request.id)).toMatchObject({ status: 'done', undoUntil: null });
    expect((await call(backend, 'undoItemRequest', { token: hk, params: { id: request.id } })).json()).toMatchObject({ code: 'UNDO_OVER' });
    expect(await itemOf(backend, hk, cared.id)).toMatchObject({ state: 'stored', openRequest: { status: 'under-way', undoUntil: null } });
    await advance(5);
    const done = await itemOf(backend, hk, cared.id);
    expect(done.openRequest).toBeNull();
    expect(done.history.slice(0, 2).map(({ kind, service }) => [kind, service])).toEqual([
      ['condition', 'repair'],
      ['care', 'repair'],
    ]);
    const [entry] = done.careLog ?? [];
    expect(entry).toMatchObject({
      service: 'repair',
      status: 'done',
      note: 'The left cuff',
      price: 14_000,
      condition: expect.any(String) as string,
    });
    expect(entry).toMatchObject({ billing: 'pending', invoice: null });
    expect(Date.parse(entry?.doneAt ?? '')).toBeGreaterThan(Date.parse(entry?.begunAt ?? ''));
    await invoiceWardrobe({ orm: backend.context.database.orm, env: backend.context.env, now: new Date('2026-12-01T02:00:00Z') });
    const [billed] = (await itemOf(backend, hk, cared.id)).careLog ?? [];
    expect(billed?.billing).toBe('invoiced');
    const invoice = (await call(backend, 'invoice', { token: hk, params: { id: billed?.invoice?.id ?? '' } })).json<{ data: Invoice }>()
      .data;
    expect(invoice.number).toBe(billed?.invoice?.number);
    expect(invoice.lines?.find(({ service }) => service === 'repair')?.pieces).toContain(cared.name);
    const subjects = (await mailsTo(backend, 'hk@example.com')).map(({ subject }) => subject);
    expect(subjects).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Request R.* is confirmed$/) as string,
        'Your pieces are on the way',
        'Your pieces have arrived',
        expect.stringMatching(/^Care completed: ./) as string,
      ]),
    );
  });

  it.each(SITES)('takes a sale of $country from the basket to the payment, and mails each figure of it', async ({ country, currency }) => {
    const token = await demoToken(backend, country);
    const { id, name } = await pieceFor(backend, token, 'sell');
    const told = async (subject: string) =>
      (await mailsTo(backend, `${country}@example.com`)).findLast((mail) => mail.subject.startsWith(subject) && mail.body.includes(name))
        ?.body;
    const money = (amount: number) => formatMoney({ amount, currency }, 'en');
    const body = { lines: [{ itemId: id, action: 'sell' }], total: 0, sellingTerms: SELLING_TERMS_VERSION };
    await dataFrom(backend, 'createItemRequests', { token, body });
    await advance(4);
    const priced = await itemOf(backend, token, id);
    expect(priced.state).toBe('priced');
    await advance(60);
    expect((await itemOf(backend, token, id)).state).toBe('priced');
    const listPrice = priced.consignment?.listPrice ?? 0;
    expect(await told('A price for your approval')).toContain(`\nAsking price: ${money(listPrice)}\n`);
    await call(backend, 'approvePrice', { token, params: { id }, body: { decision: 'approve', floorPrice: listPrice } });
    // On sale: it is not advised any more whether to sell it.
    expect([priced.breakEven, (await itemOf(backend, token, id)).breakEven]).toEqual([expect.any(Object), null]);
    const account = country === 'hk' ? '5550 1234' : '8123 4567';
    const choice = { method: 'fast', holder: 'Mei Ling Chan', account, password: DEMO_PASSWORD };
    await dataFrom(backend, 'choosePayout', { token, body: choice });
    await advance(60);
    const paid = await itemOf(backend, token, id);
    expect(paid).toMatchObject({ state: 'paid', actions: [], resale: null, breakEven: null, consignment: { soldPrice: listPrice } });
    const { payout = 0, commissionPercent = 0 } = paid.consignment ?? {};
    expect(payout).toBe(listPrice - Math.floor((2 * listPrice * (commissionPercent ?? 0) + 100) / 200));
    for (const subject of ['Sold: ', 'We have paid you']) {
      for (const sum of [`\nSold for: ${money(listPrice)}\n`, `: ${money(payout ?? 0)}\n`]) expect(await told(subject)).toContain(sum);
    }
    const states = paid.history.flatMap(({ state }) => state ?? []).reverse();
    expect(states.slice(-6)).toEqual(['submitted', 'authenticated', 'priced', 'listed', 'sold', 'paid']);
  });

  it('signs nobody out, whatever it says', async () => {
    await advance(300);
    expect((await call(backend, 'currentUser', { token: hk })).statusCode).toBe(200);
    expect(backend.context.wallClock()).toEqual(MONDAY);
    expect(backend.context.clock().getTime()).toBeGreaterThan(MONDAY.getTime());
  });
});

describe('by command', () => {
  it.each(ITEM_STATES.filter((state) => state !== 'requested'))(
    'a piece reaches the state "%s" and the page can show it',
    async (state: ItemState) => {
      const [piece] = (await itemsOf(backend, hk)).items.filter((item) => item.state === 'stored' && !item.openRequest);
      const target = piece ?? (await pieceFor(backend, hk, 'collect'));
      expect((await command({ command: 'move', item: target.code, state })).statusCode).toBe(200);
      expect((await itemOf(backend, hk, target.id)).state).toBe(state);
    },
  );

  it('none leaves a last state, and none goes where no way leads', async () => {
    const paid = (await itemsOf(backend, hk)).items.find(({ state }) => state === 'paid');
    expect((await command({ command: 'move', item: paid?.code, state: 'stored' })).json()).toMatchObject({
      statusCode: 409,
      code: 'CONFLICT',
    });
    expect((await command({ command: 'move', item: 'HK-000000', state: 'stored' })).statusCode).toBe(404);
  });

  it.each([
    [{ command: 'advance', hours: -1 }],
    [{ command: 'advance', hours: 1e9 }],
    [{ command: 'burn' }],
    [{ command: 'move', item: 'x', state: 'lost' }],
    [null],
  ])('refuses %j', async (body) => {
    expect((await command(body)).statusCode).toBe(400);
  });

  it('another site gives none', async () => {
    expect((await command({ command: 'everything' }, { origin: 'https://elsewhere.example', host: 'localhost:4000' })).statusCode).toBe(
      403,
    );
    expect((await command({ command: 'status' }, { origin: 'http://localhost:4000', host: 'localhost:4000' })).statusCode).toBe(200);
  });

  it('has a page whose buttons work without script', async () => {
    const page = await backend.app.inject({ url: '/ops?member=consignor@example.com' });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("form-action 'self'");
    // With "no-referrer" browsers send "Origin: null" from a form, which is refused.
    expect(page.headers['referrer-policy']).toBe('same-origin');
    expect(page.body).toContain('Navy evening dress');
    const form = await backend.app.inject({
      method: 'POST',
      url: '/ops/commands',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'command=advance&hours=1&member=consignor%40example.com',
    });
    expect(form.statusCode).toBe(303);
    expect(form.headers.location).toBe('/ops?member=consignor%40example.com');
  });
});

describe('invoices', () => {
  it('are looked after by command, and after a leap of the clock', async () => {
    const done = async (payload: unknown) =>
      ((await command(payload)).json() as { data: { billing: Record<string, number> | null } }).data.billing;
    expect(await done({ command: 'status' })).toBeNull();
    expect(await done({ command: 'bill' })).toMatchObject({ renewals: 0 });
    expect((await done({ command: 'advance', hours: 31 * 24 }))?.renewals).toBeGreaterThan(0);
    expect(await done({ command: 'bill' })).toMatchObject({ renewals: 0, charges: 0, reminders: 0 });
  });
});

describe('a backend without operations', () => {
  it('knows neither page nor command, and its clock is the real one', async () => {
    const plain = await createTestBackend({ hasOperations: false }, { clock: () => MONDAY });
    expect((await plain.app.inject({ url: '/ops' })).statusCode).toBe(404);
    expect(
      (await plain.app.inject({ method: 'POST', url: '/ops/commands', headers: { 'content-type': 'application/json' }, payload: '{}' }))
        .statusCode,
    ).toBe(404);
    expect(plain.context.clock()).toEqual(MONDAY);
    await plain.remove();
  });
});
