import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessions } from '@/backend/api/db/schema/sign-in';
import { call, logIn, mailedToken, mailsTo, PASSWORD, signUpMember } from '@/tests/setup/member';
import { createTestBackend, testBackend } from '@/tests/setup/test-backend';

const START = Date.parse('2026-11-02T04:00:00Z');
const NEW_PASSWORD = 'another horse 8';
let now = START;
const backend = testBackend({}, { clock: () => new Date(now) });

beforeEach(() => {
  now = START;
});

const ask = (email: string, headers = {}) =>
  call(backend, 'passwordReset', { body: { email }, headers: { 'x-request-id': 'same-request', ...headers } });
/** Asks once more. */
const lettersOf = async (email: string) => {
  await ask(email);
  return (await mailsTo(backend, email)).filter(({ subject }) => subject === 'Reset your password').map(({ body }) => body);
};
const confirm = (token: string, password = NEW_PASSWORD) => call(backend, 'passwordResetConfirm', { body: { token, password } });

describe('asking for a new password', () => {
  it('answers a known and an unknown address alike, and writes to both', async () => {
    const { email } = await signUpMember(backend);
    const [known, unknown] = [await ask(email.toUpperCase()), await ask('nobody@example.com', { 'accept-language': 'zh-HK' })];
    expect(unknown.body).toBe(known.body);
    expect(known.statusCode).toBe(200);
    expect((await mailsTo(backend, email)).map(({ subject }) => subject)).toContain('Reset your password');
    expect((await mailsTo(backend, 'nobody@example.com')).map(({ subject }) => subject)).toEqual(['這個電郵地址沒有對應的帳戶']);
  });

  it('says beforehand what a new password removes while nobody has confirmed the address, and only then', async () => {
    const { email, token } = await signUpMember(backend);
    const [first] = await lettersOf(email);
    expect(first).toContain('has never been confirmed');
    expect(first).toMatch(/also removes the names, .*addresses, saved cards and payout details .* any login with Google or Apple/);
    await call(backend, 'verifyEmail', { token, body: { token: await mailedToken(backend, email, 'verify-email') } });
    expect((await lettersOf(email)).map((body) => body.includes('never been confirmed'))).toEqual([true, false]);
  });

  it('writes three mails an hour at most, with the same answer', async () => {
    const { email } = await signUpMember(backend);
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(email)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await mailsTo(backend, email)).filter(({ subject }) => subject === 'Reset your password')).toHaveLength(3);
  });
});

describe('a peer that names one address after another', () => {
  it('has ten of them written to in a quarter of an hour, and hears the same as before', async () => {
    const strict = await createTestBackend({ rateLimitFactor: 1 });
    try {
      const strangers = Array.from({ length: 14 }, (_, index) => `stranger-${index}@example.com`);
      const bodies = [];
      for (const email of strangers) {
        bodies.push((await call(strict, 'passwordReset', { body: { email }, headers: { 'x-request-id': 'same-request' } })).body);
      }
      expect(new Set(bodies).size).toBe(1);
      const written = await Promise.all(strangers.map((email) => mailsTo(strict, email)));
      expect(written.flat()).toHaveLength(10);
    } finally {
      await strict.remove();
    }
  });
});

