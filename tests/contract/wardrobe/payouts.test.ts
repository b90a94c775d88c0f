import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '@/backend/api/identity/seed-demo-accounts';
import { percentOf } from '@/lib/domain/shared/round-half-up';
import { call, dataFrom, dataOf, mailsTo, PASSWORD, signUpMember } from '@/tests/setup/member';
import { post, testBackend } from '@/tests/setup/test-backend';
import { demoToken, itemOf, MONDAY, pieceFor } from './support';

const backend = testBackend({}, { clock: () => MONDAY });
let hk: string;

beforeAll(async () => {
  hk = await demoToken(backend, 'hk');
});

const BANK = { method: 'bank', holder: 'Mei Ling Chan', bankCode: '004', account: '808-123456-838' };
const FPS = { method: 'fast', holder: 'Mei Ling Chan', account: '5550 1234' };
const command = async (payload: unknown) => expect((await post(backend, '/ops/commands', payload)).statusCode).toBe(200);
const advance = (days: number) => command({ command: 'advance', hours: days * 24 });
const choose = (token: string, body: object) =>
  call(backend, 'choosePayout', { token, body: { ...body, password: token === hk ? DEMO_PASSWORD : PASSWORD } });
const saleOf = async (id: string) => {
  const { state, consignment } = await itemOf(backend, hk, id);
  return { state, payout: consignment?.payout ?? 0, settlement: consignment?.settlement };
};
/** Credit, less what is open: it pays that at once, whatever it comes from. */
const creditOf = async () => {
  const { credit, dueNow, later } = await dataFrom(backend, 'billingBalance', { token: hk, query: { currency: 'hkd' } });
  expect(Math.min(credit, dueNow)).toBe(0);
  return credit - dueNow - (later?.amount ?? 0);
};
async function sold() {
  const piece = await pieceFor(backend, hk, 'sell');
  await command({ command: 'move', item: piece.code, state: 'sold' });
  return piece;
}

describe('the money of a sale', () => {
  it('waits while nobody has said where to, is asked for by mail, and goes on with the answer', async () => {
    const piece = await sold();
    expect((await saleOf(piece.id)).settlement).toMatchObject({ state: 'wanted', method: null });
    await advance(20);
    expect(await saleOf(piece.id)).toMatchObject({ state: 'sold', settlement: { state: 'wanted', on: null } });
    const mail = (await mailsTo(backend, 'hk@example.com')).find(({ subject }) => subject === 'Choose how we pay you for your sale');
    expect(mail?.body).toContain(piece.name);
    dataOf('choosePayout', await choose(hk, FPS));
    expect((await saleOf(piece.id)).settlement).toMatchObject({ state: 'due', method: 'fast', ending: '234' });
    await advance(1);
    const { state, payout, settlement } = await saleOf(piece.id);
    expect(state).toBe('paid');
    expect(settlement).toMatchObject({ state: 'paid', method: 'fast', ending: '234', amount: payout });
  });

  it('is due fourteen days after the buyer has received it, a day between banks, and then with its owner', async () => {
    dataOf('choosePayout', await choose(hk, BANK));
    const piece = await sold();
    expect((await saleOf(piece.id)).settlement).toMatchObject({ state: 'due', method: 'bank', ending: '6838' });
    expect(await saleOf(piece.id)).toMatchObject({ state: 'sold', settlement: { state: 'due', on: null } });
    // On its way to the buyer; then its fourteen days begin.
    await advance(3.1);
    expect((await saleOf(piece.id)).settlement?.on).not.toBeNull();
    await advance(13);
    expect(await saleOf(piece.id)).toMatchObject({ state: 'sold', settlement: { state: 'due' } });
    // Past the moment, whatever milliseconds the way to the sale has taken.
    await advance(1.5);
    expect(await saleOf(piece.id)).toMatchObject({ state: 'sold', settlement: { state: 'on-its-way', ending: '6838' } });
    // What is under way stays on its way, whatever is chosen for the next.
    dataOf('choosePayout', await choose(hk, { method: 'credit' }));
    const before = await creditOf();
    await advance(1);
    expect(await saleOf(piece.id)).toMatchObject({ state: 'paid', settlement: { state: 'paid', method: 'bank', ending: '6838' } });
    expect(await creditOf()).toBe(before);
  });

  it('as store credit is ten per cent more, and really in the account, once', async () => {
    dataOf('choosePayout', await choose(hk, { method: 'credit' }));
    const piece = await sold();
    const before = await creditOf();
    const { payout } = await saleOf(piece.id);
    expect(payout).toBeGreaterThan(0);
    expect((await saleOf(piece.id)).settlement).toMatchObject({ state: 'due', method: 'credit', amount: percentOf(payout, 110) });
    await command({ command: 'move', item: piece.code, state: 'paid' });
    const settlement = { state: 'paid', method: 'credit', ending: '', amount: percentOf(payout, 110) };
    expect((await saleOf(piece.id)).settlement).toMatchObject(settlement);
    expect(await creditOf()).toBe(before + percentOf(payout, 110));
    const mail = (await mailsTo(backend, 'hk@example.com')).find(({ subject }) => subject === 'Your payout has been added as store credit');
    // What was received follows from the price: less the commission, and ten per cent more.
    const sums = ['Sold for', 'Commission', 'Extra as store credit', 'You receive'].map((label) => {
      const [, sum = ''] = new RegExp(`^${label}: HK\\$([\\d,.]+)`, 'm').exec(mail?.body ?? '') ?? [];
      return Math.round(Number(sum.replace(/,/g, '')) * 100);
    });
    expect(sums.slice(2)).toEqual([percentOf(payout, 110) - payout, percentOf(payout, 110)]);
    expect((sums[0] ?? 0) - (sums[1] ?? 0)).toBe(payout);
  });
});

