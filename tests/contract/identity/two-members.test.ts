import { PassThrough } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '@/backend/api/identity/seed-demo-accounts';
import { orderBody, placeOrder, termsOf } from '@/tests/builders/order';
import { itemsOf, MONDAY, pieceFor } from '@/tests/contract/wardrobe/support';
import { CALLS, type CallName } from '@/lib/contract/calls';
import { call, dataFrom, dataOf, logIn, mailedToken, PASSWORD, signUpMember, type TestMember } from '@/tests/setup/member';
import { createTestBackend, type TestBackend } from '@/tests/setup/test-backend';
import { MATRIX, type Belongings, type Decision } from './member-matrix';

let backend: TestBackend;
let log = '';
let one: TestMember;
/** Of the other region. */
let abroad: TestMember;
/** A member with everything: pieces, looks, invoices, cards, bookings, requests, files. */
let other: { token: string; email: string };
let theirs: Belongings;
let before: unknown;

const KEY = 'a-key-of-the-other-0123456789';
const SECRETS = ['Mei Ling', 'hk@example.com', '5550 1234', '12A, Sample Court'];
const decisions = Object.entries(MATRIX) as [CallName, Decision][];
const ofKind = (kind: Decision['kind']) => decisions.filter(([, decision]) => decision.kind === kind).map(([name]) => name);

beforeAll(async () => {
  const sink = new PassThrough();
  sink.on('data', (chunk: Buffer) => (log += chunk.toString()));
  backend = await createTestBackend({ logLevel: 'trace', rateLimitFactor: 1000 }, { logTo: sink, clock: () => MONDAY });
  one = await signUpMember(backend);
  abroad = await signUpMember(backend, { country: 'sg', locale: 'en-SG' });
  other = { token: await logIn(backend, 'hk@example.com', DEMO_PASSWORD), email: 'hk@example.com' };
  theirs = await furnish(other.token);
  before = await possessionsOf(other.token);
});
afterAll(() => backend.remove());

const run = (statement: string) => backend.context.database.orm.execute(statement);

async function furnish(token: string): Promise<Belongings> {
  const get = <Name extends CallName>(name: Name, options: Parameters<typeof call>[2] = {}) =>
    dataFrom(backend, name, { token, ...options });
  const { body } = await orderBody(backend, { user: null, token, friendReward: null });
  const order = dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { key: KEY, token }));
  // Its collection lies ahead: begun long ago, there is a term to be ended.
  await run("update orders set starts_on = '2026-10-01' where user_id = 'demo-hk'");
  const [term] = await termsOf(backend, token);
  await call(backend, 'addPaymentMethod', { token, body: { currency: 'hkd', paymentMethodNonce: 'fake-valid-nonce', default: true } });
  const cards = (await call(backend, 'paymentMethods', { token, query: { currency: 'hkd' } })).json<{ data: { id: string }[] }>().data;
  const piece = await pieceFor(backend, token, 'donate');
  const lines = [{ itemId: piece.id, action: 'donate' }];
  const { quote } = await get('quoteItemRequests', { body: { lines } });
  const { request } = await get('createItemRequests', { body: { lines, total: quote.total } });
  const upload = dataOf('upload', await send(token));
  const [item] = (await itemsOf(backend, token)).items;
  const [outfit] = (await get('outfits')).outfits;
  const photo = dataOf('upload', await send(token));
  const own = await get('addOwnItem', { body: { name: 'Silk scarf', kind: 'scarf', colour: 'red', photos: [photo.id] } });
  const { file } = await get('addItemFile', { params: { id: item?.id ?? '' }, body: { kind: 'photo', upload: upload.id } });
  await run(
    `insert into gifts (id, code, reference, package_id, country, value, balance, buyer_name, buyer_email, recipient_name, message, bought_at, expires_at, buyer_id)
     values ('gift-of-another', 'GIFT-OF-ANOTHER', 'G-1', 'gift', 'hk', 100, 100, 'Mei', 'guest@example.com', 'Bo', '', now(), now() + interval '300 days', 'demo-hk')`,
  );
  const [gift] = (await get('ownGifts')).gifts;
  const [session] = (await get('sessions')).sessions;
  const ids = {
    order: term?.id,
    orderNumber: order.order?.number,
    invoice: order.invoice?.id,
    booking: order.booking?.id,
    card: cards[0]?.id,
    item: item?.id,
    outfit: outfit?.id,
    session: session?.id,
    gift: gift?.id,
    request: request.id,
    upload: upload.id,
    itemFile: file.id,
    ownItem: own.item.id,
  } satisfies Record<Exclude<keyof Belongings, 'id' | 'email' | 'intentKey'>, string | undefined>;
  for (const [part, id] of Object.entries(ids)) if (!id) throw new Error(`The other member has no ${part}`);
  return { ...(ids as Record<keyof typeof ids, string>), id: 'demo-hk', email: other.email, intentKey: KEY };
}

