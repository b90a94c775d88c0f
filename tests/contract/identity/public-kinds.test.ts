import { describe, expect, it } from 'vitest';
import { outboxMails } from '@/backend/api/db/schema/mail';
import { users } from '@/backend/api/db/schema/users';
import { cpuTimeOf } from '@/tests/setup/cpu-time';
import { bearer, dataFrom, dataOf, logIn, PASSWORD, signUpMember } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';

/** Holes that other products had, tried on this one; where each was met stands in the list of outside reports. */
const backend = testBackend({ rateLimitFactor: 1 });

let peers = 0;
const ask = (url: string, payload: unknown, headers: Record<string, string> = {}) => {
  peers += 1;
  const remoteAddress = `203.0.113.${peers % 250}`;
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
  return backend.app.inject({
    method: 'POST',
    url,
    payload: body,
    headers: { 'content-type': 'application/json', ...headers },
    remoteAddress,
  });
};
const mails = async () => (await backend.context.database.orm.select().from(outboxMails)).length;
const person = { password: PASSWORD, firstName: 'Ada', lastName: 'Lo' };

describe('an address that is more than one', () => {
  const shapes = (email: string): [string, string][] => [
    ['a list', `{"email":["${email}","thief@example.com"]}`],
    ['a list of one', `{"email":["${email}"]}`],
    ['an object', `{"email":{"0":"${email}","1":"thief@example.com"}}`],
    ['two in one text', `{"email":"${email},thief@example.com"}`],
    ['two with a blank', `{"email":"${email} thief@example.com"}`],
    ['a copy in a second field', `{"email":"${email}","cc":"thief@example.com"}`],
    ['a copy in the header of a mail', `{"email":"${email}\\r\\nCc: thief@example.com"}`],
    ['a quoted part that a mailer takes for the address', `{"email":"\\"thief@example.com x\\"@example.org"}`],
    ['a comment', `{"email":"${email}(thief@example.com)"}`],
    ['a name and an address', `{"email":"${email} <thief@example.com>"}`],
  ];

  it('is refused by the reset, and nothing is written to anybody', async () => {
    const { email } = await signUpMember(backend);
    const before = await mails();
    for (const [name, body] of shapes(email)) {
      const answer = await ask('/ext/password-reset', body);
      expect([name, answer.statusCode]).toEqual([name, 400]);
    }
    expect(await mails()).toBe(before);
  });
});

describe('an address that a case mapping makes another', () => {
  it.each([
    ['a dotless i', 'admın@example.com', 'admin@example.com'],
    ['a dotted capital I', 'adm\u0130n@example.com', 'admin@example.com'],
    ['a Kelvin sign', 'mi\u212ae@example.com', 'mike@example.com'],
    ['a long s', 'ro\u017fa@example.com', 'rosa@example.com'],
    ['a Cyrillic letter', '\u0430da@example.com', 'ada@example.com'],
    ['a letter and its accent', 'rene\u0301@example.com', 'rené@example.com'],
  ])('is nobody’s: %s', async (_name, alike) => {
    const before = await mails();
    for (const answer of [
      await ask('/users/signup', { ...person, email: alike }),
      await ask('/users/login', { email: alike, password: PASSWORD, ip: '' }),
      await ask('/ext/password-reset', { email: alike }),
      await ask('/users/check-email', { email: alike }),
      await ask('/newsletter/signup', { emailAddress: alike }),
      await ask('/newsletter/get-my-coupon', { emailAddress: alike }),
    ]) {
      expect(answer.statusCode).toBe(400);
    }
    expect(await mails()).toBe(before);
  });

  it('is the same account in each spelling of its domain', async () => {
    expect((await ask('/users/signup', { ...person, email: 'Mei@Bücher.example' })).statusCode).toBe(201);
    for (const email of ['mei@xn--bcher-kva.example', 'MEI@BÜCHER.EXAMPLE', 'mei@bu\u0308cher.example', 'mei@ｂücher.example']) {
      expect((await ask('/users/signup', { ...person, email })).json()).toMatchObject({ code: 'EMAIL_TAKEN' });
      expect((await ask('/users/login', { email, password: PASSWORD, ip: '' })).statusCode).toBe(200);
    }
  });

  it('is the same account from a keyboard of full width, by every call that takes an address', async () => {
    expect((await ask('/users/signup', { ...person, email: 'wing.chan@example.com' })).statusCode).toBe(201);
    for (const email of ['wing.chan＠example.com', 'ｗｉｎｇ．ｃｈａｎ＠ｅｘａｍｐｌｅ．ｃｏｍ', ' wing。chan@example。com　']) {
      expect((await ask('/users/signup', { ...person, email })).json()).toMatchObject({ code: 'EMAIL_TAKEN' });
      expect((await ask('/users/check-email', { email })).json()).toMatchObject({ data: { exists: true } });
      expect((await ask('/users/login', { email, password: PASSWORD, ip: '' })).statusCode).toBe(200);
      expect((await ask('/ext/password-reset', { email })).statusCode).toBe(200);
      expect((await ask('/newsletter/signup', { emailAddress: email })).json()).toMatchObject({
        data: { emailAddress: 'wing.chan@example.com' },
      });
      expect((await ask('/newsletter/get-my-coupon', { emailAddress: email })).statusCode).toBe(200);
    }
  });

  it('is one subscription and one coupon in each spelling of its domain, which an account of it may use', async () => {
    const spellings = ['leser@bücher.example', 'Leser@xn--bcher-kva.example', 'LESER@BÜCHER.EXAMPLE'];
    const codes = [];
    for (const emailAddress of spellings) {
      expect((await ask('/newsletter/signup', { emailAddress })).statusCode).toBe(200);
      codes.push(dataOf('newsletterGetMyCoupon', await ask('/newsletter/get-my-coupon', { emailAddress })).couponCode);
    }
    expect(new Set(codes).size).toBe(1);
    const told = (await backend.context.database.orm.select().from(outboxMails)).filter(({ recipient }) => recipient.startsWith('leser@'));
    expect(told.map(({ recipient }) => recipient)).toEqual(['leser@xn--bcher-kva.example']);
  });

  it('is one account where all spellings are signed up at once', async () => {
    const spellings = [
      'race@bücher.example',
      'RACE@bücher.example',
      'race@xn--bcher-kva.example',
      'Race@XN--BCHER-KVA.example',
      'race@BÜCHER.example',
    ];
    const statuses = await Promise.all(spellings.map(async (email) => (await ask('/users/signup', { ...person, email })).statusCode));
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    const stored = (await backend.context.database.orm.select().from(users)).filter(({ email }) => email.startsWith('race@'));
    expect(stored.map(({ email }) => email)).toEqual(['race@xn--bcher-kva.example']);
  });
});

