import { Secret, TOTP } from 'otpauth';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoices } from '@/backend/api/db/schema/orders';
import { recoveryCodes, secondFactors } from '@/backend/api/db/schema/sign-in';
import { resealSecrets } from '@/backend/api/identity/second-factor';
import { issueInvoice } from '@/backend/api/modules/billing/issue-invoice';
import { LOCALE_CODES, regionOfLocale } from '@/lib/config/locales';
import { call, dataFrom, dataOf, mailedCode, mailedToken, mailsTo, PASSWORD, signUpMember, type TestMember } from '@/tests/setup/member';
import { createTestBackend, type TestBackend } from '@/tests/setup/test-backend';

const STEP_MS = 30_000;
const KEY = 'a key of at least thirty-two characters';
const CREDIT = { method: 'credit' };
let now = Date.parse('2026-11-23T02:00:00Z');
let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend({ rateLimitFactor: 20, dataKeys: [KEY] }, { clock: () => new Date(now) });
});
afterAll(() => backend.remove());
const orm = () => backend.context.database.orm;

interface Refused {
  code?: string;
  errors?: { path: string; code: string; params?: { ticket?: string } }[];
}
const refusalOf = (answer: { json(): unknown }) => answer.json() as Refused;
const codeOf = (answer: { json(): unknown }) => refusalOf(answer).code;

/** What the app shows so many steps from now. */
const shown = (secret: string, steps = 0) => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now + steps * STEP_MS });

interface Protected extends TestMember {
  secret: string;
  codes: string[];
}
async function turnOn(member: TestMember): Promise<Protected> {
  const { token } = member;
  const { secret } = await dataFrom(backend, 'beginSecondFactor', { token, body: { password: PASSWORD } });
  const confirmed = await call(backend, 'confirmSecondFactor', { token, body: { secondFactor: shown(secret) } });
  now += STEP_MS;
  return { ...member, secret, codes: dataOf('confirmSecondFactor', confirmed).recoveryCodes };
}
const protectedMember = async (fields: Record<string, unknown> = {}) => turnOn(await signUpMember(backend, fields));

const logInOnce = (email: string, password = PASSWORD) => call(backend, 'login', { body: { email, password, ip: '' } });
async function ticketOf(email: string): Promise<string> {
  const answer = await logInOnce(email);
  const { code, errors } = refusalOf(answer);
  expect([answer.statusCode, code]).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
  return errors?.[0]?.params?.ticket ?? '';
}
const finish = (ticket: string, secondFactor: string) => call(backend, 'finishSignIn', { body: { ticket, secondFactor } });
const stateOf = ({ token }: TestMember) => dataFrom(backend, 'secondFactor', { token });
const toldTo = async ({ email }: TestMember) =>
  (await mailsTo(backend, email)).map(({ body }) => /^Changed: (.*)$/m.exec(body)?.[1]).filter(Boolean);

