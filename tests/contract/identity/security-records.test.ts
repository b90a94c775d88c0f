import { describe, expect, it } from 'vitest';
import { securityRecords } from '@/backend/api/db/schema/sign-in';
import { call, dataFrom, logIn, mailedCode, mailedToken, PASSWORD, signUpMember } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';

const START = new Date('2026-11-02T04:00:00Z');
const NEXT = 'a drawer of quiet linen';
const backend = testBackend({ rateLimitFactor: 1000 }, { clock: () => START });

const all = () => backend.context.database.orm.select().from(securityRecords);
const kindsOf = async (id: string) => (await all()).filter(({ userId }) => userId === id).map(({ kind }) => kind);
const failedOf = async (id: string | null) => (await all()).filter(({ userId, kind }) => userId === id && kind === 'sign-in-failed');
const signIn = (email: string, password: string, remoteAddress = '203.0.113.7') =>
  backend.app.inject({ method: 'POST', url: '/users/login', payload: { email, password, ip: '' }, remoteAddress });

describe('what is recorded of an account', () => {
  it('is each sign-in, password, destination of payouts, export and its end, in the order in which they were', async () => {
    const { id, email, token } = await signUpMember(backend);
    await dataFrom(backend, 'changePassword', { token, body: { current: PASSWORD, next: NEXT } });
    await dataFrom(backend, 'choosePayout', { token, body: { method: 'credit', password: NEXT } });
    await call(backend, 'passwordReset', { body: { email } });
    const link = await mailedToken(backend, email, 'reset-password');
    await dataFrom(backend, 'passwordResetConfirm', { body: { token: link, password: PASSWORD } });
    const again = await logIn(backend, email, PASSWORD);
    const { sections } = await dataFrom(backend, 'exportAccount', { token: again });
    const kinds = ['sign-in', 'password-set', 'payout-chosen', 'password-set', 'sign-in'];
    // Whoever exports sees what and when, and not from where.
    expect(sections.securityRecords?.map((record) => Object.keys(record).sort().join())).toEqual(kinds.map(() => 'at,kind'));
    expect((await call(backend, 'deleteAccount', { token: again, body: { password: PASSWORD } })).statusCode).toBe(200);
    expect((await kindsOf(id)).sort()).toEqual([...kinds, 'account-exported', 'account-deleted'].sort());
  });

  it('is what was refused too, and of what came to nothing nothing else', async () => {
    const { id, email, token } = await signUpMember(backend);
    await signIn(email, 'a guess');
    await call(backend, 'changePassword', { token, body: { current: 'a guess', next: NEXT } });
    await call(backend, 'choosePayout', { token, body: { method: 'credit', password: 'a guess' } });
    await call(backend, 'choosePayout', { token, body: { method: 'credit', code: '1234 5678' } });
    await call(backend, 'deleteAccount', { token, body: { password: 'a guess' } });
    expect(await kindsOf(id)).toEqual(['sign-in', 'sign-in-failed', ...Array<string>(4).fill('proof-failed')]);
  });

  it('is no form without a proof, no old link, and no press that comes twice', async () => {
    const { id, email, token } = await signUpMember(backend);
    const choose = (proof: object) => call(backend, 'choosePayout', { token, body: { method: 'credit', ...proof } });
    await choose({});
    await call(backend, 'changePassword', { token, body: { current: '', next: NEXT } });
    await call(backend, 'deleteAccount', { token, body: { token: 'no-token-at-all' } });
    await dataFrom(backend, 'sendPayoutCode', { token });
    const code = await mailedCode(backend, email);
    expect((await Promise.all([1, 2, 3].map(() => choose({ code })))).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await kindsOf(id)).toEqual(['sign-in', 'payout-chosen']);
  });

  it('names no address that has no account, and tells peers apart without naming them', async () => {
    const { id, email } = await signUpMember(backend);
    await signIn('nobody-here@example.com', 'a guess');
    for (const peer of ['203.0.113.7', '203.0.113.7', '203.0.113.8', '2001:db8::1', '2001:db8::2']) await signIn(email, 'a guess', peer);
    expect(await failedOf(null)).toHaveLength(1);
    const [one, same, other, network, sameNetwork] = (await failedOf(id)).map(({ peer }) => peer);
    expect([one === same, one === other, network === sameNetwork, network === one]).toEqual([true, false, true, false]);
    expect(JSON.stringify(await all())).not.toMatch(/nobody-here|example\.com|203\.0\.113|2001:|a guess/);
    expect((await all()).every(({ at }) => at.getTime() === START.getTime())).toBe(true);
  });

  it('is that the team has read the conversation, page by page', async () => {
    const { id } = await signUpMember(backend);
    await backend.app.inject({ url: `/team/conversations/${id}/messages` });
    expect(await kindsOf(id)).toEqual(['sign-in', 'conversation-read']);
  });
});