/** Tokens that open nothing, each of which has been or is good for something else. */
async function closedTokens(): Promise<Record<string, string | null>> {
  const [left, late, gone, asked] = [
    await signUpMember(backend),
    await signUpMember(backend),
    await signUpMember(backend),
    await signUpMember(backend),
  ];
  await call(backend, 'logout', { token: left.token });
  await run(`update sessions set expires_at = '${MONDAY.toISOString()}' where user_id = '${late.id}'`);
  await dataFrom(backend, 'deleteAccount', { token: gone.token, body: { password: PASSWORD } });
  await call(backend, 'passwordReset', { body: { email: asked.email } });
  const { user } = await dataFrom(backend, 'currentUser', { token: one.token });
  return {
    none: null,
    unknown: 'A'.repeat(43),
    'logged out': left.token,
    expired: late.token,
    'of a deleted account': gone.token,
    'of a mailed link': await mailedToken(backend, asked.email, 'reset-password'),
    'of the realtime database': user.firebase_custom_token,
  };
}

const send = async (token: string) => {
  const payload = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#b81f2d' } })
    .png()
    .toBuffer();
  return call(backend, 'upload', { token, body: payload, headers: { 'content-type': 'image/png', 'x-file-name': 'cuff.png' } });
};

/** Everything that is kept about a member, and what they see of it; not that it was looked at, which is recorded. */
async function possessionsOf(token: string) {
  const { sections } = await dataFrom(backend, 'exportAccount', { token });
  const cards = (await call(backend, 'paymentMethods', { token, query: { currency: 'hkd' } })).json<unknown>();
  // In no order that is promised: a server reads them as its statistics advise.
  const sorted = Object.entries(sections).map(([name, rows]) => [
    name,
    Array.isArray(rows) ? rows.map((row) => JSON.stringify(row)).sort() : rows,
  ]);
  return { ...(Object.fromEntries(sorted) as typeof sections), securityRecords: null, sessions: sections.sessions?.length, cards };
}

const says = (body: string, except: string[] = []) =>
  [...SECRETS, other.token, ...Object.values(theirs)].filter((secret) => !except.includes(secret) && body.includes(secret));
const asOne = { 'x-user-id': 'demo-hk' };