describe('a second factor', () => {
  it('is set up by the password and proven by a code, before which nothing asks for it', async () => {
    const member = await signUpMember(backend);
    const begin = (body: object) => call(backend, 'beginSecondFactor', { token: member.token, body });
    expect(codeOf(await begin({}))).toBe('PASSWORD_WRONG');
    expect(codeOf(await begin({ password: 'another horse 8' }))).toBe('PASSWORD_WRONG');
    const { secret, uri } = dataOf('beginSecondFactor', await begin({ password: PASSWORD }));
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(decodeURIComponent(uri)).toContain(member.email);
    expect((await logInOnce(member.email)).statusCode).toBe(200);
    const wrong = await call(backend, 'confirmSecondFactor', { token: member.token, body: { secondFactor: shown(secret, 5) } });
    expect(codeOf(wrong)).toBe('CODE_WRONG');
    expect((await stateOf(member)).since).toBeNull();
    const { codes } = await turnOn(member);
    expect(new Set(codes).size).toBe(10);
    expect(await stateOf(member)).toEqual({ since: expect.any(String), codesLeft: 10 });
    expect(codeOf(await begin({ password: PASSWORD }))).toBe('CONFLICT');
    expect(await toldTo(member)).toEqual(['Two-step login turned on']);
  });

  it.each(['12345六', '𤋮𐀀𐀀', '12 34 5é', '٣٤٥六七八'])('is not proven by %s, which is six characters and no code', async (typed) => {
    const member = await signUpMember(backend);
    await dataFrom(backend, 'beginSecondFactor', { token: member.token, body: { password: PASSWORD } });
    expect(codeOf(await call(backend, 'confirmSecondFactor', { token: member.token, body: { secondFactor: typed } }))).toBe('CODE_WRONG');
  });

  it('is kept encrypted, and its recovery codes as what recognises them', async () => {
    const { id, secret, codes } = await protectedMember();
    const stored = JSON.stringify([await orm().select().from(secondFactors), await orm().select().from(recoveryCodes)]);
    for (const plain of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))]) expect(stored).not.toContain(plain);
    const secretOf = async () => (await orm().select().from(secondFactors).where(eq(secondFactors.userId, id)))[0]?.secret ?? '';
    const before = await secretOf();
    expect((await resealSecrets(orm(), ['a new key of at least thirty-two signs', KEY])).unreadable).toEqual([]);
    expect(await secretOf()).not.toBe(before);
    expect((await resealSecrets(orm(), [KEY, 'a new key of at least thirty-two signs'])).changed).toBeGreaterThan(0);
  });

  it('is asked for at a login after the password alone, which opens nothing by itself', async () => {
    const { email, secret } = await protectedMember();
    expect((await logInOnce(email, 'another horse 8')).statusCode).toBe(401);
    const ticket = await ticketOf(email);
    expect((await call(backend, 'currentUser', { token: ticket })).statusCode).toBe(401);
    expect(codeOf(await finish(ticket, '000000'))).toBe('CODE_WRONG');
    expect(codeOf(await finish(`${ticket.slice(0, -4)}AAAA`, shown(secret)))).toBe('TOKEN_EXPIRED');
    const { accessToken, deviceToken } = dataOf('finishSignIn', await finish(ticket, shown(secret)));
    expect([accessToken.length, Boolean(deviceToken)]).toEqual([43, true]);
  });

  it('takes a code of the step before and after, and each once', async () => {
    const { email, secret } = await protectedMember();
    const ticket = await ticketOf(email);
    now += 3 * STEP_MS;
    for (const steps of [-2, 2]) expect(codeOf(await finish(ticket, shown(secret, steps)))).toBe('CODE_WRONG');
    expect((await finish(ticket, shown(secret, -1))).statusCode).toBe(200);
    expect((await finish(ticket, shown(secret, 1))).statusCode).toBe(200);
    // Neither it nor an older one.
    for (const steps of [1, 0, -1]) expect(codeOf(await finish(ticket, shown(secret, steps)))).toBe('CODE_WRONG');
    now += 2 * STEP_MS;
    const both = await Promise.all([finish(ticket, shown(secret)), finish(ticket, shown(secret))]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
  });

  it('is guessed no more than five times a quarter of an hour, nor fifty times a day, in whatever way', async () => {
    const { email, secret, token } = await protectedMember();
    const ticket = await ticketOf(email);
    for (let guess = 0; guess < 3; guess += 1) await finish(ticket, '000000');
    for (let guess = 0; guess < 2; guess += 1) await call(backend, 'endSecondFactor', { token, body: { secondFactor: '000000' } });
    expect((await finish(ticket, shown(secret))).statusCode).toBe(429);
    let tried = 5;
    for (let quarter = 0; quarter < 12; quarter += 1) {
      now += 15 * 60_000;
      for (let guess = 0; guess < 5; guess += 1) {
        tried += (await call(backend, 'endSecondFactor', { token, body: { secondFactor: '000000' } })).statusCode === 403 ? 1 : 0;
      }
    }
    expect(tried).toBeLessThanOrEqual(50);
    expect((await call(backend, 'endSecondFactor', { token, body: { secondFactor: shown(secret) } })).statusCode).toBe(429);
  });

  it('has a ticket that ends after ten minutes, and with a new password', async () => {
    const { email, secret, token } = await protectedMember();
    const late = await ticketOf(email);
    now += 10 * 60_000 + 1;
    expect(codeOf(await finish(late, shown(secret)))).toBe('TOKEN_EXPIRED');
    const before = await ticketOf(email);
    now += 1_000;
    await dataFrom(backend, 'changePassword', { token, body: { current: PASSWORD, next: 'a drawer of quiet linen' } });
    expect(codeOf(await finish(before, shown(secret)))).toBe('TOKEN_EXPIRED');
  });

  it('outlives a new password by mail: the letter box alone does not open the account', async () => {
    const { email, secret, token } = await protectedMember();
    const confirming = await mailedToken(backend, email, 'verify-email');
    await dataFrom(backend, 'verifyEmail', { token, body: { token: confirming } });
    await call(backend, 'passwordReset', { body: { email } });
    const reset = await mailedToken(backend, email, 'reset-password');
    await dataFrom(backend, 'passwordResetConfirm', { body: { token: reset, password: PASSWORD } });
    expect((await finish(await ticketOf(email), shown(secret))).statusCode).toBe(200);
  });

  it('goes with what a stranger has set before the first proof of an address', async () => {
    const { email } = await protectedMember();
    const token = await mailedToken(backend, email, 'verify-email');
    expect((await dataFrom(backend, 'verifyEmail', { body: { token } })).cleared).toBe(true);
    await call(backend, 'passwordReset', { body: { email } });
    const reset = await mailedToken(backend, email, 'reset-password');
    await dataFrom(backend, 'passwordResetConfirm', { body: { token: reset, password: PASSWORD } });
    expect((await logInOnce(email)).statusCode).toBe(200);
  });
});

