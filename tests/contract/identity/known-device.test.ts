import { describe, expect, it } from 'vitest';
import { call, dataOf, mailedToken, PASSWORD, signUpMember } from '@/tests/setup/member';
import { newPerson, orderBody, placeOrder } from '@/tests/builders/order';
import { testBackend } from '@/tests/setup/test-backend';
import { DAY_MS } from '@/lib/calendar-days';

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const START = Date.parse('2026-11-02T04:00:00Z');
let now = START;
const backend = testBackend({ rateLimitFactor: 1 }, { clock: () => new Date(now) });

let peers = 0;
/** From a network of its own: what is looked at is the limit of the account. */
const login = (email: string, password: string, deviceTokens?: string[]) => {
  peers += 1;
  return backend.app.inject({
    method: 'POST',
    url: '/users/login',
    payload: { email, password, ip: '', ...(deviceTokens && { deviceTokens }) },
    remoteAddress: `203.0.${Math.floor(peers / 250)}.${(peers % 250) + 1}`,
  });
};
const tokenOf = (answer: Awaited<ReturnType<typeof login>>) => dataOf('login', answer).deviceToken;
const guess = async (email: string, times: number, deviceTokens?: string[]) => {
  const statuses = [];
  for (let index = 0; index < times; index += 1) statuses.push((await login(email, `guess ${index}`, deviceTokens)).statusCode);
  return statuses;
};

describe('a device that has logged in before', () => {
  it('logs in while strangers have used up the guesses of the account', async () => {
    const { email } = await signUpMember(backend);
    const device = tokenOf(await login(email, PASSWORD)) ?? '';
    expect(await guess(email, 12)).toEqual([...Array<number>(10).fill(401), 429, 429]);
    expect((await login(email, PASSWORD)).statusCode).toBe(429);
    expect((await login(email, PASSWORD, ['of-nobody', device])).statusCode).toBe(200);
    // That has given the strangers no new guesses.
    expect((await login(email, PASSWORD)).statusCode).toBe(429);
    // It keeps what it has, and its own slips are forgotten with each success.
    expect(await guess(email, 9, [device])).toEqual(Array<number>(9).fill(401));
    expect(tokenOf(await login(email, PASSWORD, [device]))).toBeUndefined();
  });

  it('guesses no more than a stranger does, and takes nobody else’s guesses', async () => {
    const { email } = await signUpMember(backend);
    const [stolen, own] = [tokenOf(await login(email, PASSWORD)) ?? '', tokenOf(await login(email, PASSWORD)) ?? ''];
    // Ten of its own, then as a stranger ten of the account’s, and no more.
    expect(await guess(email, 21, [stolen])).toEqual([...Array<number>(20).fill(401), 429]);
    expect((await login(email, PASSWORD, [stolen])).statusCode).toBe(429);
    expect((await login(email, PASSWORD, [own])).statusCode).toBe(200);
  });

  it('is known by a sign-up and by an order that opens an account, too', async () => {
    const signedUp = await call(backend, 'signup', {
      body: { email: 'known@example.com', password: PASSWORD, firstName: 'Ada', lastName: 'Lo' },
    });
    const person = newPerson();
    const { body } = await orderBody(backend, { user: person });
    const ordered = await placeOrder(backend, body);
    for (const [email, deviceToken = ''] of [
      ['known@example.com', dataOf('signup', signedUp).deviceToken],
      [person.email, dataOf('orderAndPaymentSignup', ordered).deviceToken],
    ] as const) {
      await guess(email, 11);
      expect((await login(email, PASSWORD, [deviceToken])).statusCode).toBe(200);
    }
  });

  it.each([
    ['of another account', async () => dataOf('login', await login((await signUpMember(backend)).email, PASSWORD)).deviceToken ?? ''],
    // By its last bit, which base64url leaves unused.
    ['that was changed', async (own: string) => `${own.slice(0, -1)}${BASE64URL[BASE64URL.indexOf(own.slice(-1)) ^ 1]}`],
    [
      'whose content was changed',
      async (own: string) => `${Buffer.from('["somebody","else",9e15]').toString('base64url')}.${own.split('.')[1]}`,
    ],
    ['that is none', async () => '{}'],
    ['that is a session', async () => dataOf('login', await login((await signUpMember(backend)).email, PASSWORD)).accessToken],
  ])('is not known by a token %s', async (_name, forge) => {
    const { email } = await signUpMember(backend);
    const token = await forge(tokenOf(await login(email, PASSWORD)) ?? '');
    await guess(email, 11);
    expect((await login(email, PASSWORD, [token])).statusCode).toBe(429);
  });

  it('is a stranger’s once a new password was set by mail, and after a year', async () => {
    const { email } = await signUpMember(backend);
    const old = tokenOf(await login(email, PASSWORD)) ?? '';
    now += 1_000;
    await call(backend, 'passwordReset', { body: { email } });
    const token = await mailedToken(backend, email, 'reset-password');
    await call(backend, 'passwordResetConfirm', { body: { token, password: 'another horse 8' } });
    await guess(email, 11);
    expect((await login(email, 'another horse 8', [old])).statusCode).toBe(429);
    now += 16 * 60_000;
    const young = tokenOf(await login(email, 'another horse 8')) ?? '';
    now += 200 * DAY_MS;
    expect(tokenOf(await login(email, 'another horse 8', [young]))).toEqual(expect.any(String));
    now += 170 * DAY_MS;
    await guess(email, 11);
    expect((await login(email, 'another horse 8', [young])).statusCode).toBe(429);
  });

  it('opens nothing by itself', async () => {
    const { email } = await signUpMember(backend);
    const device = tokenOf(await login(email, PASSWORD)) ?? '';
    expect((await login(email, 'a wrong guess', [device])).statusCode).toBe(401);
    expect((await call(backend, 'currentUser', { token: device })).statusCode).toBe(401);
    expect((await login(email, PASSWORD, Array<string>(6).fill(device))).statusCode).toBe(400);
  });
});
