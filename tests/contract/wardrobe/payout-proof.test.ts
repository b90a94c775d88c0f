import { describe, expect, it } from 'vitest';
import { mailedTokens } from '@/backend/api/db/schema/sign-in';
import { LOCALE_CODES, regionOfLocale } from '@/lib/config/locales';
import { call, dataFrom, dataOf, mailedCode, mailedToken, mailsTo, PASSWORD, signUpMember, type TestMember } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';
import { MONDAY } from './support';

const backend = testBackend({ rateLimitFactor: 20 }, { clock: () => new Date(MONDAY.getTime() + ahead) });
let ahead = 0;

const MINUTE_MS = 60_000;
const FPS = { method: 'fast', holder: 'Mei Ling Chan', account: '5550 1234' };
const BANK = { method: 'bank', holder: 'Somebody Else', bankCode: '004', account: '808-123456-838' };
const CREDIT = { method: 'credit' };

interface Refused {
  code?: string;
  errors?: { path: string; code: string }[];
}
const choose = (token: string, body: object) => call(backend, 'choosePayout', { token, body });
const refusalOf = async (token: string, body: object) => {
  const { code, errors } = (await choose(token, body)).json<Refused>();
  return [code, ...(errors ?? []).map((error) => `${error.path} ${error.code}`)];
};
const destinationOf = async (token: string) => (await dataFrom(backend, 'payout', { token })).destination;
const chosen = async (token: string, body: object) => dataOf('choosePayout', await choose(token, body)).destination;
const WRONG_CODE = ['CODE_WRONG', 'code wrong'];

async function withoutPassword(fields: Record<string, unknown> = {}): Promise<TestMember> {
  const member = await signUpMember(backend, fields);
  await backend.context.database.orm.execute(`delete from password_credentials where user_id = '${member.id}'`);
  return member;
}
async function askForCode({ email, token }: TestMember): Promise<string> {
  await dataFrom(backend, 'sendPayoutCode', { token });
  return mailedCode(backend, email);
}

describe('where money goes is chosen', () => {
  it.each([
    ['for the first time', null],
    ['anew', FPS],
  ])('%s by nobody who holds the session alone', async (_when, before) => {
    const { token, email } = await signUpMember(backend);
    if (before) await chosen(token, { ...before, password: PASSWORD });
    const stood = await destinationOf(token);
    for (const choice of [FPS, BANK, CREDIT]) {
      expect(await refusalOf(token, choice)).toEqual(['PASSWORD_WRONG', 'password required']);
      expect(await refusalOf(token, { ...choice, password: 'another horse 8' })).toEqual(['PASSWORD_WRONG', 'password wrong']);
      expect(await refusalOf(token, { ...choice, code: '1234 5678' })).toEqual(WRONG_CODE);
    }
    expect(await destinationOf(token)).toEqual(stood);
    expect((await mailsTo(backend, email)).map(({ subject }) => subject)).not.toContain('Your payout details have changed');
  });

  it('by the password, and what is wrong with an account is said before it is asked for', async () => {
    const { token } = await signUpMember(backend);
    expect(await refusalOf(token, { ...FPS, account: '12' })).toEqual(['VALIDATION', 'account pattern']);
    expect(await chosen(token, { ...FPS, password: PASSWORD })).toMatchObject({ method: 'fast', ending: '234' });
  });

  it('after ten wrong guesses by nobody for a quarter of an hour, whatever they were made for', async () => {
    const { token } = await signUpMember(backend);
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await refusalOf(token, { ...BANK, password: `guess ${guess}` }))[0]).toBe('PASSWORD_WRONG');
    }
    for (let guess = 0; guess < 3; guess += 1) {
      expect((await call(backend, 'deleteAccount', { token, body: { password: `guess ${guess}` } })).json<Refused>().code).toBe(
        'PASSWORD_WRONG',
      );
    }
    // A page of an older version does not know that it has to ask: that is no guess.
    for (let press = 0; press < 12; press += 1) expect(await refusalOf(token, BANK)).toEqual(['PASSWORD_WRONG', 'password required']);
    expect(
      (await call(backend, 'changePassword', { token, body: { current: 'guess', next: 'a drawer of quiet linen' } })).json<Refused>().code,
    ).toBe('PASSWORD_WRONG');
    expect(await refusalOf(token, { ...BANK, code: '1234 5670' })).toEqual(WRONG_CODE);
    const late = await choose(token, { ...BANK, password: PASSWORD });
    expect([late.statusCode, Number(late.headers['retry-after'])]).toEqual([429, 900]);
    expect(await destinationOf(token)).toBeNull();
    ahead += 15 * MINUTE_MS;
    expect(await chosen(token, { ...BANK, password: PASSWORD })).toMatchObject({ method: 'bank' });
  });

  it('once more as it stands, which is told to nobody', async () => {
    const { token, email } = await signUpMember(backend);
    for (const choice of [FPS, BANK, BANK]) await chosen(token, { ...choice, password: PASSWORD });
    expect((await mailsTo(backend, email)).filter(({ subject }) => subject === 'Your payout details have changed')).toHaveLength(1);
  });

  it('by whoever knows the password, without counting what they mistyped before', async () => {
    const { token } = await signUpMember(backend);
    for (let round = 0; round < 3; round += 1) {
      for (let slip = 0; slip < 4; slip += 1) await choose(token, { ...FPS, password: 'a slip' });
      await chosen(token, { ...FPS, password: PASSWORD });
    }
  });
});