describe('a recovery code', () => {
  it('logs in once, as typed in any way, and its owner is told', async () => {
    const member = await protectedMember();
    const { email, codes } = member;
    const [first = '', second = ''] = codes;
    expect((await finish(await ticketOf(email), first)).statusCode).toBe(200);
    expect(codeOf(await finish(await ticketOf(email), first))).toBe('CODE_WRONG');
    expect((await finish(await ticketOf(email), second.toLowerCase().replaceAll('-', ' '))).statusCode).toBe(200);
    expect((await stateOf(member)).codesLeft).toBe(8);
    expect(await toldTo(member)).toContain('Recovery code used to log in');
  });

  it('is of one member, and ends with new ones', async () => {
    const [member, other] = [await protectedMember(), await protectedMember()];
    expect(codeOf(await finish(await ticketOf(member.email), other.codes[0] ?? ''))).toBe('CODE_WRONG');
    const renewed = await call(backend, 'renewRecoveryCodes', { token: member.token, body: { secondFactor: shown(member.secret) } });
    const { recoveryCodes: next } = dataOf('renewRecoveryCodes', renewed);
    expect(codeOf(await finish(await ticketOf(member.email), member.codes[0] ?? ''))).toBe('CODE_WRONG');
    expect((await finish(await ticketOf(member.email), next[0] ?? '')).statusCode).toBe(200);
  });
});