describe('the mailed link', () => {
  it('sets the password once, ends every session and tells the member', async () => {
    const { email, token } = await signUpMember(backend);
    await ask(email);
    const link = await mailedToken(backend, email, 'reset-password');
    const answers = await Promise.all([confirm(link), confirm(link), confirm(link)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
    expect((await call(backend, 'currentUser', { token })).statusCode).toBe(401);
    expect((await call(backend, 'login', { body: { email, password: PASSWORD, ip: '' } })).statusCode).toBe(401);
    expect(await logIn(backend, email, NEW_PASSWORD)).toHaveLength(43);
    expect((await mailsTo(backend, email)).map(({ subject }) => subject)).toContain('Your password has been changed');
  });

  it('still works after a password that cannot be used', async () => {
    const { email } = await signUpMember(backend);
    await ask(email);
    const link = await mailedToken(backend, email, 'reset-password');
    expect((await confirm(link, '123456')).json()).toMatchObject({ statusCode: 400, code: 'PASSWORD_POLICY' });
    expect((await confirm(link)).statusCode).toBe(200);
  });

  it('says without a password whether it still works, and is not used up by that', async () => {
    const { email } = await signUpMember(backend);
    await ask(email);
    const token = await mailedToken(backend, email, 'reset-password');
    const look = () => call(backend, 'passwordResetConfirm', { body: { token } });
    expect((await look()).json()).toMatchObject({ statusCode: 200, data: {} });
    expect((await look()).statusCode).toBe(200);
    expect((await call(backend, 'login', { body: { email, password: PASSWORD, ip: '' } })).statusCode).toBe(200);
    expect((await confirm(token)).statusCode).toBe(200);
    expect((await look()).json()).toMatchObject({ statusCode: 400, code: 'TOKEN_EXPIRED' });
  });

  it('opens an account that too many guesses had closed', async () => {
    const { email } = await signUpMember(backend);
    for (let index = 0; index < 11; index += 1) await call(backend, 'login', { body: { email, password: 'a wrong guess', ip: '' } });
    await ask(email);
    await confirm(await mailedToken(backend, email, 'reset-password'));
    expect(await logIn(backend, email, NEW_PASSWORD)).toHaveLength(43);
  });

  it('ends when the member sets another password by the present one', async () => {
    const { email, token: session } = await signUpMember(backend);
    await ask(email);
    const link = await mailedToken(backend, email, 'reset-password');
    const changed = await call(backend, 'changePassword', { token: session, body: { current: PASSWORD, next: 'a third horse 9' } });
    expect(changed.statusCode).toBe(200);
    expect((await confirm(link)).json()).toMatchObject({ code: 'TOKEN_EXPIRED' });
    expect(await logIn(backend, email, 'a third horse 9')).toHaveLength(43);
  });

  it('ends after an hour, when a newer one is asked for, and is no link of another kind', async () => {
    const { email } = await signUpMember(backend);
    await ask(email);
    const first = await mailedToken(backend, email, 'reset-password');
    now += 1;
    await ask(email);
    const second = await mailedToken(backend, email, 'reset-password');
    expect((await call(backend, 'verifyEmail', { body: { token: second } })).json()).toMatchObject({ code: 'TOKEN_EXPIRED' });
    expect((await confirm(await mailedToken(backend, email, 'verify-email'))).statusCode).toBe(400);
    expect((await confirm(first)).json()).toMatchObject({ statusCode: 400, code: 'TOKEN_EXPIRED' });
    now += 3_600_000;
    expect((await confirm(second)).json()).toMatchObject({ statusCode: 400, code: 'TOKEN_EXPIRED' });
    expect((await confirm('no-token-at-all')).statusCode).toBe(400);
  });
});

describe('a password that is verified while another one is set', () => {
  /** What happens between a password that was right and what it opens. */
  function meanwhile(act: () => Promise<unknown>): void {
    const { passwords } = backend.context;
    const verify = passwords.verify.bind(passwords);
    const once = vi.spyOn(passwords, 'verify').mockImplementationOnce(async (...asked) => {
      const isRight = await verify(...asked);
      once.mockRestore();
      await act();
      return isRight;
    });
  }
  const sessionsOf = async (id: string) =>
    (await backend.context.database.orm.select().from(sessions)).filter(({ userId }) => userId === id);

  it('opens no session: the link has ended all of them', async () => {
    const { id, email } = await signUpMember(backend);
    await ask(email);
    const link = await mailedToken(backend, email, 'reset-password');
    meanwhile(() => confirm(link));
    expect((await call(backend, 'login', { body: { email, password: PASSWORD, ip: '203.0.113.7' } })).json()).toMatchObject({
      code: 'CREDENTIALS_WRONG',
    });
    expect(await sessionsOf(id)).toEqual([]);
    await logIn(backend, email, NEW_PASSWORD);
  });

  it('changes nothing: whoever held a session does not set theirs over that of the link', async () => {
    const { email, token } = await signUpMember(backend);
    await ask(email);
    const link = await mailedToken(backend, email, 'reset-password');
    meanwhile(() => confirm(link));
    expect(
      (await call(backend, 'changePassword', { token, body: { current: PASSWORD, next: 'a drawer of quiet linen' } })).json(),
    ).toMatchObject({ code: 'PASSWORD_WRONG' });
    await logIn(backend, email, NEW_PASSWORD);
  });

  it('opens one where the same password was only hashed anew', async () => {
    const { id, email } = await signUpMember(backend);
    const {
      database: { orm },
      passwords,
    } = backend.context;
    meanwhile(async () =>
      orm.execute(`update password_credentials set hash = '${await passwords.hash(PASSWORD)}' where user_id = '${id}'`),
    );
    await logIn(backend, email, PASSWORD);
  });

  it('is changed where it was only hashed anew meanwhile', async () => {
    const { id, email, token } = await signUpMember(backend);
    const {
      database: { orm },
      passwords,
    } = backend.context;
    meanwhile(async () =>
      orm.execute(`update password_credentials set hash = '${await passwords.hash(PASSWORD)}' where user_id = '${id}'`),
    );
    expect((await call(backend, 'changePassword', { token, body: { current: PASSWORD, next: NEW_PASSWORD } })).json()).toMatchObject({
      statusCode: 200,
    });
    await logIn(backend, email, NEW_PASSWORD);
  });

  it('is not changed where a link has set the same one meanwhile: that has ended the session', async () => {
    const { email, token } = await signUpMember(backend);
    await ask(email);
    const link = await mailedToken(backend, email, 'reset-password');
    meanwhile(() => {
      now += 1;
      return confirm(link, PASSWORD);
    });
    expect((await call(backend, 'changePassword', { token, body: { current: PASSWORD, next: NEW_PASSWORD } })).json()).toMatchObject({
      code: 'PASSWORD_WRONG',
    });
    await logIn(backend, email, PASSWORD);
  });

  it('is changed once by two presses at once', async () => {
    const { email, token } = await signUpMember(backend);
    const next = 'a drawer of quiet linen';
    const answers = await Promise.all([1, 2].map(() => call(backend, 'changePassword', { token, body: { current: PASSWORD, next } })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await mailsTo(backend, email)).filter(({ subject }) => subject === 'Your password has been changed')).toHaveLength(1);
  });
});