describe('where it goes', () => {
  it('is told masked and belongs to its member alone', async () => {
    const { destination } = dataOf('choosePayout', await choose(hk, BANK));
    expect(destination).toEqual({ method: 'bank', holder: 'Mei Ling Chan', ending: '6838' });
    const own = await call(backend, 'payout', { token: hk });
    expect(dataOf('payout', own)).toEqual({ destination, bonusPercent: 10 });
    const exported = await call(backend, 'exportAccount', { token: hk });
    expect(exported.body).toContain('6838');
    for (const answer of [own, exported]) expect(answer.body).not.toMatch(/808-?123456/);
    expect((await dataFrom(backend, 'payout', { token: (await signUpMember(backend)).token })).destination).toBeNull();
    expect((await call(backend, 'payout')).statusCode).toBe(401);
  });

  it('is told by mail when it changes, for it may have been somebody else', async () => {
    const { token, email } = await signUpMember(backend);
    const told = async () => (await mailsTo(backend, email)).filter(({ subject }) => subject === 'Your payout details have changed').length;
    dataOf('choosePayout', await choose(token, FPS));
    expect(await told()).toBe(0);
    dataOf('choosePayout', await choose(token, BANK));
    expect(await told()).toBe(1);
    const [mail] = (await mailsTo(backend, email)).slice(-1);
    expect(mail?.body).toMatch(/^Payout to: Bank transfer\nWhen: \d+ \w+ 202\d, .*\(Hong Kong time\)\nDevice: /m);
    for (const detail of ['6838', 'Mei Ling', 'Ada']) expect(mail?.body).not.toContain(detail);
  });

  it.each([
    ['hk', { ...BANK, bankCode: '04' }, 'bankCode'],
    ['hk', { ...BANK, account: '12345678' }, 'account'],
    ['hk', { ...BANK, holder: '   ' }, 'holder'],
    ['hk', { ...FPS, account: '1550 1234' }, 'account'],
    ['hk', { ...FPS, account: 'mei@example.com' }, 'account'],
    ['sg', FPS, 'account'],
    ['sg', BANK, 'bankCode'],
    ['sg', { ...FPS, account: 'S1234567D' }, 'account'],
  ])('in %s is refused as %j', async (country, body, path) => {
    const { token } = await signUpMember(backend, country === 'sg' ? { country: 'sg', locale: 'en-SG' } : {});
    expect((await choose(token, body)).json()).toMatchObject({ statusCode: 400, code: 'VALIDATION', errors: [{ path }] });
    expect((await dataFrom(backend, 'payout', { token })).destination).toBeNull();
  });

  it.each([
    ['sg', { method: 'fast', holder: 'Daniel Tan', account: '+65 8123 4567' }, '567'],
    ['sg', { method: 'bank', holder: 'Daniel Tan', bankCode: '7171', account: '012-345678-9' }, '6789'],
    ['hk', { method: 'fast', holder: 'Mei Ling Chan', account: '1234567' }, '567'],
  ])('in %s may be %j', async (country, body, ending) => {
    const { token } = await signUpMember(backend, country === 'sg' ? { country: 'sg', locale: 'en-SG' } : {});
    expect(dataOf('choosePayout', await choose(token, body)).destination).toMatchObject({ method: body.method, ending });
  });
});
