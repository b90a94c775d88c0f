import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { failureEnvelope } from '@/lib/contract/envelope';
import { createTestBackend, post, testBackend, type TestBackend } from '@/tests/setup/test-backend';

const backend = testBackend({ rateLimitFactor: 0.05, hasOutboxPage: false });

describe('rate limits', () => {
  it('count by the peer and are not moved by forged headers', async () => {
    const answers = [];
    for (let index = 0; index < 5; index += 1) {
      answers.push(
        await post(
          backend,
          '/users/check-email',
          { email: `limit-${index}@example.com` },
          { 'x-forwarded-for': `203.0.113.${index}`, 'x-real-ip': `203.0.113.${index}` },
        ),
      );
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429, 429]);
    expect(z.parse(failureEnvelope, answers[4]?.json())).toMatchObject({ statusCode: 429, code: 'TOO_MANY_REQUESTS' });
    expect(Number(answers[4]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('count a whole IPv6 network as one peer, and another one apart', async () => {
    const from = async (remoteAddress: string) =>
      (await backend.app.inject({ method: 'POST', url: '/users/check-email', payload: { email: 'who@example.com' }, remoteAddress }))
        .statusCode;
    const statuses = [];
    for (let index = 1; index <= 5; index += 1) statuses.push(await from(`2001:db8:1:2::${index}`));
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(await from('2001:db8:1:3::1')).toBe(200);
  });

  it('count the address that a balancer of our own brings, without the port that it changes with each connection', async () => {
    const behind = await createTestBackend({ rateLimitFactor: 0.05, isBehindProxy: true });
    const from = async (forwarded: string) =>
      (await post(behind, '/users/check-email', { email: 'who@example.com' }, { 'x-forwarded-for': forwarded })).statusCode;
    const spellings: Record<string, string[]> = {
      '203.0.113.9': ['203.0.113.9:50001', '1.2.3.4, 203.0.113.9:50002', '"203.0.113.9:50003"', ', 203.0.113.9', '5.6.7.8,, 203.0.113.9 ,'],
      '2001:db8:7:7::': [
        '[2001:db8:7:7::1]:443',
        '"[2001:db8:7:7::2]:444"',
        'unknown, [2001:db8:7:7::3]',
        '2001:db8:7:7::4',
        '[2001:DB8:7:7::5]:9',
      ],
      // Who is named by no address is the balancer itself.
      balancer: ['unknown', '_hidden:1', ',', 'for=203.0.113.77', '203.0.113.300'],
    };
    for (const [peer, written] of Object.entries(spellings)) {
      const statuses = [];
      for (const one of written) statuses.push(await from(one));
      expect(statuses, peer).toEqual([200, 200, 200, 429, 429]);
    }
    await behind.remove();
  });

  it('are read by the page that was stopped, also of another origin', async () => {
    const answers = [];
    for (let index = 0; index < 5; index += 1) {
      answers.push(
        await backend.app.inject({
          method: 'POST',
          url: '/users/check-email',
          payload: { email: 'who@example.com' },
          headers: { origin: 'http://hk.localhost:3000' },
          remoteAddress: '198.51.100.80',
        }),
      );
    }
    const { statusCode, headers } = answers.at(-1) ?? { statusCode: 0, headers: {} };
    expect(statusCode).toBe(429);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-expose-headers']).toContain('Retry-After');
  });

  it('do not count what a browser asks before it asks', async () => {
    const preflight = () =>
      backend.app.inject({
        method: 'OPTIONS',
        url: '/users/check-email',
        headers: {
          origin: 'http://hk.localhost:3000',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
        remoteAddress: '198.51.100.81',
      });
    for (let index = 0; index < 60; index += 1) expect((await preflight()).statusCode).toBe(204);
    const answer = await backend.app.inject({
      method: 'POST',
      url: '/users/check-email',
      payload: { email: 'who@example.com' },
      remoteAddress: '198.51.100.81',
    });
    expect(answer.statusCode).toBe(200);
  });

  it('never stop the health checks', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => backend.app.inject({ url: '/healthz' })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  it('also hold for paths that do not exist', async () => {
    const answers = [];
    for (let index = 0; index < 40; index += 1) answers.push((await backend.app.inject({ url: `/guess-${index}` })).statusCode);
    expect(answers[0]).toBe(404);
    expect(answers.at(-1)).toBe(429);
  });
});

describe('what the site reads to make its pages', () => {
  /** A tenth of the limits of a server, the caller's 600 a minute among them. */
  let server: TestBackend;
  beforeAll(async () => {
    server = await createTestBackend({ rateLimitFactor: 0.1, cmsToken: 'token-of-the-site', geoApiKey: 'key-of-the-site' });
  });
  afterAll(() => server.remove());

  const SITE = '10.0.0.1';
  async function statusesOf(count: number, url: string, headers: Record<string, string> = {}, remoteAddress = SITE): Promise<number[]> {
    const statuses = new Set<number>();
    for (const { statusCode } of await Promise.all(
      Array.from({ length: count }, () => server.app.inject({ url, headers, remoteAddress })),
    )) {
      statuses.add(statusCode);
    }
    return [...statuses].sort();
  }

  it('is not held up by the limit of a caller, with the token or without', async () => {
    expect(await statusesOf(65, '/cms/global?locale=en', { authorization: 'Bearer token-of-the-site' })).toEqual([200]);
    expect(await statusesOf(65, '/cms/global?locale=en')).toEqual([200]);
    expect(await statusesOf(65, '/geo?ip=8.8.8.8&apiKey=key-of-the-site')).toEqual([200]);
    // And the other way round: nothing of it counts against other calls from that address.
    expect(await statusesOf(50, '/guess')).toEqual([404]);
    expect(await statusesOf(65, '/guess')).toEqual([404, 429]);
  });

  it('is never counted with the token, and bounded without', async () => {
    const small = await createTestBackend({ rateLimitFactor: 0.01, cmsToken: 'token-of-the-site' });
    const ask = async (headers: Record<string, string>) => (await small.app.inject({ url: '/cms/global?locale=en', headers })).statusCode;
    const with70 = async (headers: Record<string, string>) => new Set(await Promise.all(Array.from({ length: 70 }, () => ask(headers))));
    expect(await with70({ authorization: 'Bearer token-of-the-site' })).toEqual(new Set([200]));
    expect(await with70({ authorization: 'Bearer guessed' })).toEqual(new Set([200, 429]));
    await small.remove();
  });
});

describe('without the outbox', () => {
  it('its pages do not exist', async () => {
    expect((await backend.app.inject({ url: '/outbox', remoteAddress: '10.0.0.9' })).statusCode).toBe(404);
    expect((await backend.app.inject({ url: '/outbox.json', remoteAddress: '10.0.0.9' })).statusCode).toBe(404);
  });
});
