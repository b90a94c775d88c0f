import { beforeEach, describe, expect, it, vi } from 'vitest';
import { removeExpiredSessions } from '@/backend/api/identity/sessions';
import { sessions } from '@/backend/api/db/schema/sign-in';
import { orderBody, placeOrder } from '@/tests/builders/order';
import { CALLS } from '@/lib/contract/calls';
import { call, dataFrom, dataOf, logIn, PASSWORD, signUpMember } from '@/tests/setup/member';
import { createTestBackend, testBackend } from '@/tests/setup/test-backend';

const HOUR = 3_600_000;
const START = Date.parse('2026-11-02T04:00:00Z');
let now = START;
const backend = testBackend({}, { clock: () => new Date(now) });

beforeEach(() => {
  now = START;
});

const statusOf = async (token: string) => (await call(backend, 'currentUser', { token })).statusCode;

describe('a session', () => {
  it('ends after 24 hours without use', async () => {
    const { token } = await signUpMember(backend);
    now += 24 * HOUR - 1;
    expect(await statusOf(token)).toBe(200);
    now += 24 * HOUR - 1;
    expect(await statusOf(token)).toBe(200);
    now += 24 * HOUR;
    expect(await statusOf(token)).toBe(401);
  });

  it('ends 30 days after it began, however much it is used', async () => {
    const { token } = await signUpMember(backend);
    for (let hour = 23; hour < 30 * 24; hour += 23) {
      now = START + hour * HOUR;
      expect(await statusOf(token)).toBe(200);
    }
    now = START + 30 * 24 * HOUR;
    expect(await statusOf(token)).toBe(401);
  });

  it('is removed once it has ended, others stay', async () => {
    const { id, email } = await signUpMember(backend);
    now += 23 * HOUR;
    await logIn(backend, email);
    now += 2 * HOUR;
    await removeExpiredSessions(backend.context);
    const left = (await backend.context.database.orm.select().from(sessions)).filter(({ userId }) => userId === id);
    expect(left.map(({ createdAt }) => createdAt.getTime())).toEqual([START + 23 * HOUR]);
  });
});

describe('a session that nobody has ended', () => {
  it('takes the realtime sign-ins along when it was the last, and only then', async () => {
    const [gone, still] = [await signUpMember(backend), await signUpMember(backend)];
    now += 23 * HOUR;
    await logIn(backend, still.email);
    now += 2 * HOUR;
    const revoked = vi.spyOn(backend.context.realtime, 'revokeUser').mockResolvedValue();
    await removeExpiredSessions(backend.context);
    const whose = revoked.mock.calls.map(([id]) => id);
    revoked.mockRestore();
    expect(whose).toContain(gone.id);
    expect(whose).not.toContain(still.id);
  });
});

describe('the list of sessions', () => {
  it('has a browser that signs in again once, with the country of its last sign-in and the day of its first, and ends all of it', async () => {
    const { email, token } = await signUpMember(backend);
    now += HOUR;
    const firstAt = new Date(now).toISOString();
    const known: string[] = [];
    const again = async (remoteAddress: string) => {
      const answer = await backend.app.inject({
        method: 'POST',
        url: CALLS.login.path,
        remoteAddress,
        payload: { email, password: PASSWORD, ip: '', ...(known.length > 0 ? { deviceTokens: known } : {}) },
      });
      const { accessToken, deviceToken } = dataOf('login', answer);
      if (deviceToken) known.push(deviceToken);
      return accessToken;
    };
    const tokens = [await again('127.0.0.1'), await again('127.0.0.1')];
    now += 24 * 24 * HOUR;
    tokens.push(await again('8.8.8.8'));
    expect(known).toHaveLength(1);
    const { accessToken } = await dataFrom(backend, 'login', { body: { email, password: PASSWORD, ip: '' } });
    const listed = async () => (await dataFrom(backend, 'sessions', { token: accessToken })).sessions;
    expect((await listed()).map(({ current, place }) => ({ current, place }))).toEqual(
      expect.arrayContaining([
        { current: true, place: null },
        { current: false, place: 'US' },
      ]),
    );
    expect(await listed()).toHaveLength(2);
    const browser = (await listed()).find(({ current }) => !current);
    expect(browser?.firstSeenAt).toBe(firstAt);
    now += HOUR;
    await again('8.8.8.8');
    expect(await listed()).toHaveLength(2);
    expect((await call(backend, 'endSession', { token: accessToken, params: { id: browser?.id ?? '' } })).statusCode).toBe(200);
    expect(await Promise.all([token, ...tokens].map(statusOf))).toEqual([401, 401, 401, 401]);
    expect(await listed()).toHaveLength(1);
  });

  it('tells this device from the others and ends one of them', async () => {
    const { email, token } = await signUpMember(backend);
    now += HOUR;
    const phone = await call(backend, 'login', {
      body: { email, password: 'correct horse 7', ip: '' },
      headers: {
        'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
      },
    });
    const phoneToken = dataOf('login', phone).accessToken;
    const { sessions: listed } = await dataFrom(backend, 'sessions', { token });
    expect(listed.map(({ current, browser, system }) => ({ current, browser, system }))).toEqual(
      expect.arrayContaining([
        { current: false, browser: 'Safari', system: 'iOS' },
        { current: true, browser: null, system: null },
      ]),
    );
    const other = listed.find(({ current }) => !current);
    expect((await call(backend, 'endSession', { token, params: { id: other?.id ?? '' } })).statusCode).toBe(200);
    expect(await statusOf(phoneToken)).toBe(401);
    expect(await statusOf(token)).toBe(200);
    expect((await call(backend, 'endSession', { token, params: { id: other?.id ?? '' } })).statusCode).toBe(404);
  });
});

describe('the limit of attempts', () => {
  it('ends with its window', async () => {
    const { email } = await signUpMember(backend);
    const guess = async () => (await call(backend, 'login', { body: { email, password: 'not it at all', ip: '' } })).statusCode;
    for (let index = 0; index < 10; index += 1) expect(await guess()).toBe(401);
    expect(await guess()).toBe(429);
    now += 15 * 60_000;
    expect(await guess()).toBe(401);
    expect(await logIn(backend, email)).toHaveLength(43);
  });
});

describe('the simulated clock', () => {
  it('ahead by forty days gives the session of an order no longer life', async () => {
    const ahead = await createTestBackend();
    try {
      const moved = await ahead.app.inject({
        method: 'POST',
        url: '/ops/commands',
        headers: { 'content-type': 'application/json', host: 'localhost' },
        payload: '{"command":"advance","hours":960}',
      });
      expect(moved.statusCode).toBeLessThan(300);
      const { body } = await orderBody(ahead);
      dataOf('orderAndPaymentSignup', await placeOrder(ahead, body, { key: 'key-of-the-day-after-tomorrow-01' }));
      const begun = (await ahead.context.database.orm.select().from(sessions)).map(({ createdAt }) => createdAt.getTime());
      expect(begun.length).toBeGreaterThan(0);
      expect(Math.max(...begun)).toBeLessThanOrEqual(Date.now());
    } finally {
      await ahead.remove();
    }
  });
});