describe('the guesses at one account', () => {
  it('are counted together, however its address is spelt', async () => {
    expect((await ask('/users/signup', { ...person, email: 'counted@bücher.example' })).statusCode).toBe(201);
    const spellings = ['counted@bücher.example', 'COUNTED@bücher.example', 'counted@xn--bcher-kva.example', 'Counted@Bücher.Example'];
    const statuses = [];
    for (let index = 0; index < 12; index += 1) {
      statuses.push(
        (await ask('/users/login', { email: spellings[index % 4], password: `guess ${index}`, ip: `198.51.100.${index}` })).statusCode,
      );
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
  });
});

describe('a session', () => {
  it('is a new one at each login, whatever the request brings along', async () => {
    const [thief, victim] = [await signUpMember(backend), await signUpMember(backend)];
    const fixed = thief.token;
    const answer = await ask(
      '/users/login',
      { email: victim.email, password: PASSWORD, ip: '' },
      { ...bearer(fixed), cookie: `accessToken=${fixed}` },
    );
    const { accessToken } = dataOf('login', answer);
    expect(accessToken).not.toBe(fixed);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await dataFrom(backend, 'currentUser', { token: fixed })).user.id).toBe(thief.id);
    expect((await dataFrom(backend, 'currentUser', { token: accessToken })).user.id).toBe(victim.id);
  });

  it('is begun by no form of another site: nothing but JSON is read, which a form cannot send', async () => {
    const { email } = await signUpMember(backend);
    const json = JSON.stringify({ email, password: PASSWORD, ip: '' });
    for (const [type, body] of [
      ['text/plain', json],
      ['text/plain;charset=UTF-8', `${json.slice(0, -1)},"x":"="}`],
      ['application/x-www-form-urlencoded', new URLSearchParams({ email, password: PASSWORD, ip: '' }).toString()],
      ['multipart/form-data; boundary=x', `--x\r\nContent-Disposition: form-data; name="email"\r\n\r\n${email}\r\n--x--`],
      ['', json],
    ] as const) {
      const answer = await ask('/users/login', body, { 'content-type': type, origin: 'https://evil.example' });
      expect([type, answer.statusCode >= 400, answer.body.includes('accessToken')]).toEqual([type, true, false]);
    }
  });

  it('is proven by the header alone: neither a cookie nor a token in the address or the body is read', async () => {
    const { token } = await signUpMember(backend);
    for (const [url, headers] of [
      ['/users/me', { cookie: `accessToken=${token}` }],
      [`/users/me?token=${token}`, {}],
      [`/users/me?access_token=${token}`, {}],
    ] as [string, Record<string, string>][]) {
      expect((await backend.app.inject({ url, headers })).statusCode).toBe(401);
    }
  });
});

describe('a password', () => {
  const long = 'a drawer of quiet linen and wool, folded twice, beside a lamp that is never lit';

  it.each([
    ['differs after its 72nd byte', `${long} one`, `${long} two`],
    ['differs in its case', 'Quiet Linen', 'quiet linen'],
    ['differs in an accent', 'quiet linén', 'quiet linen'],
    ['differs in a blank at its end', 'quiet linen ', 'quiet linen'],
  ])('that %s is another one', async (_name, own, other) => {
    const { email } = await signUpMember(backend, { password: own });
    expect((await ask('/users/login', { email, password: other, ip: '' })).statusCode).toBe(401);
    expect(await logIn(backend, email, own)).toHaveLength(43);
  });

  it('that is as long as may be costs no more than a short one to refuse', async () => {
    const { email } = await signUpMember(backend);
    const took = (password: string) =>
      cpuTimeOf(async () => {
        for (let turn = 0; turn < 3; turn += 1) await ask('/users/login', { email, password, ip: '' });
      });
    await took('a short one');
    expect(await took('\ufdfa'.repeat(1_024))).toBeLessThan(20 * (await took('a short one')));
  });
});
