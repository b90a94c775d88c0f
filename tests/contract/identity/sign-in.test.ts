import { hash } from '@node-rs/argon2';
import { describe, expect, it, vi } from 'vitest';
import { passwordCredentials, sessions } from '@/backend/api/db/schema/sign-in';
import { bearer, call, dataFrom, dataOf, logIn, PASSWORD, signUpMember } from '@/tests/setup/member';
import { createTestBackend, testBackend } from '@/tests/setup/test-backend';

const backend = testBackend();

describe('sign-up', () => {
  it('signs in at once, and keeps neither password nor token readable', async () => {
    const { id, token } = await signUpMember(backend);
    const { user } = await dataFrom(backend, 'currentUser', { token });
    expect(user).toMatchObject({ id, fcmtoken: null });
    expect(user.firebase_custom_token.split('.')).toHaveLength(3);
    const { orm } = backend.context.database;
    const credential = (await orm.select().from(passwordCredentials)).find(({ userId }) => userId === id);
    expect(credential?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const session = (await orm.select().from(sessions)).find(({ userId }) => userId === id);
    expect(session?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(JSON.stringify(session)).not.toContain(token);
  });

  it('takes an address once, whatever its case, also when it comes ten times at once', async () => {
    const body = { email: 'Twice@Example.com', password: PASSWORD, firstName: 'A', lastName: 'B' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_unused, index) =>
        call(backend, 'signup', { body: { ...body, email: index % 2 ? body.email : 'twice@example.com' } }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'EMAIL_TAKEN' });
  });

  it.each([
    ['five5', 'string.min'],
    ['x'.repeat(129), 'string.max'],
    ['        ', 'whitespace'],
    ['PassWord1', 'password.common'],
    ['aaaaaaaaaa', 'password.common'],
    // The ten-thousandth of leaked passwords that a form would let pass.
    ['14111984', 'password.common'],
    ['weak@example.com', 'password.personal'],
  ])('refuses the password %s', async (password, code) => {
    const answer = await call(backend, 'signup', { body: { email: 'weak@example.com', password, firstName: 'A', lastName: 'B' } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'PASSWORD_POLICY', errors: [{ path: 'password', code }] });
    expect((await dataFrom(backend, 'checkEmail', { body: { email: 'weak@example.com' } })).exists).toBe(false);
  });

  it('gives a friend of a member the offer, and the member the friend', async () => {
    const member = await signUpMember(backend, { country: 'sg' });
    const before = await dataFrom(backend, 'userInformation', { token: member.token });
    const referralCode = before.detailReferralCode?.code ?? '';
    const answer = await call(backend, 'signup', {
      body: {
        email: 'friend@example.com',
        password: PASSWORD,
        firstName: 'Kim',
        lastName: 'Ong',
        country: 'sg',
        referralCode: referralCode.toLowerCase(),
      },
    });
    expect(dataOf('signup', answer).referralProgram).toMatchObject({ code: referralCode, valid: true, friendReward: 5_000 });
    const after = await dataFrom(backend, 'userInformation', { token: member.token });
    expect(after.detailReferralCode?.referrals).toEqual([
      expect.objectContaining({ name: 'Kim', status: 'joined', reason: 'no-order-yet' }),
    ]);
  });
});

describe('check-email', () => {
  it('knows who signs in how', async () => {
    const ask = (email: string) => dataFrom(backend, 'checkEmail', { body: { email } });
    expect(await ask('HK@example.com')).toEqual({ exists: true, loggedWithGoogle: false, loggedWithApple: false });
    expect(await ask('google@example.com')).toEqual({ exists: true, loggedWithGoogle: true, loggedWithApple: false });
    expect(await ask('nobody@example.com')).toEqual({ exists: false, loggedWithGoogle: false, loggedWithApple: false });
  });
});

describe('login', () => {
  it('takes the address in any case and gives each device its own token', async () => {
    const { email } = await signUpMember(backend);
    const [first, second] = [await logIn(backend, email), await logIn(backend, email.toUpperCase())];
    expect(first).not.toBe(second);
  });

  it('answers an unknown address, a wrong password and an account without password alike, after one comparison each', async () => {
    const { email } = await signUpMember(backend);
    const compare = vi.spyOn(backend.context.passwords, 'verify');
    const answers = await Promise.all(
      [email, 'unknown@example.com', 'google@example.com'].map((address) =>
        call(backend, 'login', {
          body: { email: address, password: 'not the password', ip: '' },
          headers: { 'x-request-id': 'same-request' },
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.json()).toMatchObject({ code: 'CREDENTIALS_WRONG' });
    expect(compare).toHaveBeenCalledTimes(3);
    compare.mockRestore();
  });

  it('lets ten of fifty parallel guesses through, for known and unknown addresses alike', async () => {
    const { email } = await signUpMember(backend);
    for (const address of [email, 'not-there@example.com']) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_unused, index) =>
          call(backend, 'login', { body: { email: address, password: `guess ${index}`, ip: `203.0.113.${index}` } }),
        ),
      );
      const statuses = answers.map(({ statusCode }) => statusCode);
      expect([statuses.filter((status) => status === 401).length, statuses.filter((status) => status === 429).length]).toEqual([10, 40]);
      expect(Number(answers.find(({ statusCode }) => statusCode === 429)?.headers['retry-after'])).toBeGreaterThan(800);
    }
    expect((await call(backend, 'login', { body: { email, password: PASSWORD, ip: '' } })).statusCode).toBe(429);
  });

  it('renews what was made of the password in an older way, and leaves what is of today', async () => {
    const { id, email } = await signUpMember(backend);
    const { orm } = backend.context.database;
    const hashNow = async () => (await orm.select().from(passwordCredentials)).find(({ userId }) => userId === id)?.hash ?? '';
    const today = await hashNow();
    await logIn(backend, email);
    expect(await hashNow()).toBe(today);
    const older = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    await orm.execute(`update password_credentials set hash = '${older}' where user_id = '${id}'`);
    await call(backend, 'login', { body: { email, password: 'not the password', ip: '' } });
    expect(await hashNow()).toBe(older);
    await logIn(backend, email);
    expect(await hashNow()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await logIn(backend, email);
  });

  it('puts the secret of the server into what was made without it', async () => {
    const peppered = await createTestBackend({ passwordPeppers: ['of this test'] });
    try {
      const { id, email } = await signUpMember(peppered);
      const { orm } = peppered.context.database;
      const hashNow = async () => (await orm.select().from(passwordCredentials)).find(({ userId }) => userId === id)?.hash ?? '';
      expect(await hashNow()).toMatch(/^pepper:/);
      await orm.execute(
        `update password_credentials set hash = '${await backend.context.passwords.hash(PASSWORD)}' where user_id = '${id}'`,
      );
      await logIn(peppered, email);
      expect(await hashNow()).toMatch(/^pepper:/);
      expect(await logIn(peppered, email)).toHaveLength(43);
    } finally {
      await peppered.remove();
    }
  });

  it('forgets the wrong ones after a right one', async () => {
    const { email } = await signUpMember(backend);
    for (let round = 0; round < 2; round += 1) {
      for (let index = 0; index < 9; index += 1) await call(backend, 'login', { body: { email, password: 'wrong one', ip: '' } });
      expect(await logIn(backend, email)).toHaveLength(43);
    }
  });
});

describe('a session', () => {
  it('is dead on the next call after logout', async () => {
    const { email, token } = await signUpMember(backend);
    const other = await logIn(backend, email);
    expect((await call(backend, 'logout', { token })).statusCode).toBe(200);
    for (const name of ['currentUser', 'userInformation', 'logout'] as const) {
      expect((await call(backend, name, { token })).json()).toMatchObject({ statusCode: 401, code: 'UNAUTHENTICATED' });
    }
    expect((await call(backend, 'currentUser', { token: other })).statusCode).toBe(200);
  });

  it('is read from the Authorization header only', async () => {
    const { token } = await signUpMember(backend);
    expect((await call(backend, 'currentUser', { headers: { cookie: `accessToken=${token}` } })).statusCode).toBe(401);
    expect((await backend.app.inject({ url: `/users/me?token=${token}&access_token=${token}` })).statusCode).toBe(401);
  });

  it.each([
    'Bearer',
    'Bearer ',
    'Bearer x',
    `Bearer ${'A'.repeat(43)}`,
    `Basic ${'A'.repeat(43)}`,
    `Bearer ${'A'.repeat(4_000)}`,
    'Bearer \u00e9',
  ])('is not opened by %s', async (authorization) => {
    expect((await call(backend, 'currentUser', { headers: { authorization } })).statusCode).toBe(401);
  });

  it('takes the scheme in any case', async () => {
    const { token } = await signUpMember(backend);
    expect(
      (
        await call(backend, 'currentUser', {
          headers: { authorization: bearer(token).authorization.toLowerCase().replace(token.toLowerCase(), token) },
        })
      ).statusCode,
    ).toBe(200);
  });
});