describe('with a second factor', () => {
  it.each(['the password', 'a mailed code'])(
    'where money goes is chosen by %s and a code, and a lost answer is found again',
    async (way) => {
      const { email, token, secret } = await protectedMember();
      const choose = (body: object) => call(backend, 'choosePayout', { token, body: { ...CREDIT, ...body } });
      if (way === 'a mailed code') await dataFrom(backend, 'sendPayoutCode', { token });
      const proof = way === 'a mailed code' ? { code: await mailedCode(backend, email) } : { password: PASSWORD };
      expect(codeOf(await choose(proof))).toBe('SECOND_FACTOR_REQUIRED');
      expect(refusalOf(await choose({ ...proof, secondFactor: '000000' })).errors).toEqual([{ path: 'secondFactor', code: 'wrong' }]);
      expect(codeOf(await choose({ secondFactor: shown(secret) }))).toMatch(/PASSWORD_WRONG/);
      const whole = { ...proof, secondFactor: shown(secret) };
      dataOf('choosePayout', await choose(whole));
      dataOf('choosePayout', await choose(whole));
      expect(codeOf(await choose({ ...whole, method: 'fast', holder: 'Somebody', account: '5550 1234' }))).toBe('CODE_WRONG');
    },
  );

  it('another address is asked for by the password and a code', async () => {
    const { token, secret } = await protectedMember();
    const ask = (body: object) => call(backend, 'changeEmail', { token, body: { email: 'elsewhere@example.com', ...body } });
    expect(codeOf(await ask({ password: PASSWORD }))).toBe('SECOND_FACTOR_REQUIRED');
    expect(codeOf(await ask({ secondFactor: shown(secret) }))).toBe('PASSWORD_WRONG');
    dataOf('changeEmail', await ask({ password: PASSWORD, secondFactor: shown(secret) }));
  });

  it.each(['the password', 'a mailed link'])('the account is deleted by %s and a code', async (way) => {
    const { email, token, secret, codes } = await protectedMember();
    if (way === 'a mailed link') await dataFrom(backend, 'sendDeletionLink', { token });
    const proof = way === 'a mailed link' ? { token: await mailedToken(backend, email, 'account') } : { password: PASSWORD };
    const remove = (body: object) => call(backend, 'deleteAccount', { token, body });
    expect(codeOf(await remove(proof))).toBe('SECOND_FACTOR_REQUIRED');
    expect(refusalOf(await remove({ ...proof, secondFactor: '000000' })).errors).toEqual([{ path: 'secondFactor', code: 'wrong' }]);
    expect(codeOf(await remove({ secondFactor: shown(secret) }))).toBe('PASSWORD_WRONG');
    expect((await call(backend, 'currentUser', { token })).statusCode).toBe(200);
    dataOf('deleteAccount', await remove({ ...proof, secondFactor: way === 'a mailed link' ? (codes[0] ?? '') : shown(secret) }));
    expect((await call(backend, 'currentUser', { token })).statusCode).toBe(401);
  });

  it.each(['a code of the app', 'a recovery code'])('%s is not used up by a deletion that something else blocks', async (way) => {
    const member = await protectedMember();
    const { id, token, secret, codes } = member;
    const code = way === 'a recovery code' ? (codes[0] ?? '') : shown(secret);
    const remove = () => call(backend, 'deleteAccount', { token, body: { password: PASSWORD, secondFactor: code } });
    const lines = [{ kind: 'x' as const, description: 'x', quantity: 1, unitPrice: 100, amount: 100 }];
    const owed = { userId: id, orderId: null, country: 'hk', lines, status: 'due', usesCredit: false } as const;
    const invoice = await orm().transaction((tx) => issueInvoice(tx, owed, new Date(now)));
    for (let tries = 0; tries < 2; tries += 1) expect(codeOf(await remove())).toBe('ACCOUNT_DELETION_BLOCKED');
    expect((await stateOf(member)).codesLeft).toBe(10);
    await orm().delete(invoices).where(eq(invoices.id, invoice.id));
    dataOf('deleteAccount', await remove());
  });

  it('a code is not used up by what is refused for another reason, and then works once', async () => {
    const { token, secret } = await protectedMember();
    const ask = (email: string, secondFactor: string) =>
      call(backend, 'changeEmail', { token, body: { email, password: PASSWORD, secondFactor } });
    let answer = await ask('often-asked@example.com', shown(secret));
    while (answer.statusCode === 200) {
      now += STEP_MS;
      answer = await ask('often-asked@example.com', shown(secret));
    }
    expect(answer.statusCode).toBe(429);
    const renew = () => call(backend, 'renewRecoveryCodes', { token, body: { secondFactor: shown(secret) } });
    const both = await Promise.all([renew(), renew()]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
  });

  it('of two choices at once with one code one is made, and the same press twice is answered alike', async () => {
    const { token, secret } = await protectedMember();
    const choose = (body: object) =>
      call(backend, 'choosePayout', { token, body: { ...body, password: PASSWORD, secondFactor: shown(secret) } });
    const fast = { method: 'fast', holder: 'Mei Ling Chan', account: '5550 1234' };
    const both = await Promise.all([choose(CREDIT), choose(fast)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
    now += STEP_MS;
    const alike = await Promise.all([choose(fast), choose(fast)]);
    expect(alike.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  it('it is turned off by a code alone, told and recorded, and asked for no more', async () => {
    const member = await protectedMember();
    const end = (secondFactor: string) => call(backend, 'endSecondFactor', { token: member.token, body: { secondFactor } });
    expect(codeOf(await end('000000'))).toBe('CODE_WRONG');
    dataOf('endSecondFactor', await end(shown(member.secret)));
    expect(codeOf(await end(shown(member.secret, 1)))).toBe('NOT_FOUND');
    expect((await logInOnce(member.email)).statusCode).toBe(200);
    expect(await toldTo(member)).toEqual(['Two-step login turned on', 'Two-step login turned off']);
    const { sections } = await dataFrom(backend, 'exportAccount', { token: member.token });
    expect(sections.securityRecords?.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['second-factor-set', 'second-factor-ended', 'proof-failed']),
    );
  });
});

it.each(LOCALE_CODES)('a change of the second factor is told by mail in %s', async (locale) => {
  const { email } = await protectedMember({ locale, country: regionOfLocale(locale) });
  expect((await mailsTo(backend, email)).at(-1)?.body).not.toMatch(/\{\{|undefined/);
});