describe('a member without a password', () => {
  it('is told to ask for a code, and chooses with it, once', async () => {
    const member = await withoutPassword();
    for (const proof of [{}, { password: '' }, { password: PASSWORD }]) {
      expect(await refusalOf(member.token, { ...BANK, ...proof })).toEqual(['ACCOUNT_PROOF_REQUIRED']);
    }
    const code = await askForCode(member);
    expect(JSON.stringify(await backend.context.database.orm.select().from(mailedTokens))).not.toContain(code.replace(' ', ''));
    expect(await refusalOf(member.token, { ...BANK, account: '12', code })).toEqual(['VALIDATION', 'account pattern']);
    expect(await chosen(member.token, { ...BANK, code })).toMatchObject({ ending: '6838' });
    expect(await refusalOf(member.token, { ...FPS, code })).toEqual(WRONG_CODE);
    expect(await destinationOf(member.token)).toMatchObject({ ending: '6838' });
  });

  it.each(['as it stands', 'without the space', 'in wide digits'])('may type it %s', async (how) => {
    const member = await withoutPassword();
    const code = await askForCode(member);
    const plain = code.replace(' ', '');
    const wide = [...plain].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join('');
    await chosen(member.token, { ...CREDIT, code: { 'as it stands': code, 'without the space': plain, 'in wide digits': wide }[how] });
  });

  it('chooses once with a code that is sent twice at the same moment', async () => {
    const member = await withoutPassword();
    const code = await askForCode(member);
    const answers = await Promise.all([choose(member.token, { ...FPS, code }), choose(member.token, { ...BANK, code })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
  });

  it('has chosen when the answer was lost, and presses again; not with another choice, nor later', async () => {
    const member = await withoutPassword();
    const code = await askForCode(member);
    const first = await chosen(member.token, { ...BANK, code });
    for (let press = 0; press < 12; press += 1) expect(await chosen(member.token, { ...BANK, code: code.replace(' ', '') })).toEqual(first);
    for (const other of [{ account: '808-123456-839' }, { holder: 'Somebody' }, { bankCode: '012' }]) {
      expect(await refusalOf(member.token, { ...BANK, ...other, code })).toEqual(WRONG_CODE);
    }
    expect(await refusalOf(member.token, { ...BANK, code: '1234 5678' })).toEqual(WRONG_CODE);
    ahead += 10 * MINUTE_MS;
    expect(await refusalOf(member.token, { ...BANK, code })).toEqual(WRONG_CODE);
    expect(await destinationOf(member.token)).toEqual(first);
  });

  it('has chosen with two presses of the same at one moment', async () => {
    const member = await withoutPassword();
    const code = await askForCode(member);
    const answers = await Promise.all([1, 2, 3].map(() => choose(member.token, { ...FPS, code })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  it('has one code, the last one, also where several were asked for at once', async () => {
    const member = await withoutPassword();
    await Promise.all([1, 2, 3].map(() => askForCode(member)));
    expect(
      (await backend.context.database.orm.select().from(mailedTokens)).filter(
        ({ userId, purpose }) => userId === member.id && purpose === 'choose-payout',
      ),
    ).toHaveLength(1);
  });

  it('chooses by no code that is old, replaced, or somebody else’s', async () => {
    const [member, stranger] = [await withoutPassword(), await withoutPassword()];
    expect(await refusalOf(member.token, { ...BANK, code: await askForCode(stranger) })).toEqual(WRONG_CODE);
    const replaced = await askForCode(member);
    const newest = await askForCode(member);
    expect(await refusalOf(member.token, { ...BANK, code: replaced })).toEqual(WRONG_CODE);
    ahead += 10 * MINUTE_MS + 1;
    expect(await refusalOf(member.token, { ...BANK, code: newest })).toEqual(WRONG_CODE);
    expect(await destinationOf(member.token)).toBeNull();
  });

  it('proves one thing with one mail: neither chooses with the link of a deletion, nor is deleted by the code', async () => {
    const member = await withoutPassword();
    await dataFrom(backend, 'sendDeletionLink', { token: member.token });
    const link = await mailedToken(backend, member.email, 'account');
    const code = await askForCode(member);
    expect(await refusalOf(member.token, { ...BANK, code: link })).toEqual(WRONG_CODE);
    expect(await refusalOf(member.token, { ...BANK, token: link })).toEqual(['VALIDATION', expect.stringContaining('token')]);
    for (const token of [code, code.replace(' ', '')]) {
      expect((await call(backend, 'deleteAccount', { token: member.token, body: { token } })).json()).toMatchObject({
        code: 'TOKEN_EXPIRED',
      });
    }
    // Each is still good for its own.
    await chosen(member.token, { ...BANK, code });
    expect((await call(backend, 'deleteAccount', { token: member.token, body: { token: link } })).statusCode).toBe(200);
  });

  it('is sent so many codes an hour, and no more', async () => {
    const member = await withoutPassword();
    for (let round = 0; round < 12; round += 1) await askForCode(member);
    expect((await call(backend, 'sendPayoutCode', { token: member.token })).statusCode).toBe(429);
    // Nor by an account of the same address that is opened anew.
    await backend.context.database.orm.execute(`update users set email = 'left-${member.email}' where id = '${member.id}'`);
    const anew = await signUpMember(backend, { email: member.email });
    expect((await call(backend, 'sendPayoutCode', { token: anew.token })).statusCode).toBe(429);
  });

  it.each(LOCALE_CODES)('reads of it in %s, without a word that somebody typed', async (locale) => {
    const member = await withoutPassword({ locale, country: regionOfLocale(locale), firstName: 'Win at evil.example' });
    await askForCode(member);
    const mail = (await mailsTo(backend, member.email)).at(-1);
    expect(mail?.subject).toBe(
      {
        en: 'Your code to confirm your payout details',
        'en-SG': 'Your code to confirm your payout details',
        zh: '設定收款方式的驗證碼',
        'zh-CN': '设置收款方式的验证码',
        'zh-Hans': '设定收款方式的验证码',
      }[locale],
    );
    expect(mail?.body).not.toContain('evil.example');
    expect(mail?.body).toMatch(/^http:\/\/(hk|sg)\.localhost:3000.*\/account$/m);
  });
});