describe('one member, by every call of the contract', () => {
  it.each(ofKind('attempt'))('%s does nothing with what is another’s', async (name) => {
    const decision: Decision = MATRIX[name];
    if (decision.kind !== 'attempt') throw new Error('not an attempt');
    const { status, params = {}, query, body, data } = decision.of(theirs);
    for (const [, place] of CALLS[name].path.matchAll(/:(\w+)/g)) expect(params, 'what the address names').toHaveProperty(place ?? '');
    const visitors = await call(backend, name, { params, query, body });
    if (CALLS[name].audience === 'member') expect(visitors.statusCode).toBe(401);
    for (const { token } of [one, abroad]) {
      const headers = { ...asOne, cookie: `accessToken=${other.token}` };
      const answer = await call(backend, name, { token, params, query, body, headers });
      expect(answer.statusCode, answer.body).toBe(status);
      // A basket repeats the ids that it was asked about, and says of each that it is not there.
      expect(says(answer.body, name === 'quoteItemRequests' ? [theirs.item, theirs.id] : [])).toEqual([]);
      if (data) expect(dataOf(name, answer)).toMatchObject(data);
      if (CALLS[name].audience !== 'member') expect(visitors.body).toBe(answer.body);
    }
  });

  it.each(ofKind('own'))('%s tells of the caller alone', async (name) => {
    const decision: Decision = MATRIX[name];
    if (decision.kind !== 'own') throw new Error('names somebody');
    const answer = await call(backend, name, {
      token: one.token,
      query: decision.query,
      body: decision.body,
      headers: { ...asOne, cookie: `accessToken=${other.token}` },
    });
    expect(answer.statusCode, answer.body).toBe(decision.status ?? 200);
    expect(says(answer.body)).toEqual([]);
  });

  it('orders, consigns and confirms nothing with what is another’s', async () => {
    const { body } = await orderBody(backend, { user: null, token: one.token, friendReward: null });
    const replay = await placeOrder(backend, body, { key: KEY, token: one.token });
    expect(says(replay.body)).toEqual([]);
    const consigned = await call(backend, 'orderConsignment', {
      token: one.token,
      body: { country: 'hk', itemIds: [theirs.item], termsVersion: '2026-01' },
    });
    expect(consigned.statusCode, consigned.body).toBeGreaterThanOrEqual(400);
    const basket = await call(backend, 'createItemRequests', {
      token: one.token,
      body: { lines: [{ itemId: theirs.item, action: 'donate' }], total: 0 },
    });
    expect(basket.statusCode, basket.body).toBe(404);
    const photos = {
      country: 'hk',
      items: Array.from({ length: 3 }, () => ({ brand: 'acne', category: 'coat', condition: 'good', photos: [theirs.upload] })),
      bookCollection: body.bookCollection,
      termsVersion: '2026-01',
    };
    const withPhotos = await call(backend, 'orderConsignment', { token: one.token, body: photos });
    expect(withPhotos.statusCode, withPhotos.body).toBeGreaterThanOrEqual(400);
  });

  it('keeps files, changes the password, leaves and goes for good, all on their own account', async () => {
    const third = await signUpMember(backend);
    dataOf('upload', await send(third.token));
    expect(
      (await call(backend, 'changePassword', { token: third.token, body: { current: DEMO_PASSWORD, next: 'another horse 8' } })).statusCode,
    ).toBeGreaterThanOrEqual(400);
    expect(
      (await call(backend, 'changePassword', { token: third.token, body: { current: PASSWORD, next: 'another horse 8' } })).statusCode,
    ).toBe(200);
    expect((await call(backend, 'deleteAccount', { token: third.token, body: { password: 'another horse 8' } })).statusCode).toBe(200);
    const fourth = await signUpMember(backend);
    expect((await call(backend, 'logout', { token: fourth.token })).statusCode).toBe(200);
    expect(await logIn(backend, other.email, DEMO_PASSWORD)).toHaveLength(43);
  });

  it('of a code bound to the other’s account is told no more than that it is not theirs', async () => {
    const service = { subTotalPrice: 0, totalPrice: 0, totalItems: 0, paktTotalMonthSelect: 3 };
    const { body } = await orderBody(backend, { user: null, token: one.token });
    const answer = await call(backend, 'checkCouponCode', {
      token: one.token,
      body: { couponCode: 'MEILING', price: 0, country: 'hk', packages: body.packages, service },
    });
    expect(says(answer.body)).toEqual([]);
  });

  it('has left the other’s account as it was', async () => {
    const after = await possessionsOf(other.token);
    expect({ ...after, sessions: undefined }).toEqual({ ...(before as object), sessions: undefined });
    expect((await call(backend, 'currentUser', { token: other.token })).statusCode).toBe(200);
  });
});

describe('a call of members', () => {
  const members = decisions.map(([name]) => name).filter((name) => CALLS[name].audience === 'member');
  let closed: Record<string, string | null>;
  beforeAll(async () => {
    closed = await closedTokens();
  });

  it.each(members)('%s is closed without a session, and to every token but that of one that lives', async (name) => {
    const sample = sampleOf(MATRIX[name]);
    for (const [kind, token] of Object.entries(closed)) {
      expect((await call(backend, name, { token, ...sample })).statusCode, kind).toBe(401);
    }
  });

  it('has no decision "nobody’s"', () => {
    for (const name of ofKind("nobody's")) expect(CALLS[name].audience, name).not.toBe('member');
  });
});

function sampleOf(decision: Decision) {
  if (decision.kind === 'attempt') return decision.of(theirs);
  return decision.kind === 'own'
    ? { query: decision.query, body: decision.body }
    : decision.kind === 'elsewhere'
      ? { body: decision.body }
      : {};
}

describe('the log', () => {
  it('holds nothing personal of all this', async () => {
    await call(backend, 'passwordReset', { body: { email: one.email } });
    const token = await mailedToken(backend, one.email, 'reset-password');
    await call(backend, 'passwordResetConfirm', { body: { token, password: 'short' } });
    await call(backend, 'login', { body: { email: other.email, password: 'secret guess', ip: '203.0.113.7' } });
    expect(log.split('\n').length).toBeGreaterThan(50);
    for (const secret of [
      '@example.com',
      ...SECRETS,
      PASSWORD,
      DEMO_PASSWORD,
      'secret guess',
      one.token,
      other.token,
      token,
      theirs.session,
      one.id,
      '203.0.113.7',
      KEY,
    ]) {
      expect(log).not.toContain(secret);
    }
  });
});
