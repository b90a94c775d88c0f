import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '@/lib/contract/call';
import { CALLS, type CallName } from '@/lib/contract/calls';
import { arbitraryOf } from '@/tests/contract/fuzz/arbitrary-of';
import { bearer, call, dataFrom, signUpMember, type TestMember } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';
import { readRows } from '@/tests/setup/read-rows';

const backend = testBackend({ rateLimitFactor: 1000 });
let member: TestMember;

beforeAll(async () => {
  member = await signUpMember(backend);
});

const memberCalls = (Object.values(CALLS) as Call[]).filter(({ audience }) => audience === 'member');
/** The smallest request that passes the schema, so that it is the missing session that is judged. */
const sample = (schema: Call['body']) => (schema ? fc.sample(arbitraryOf(schema), { numRuns: 1, seed: 1 })[0] : undefined);
const texts = (value: unknown) => Object.fromEntries(Object.entries((value ?? {}) as object).map(([key, one]) => [key, String(one)]));

describe('the session cookie is for the site alone', () => {
  it.each(memberCalls.map(({ name }) => name as CallName))('%s does not take it', async (name) => {
    const definition = CALLS[name] as Call;
    const file: Record<string, string> = definition.rawBody ? { 'content-type': definition.rawBody[0] ?? '' } : {};
    const answer = await call(backend, name, {
      body: sample(definition.body),
      query: texts(sample(definition.query)),
      headers: { cookie: `accessToken=${member.token}; token=${member.token}`, 'x-access-token': member.token, ...file },
    });
    expect([answer.statusCode, (answer.json() as { code: string }).code]).toEqual([401, 'UNAUTHENTICATED']);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it.each(['?token=', '?access_token=', '?accessToken='])('nor is a token in the address one: %s', async (query) => {
    expect((await backend.app.inject({ url: `${CALLS.currentUser.path}${query}${member.token}` })).statusCode).toBe(401);
  });

  it.each([
    ['another scheme', (token: string) => `Basic ${token}`],
    ['two tokens', (token: string) => `Bearer ${token} ${token}`],
    ['a longer one', (token: string) => `Bearer ${token}A`],
    ['a shorter one', (token: string) => `Bearer ${token.slice(0, -1)}`],
    ['none', () => 'Bearer'],
    ['a pattern', () => 'Bearer %'],
  ])('%s opens nothing', async (_name, header) => {
    expect((await backend.app.inject({ url: CALLS.currentUser.path, headers: { authorization: header(member.token) } })).statusCode).toBe(
      401,
    );
  });

  it('is dead everywhere after logout', async () => {
    const { token } = await signUpMember(backend);
    await dataFrom(backend, 'logout', { token });
    const answers = await Promise.all(
      [CALLS.currentUser.path, '/ext/items', '/invoices', '/ext/export', '/ext/sessions'].map((url) =>
        backend.app.inject({ url, headers: bearer(token) }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401]);
  });
});

describe('headers of the API', () => {
  it.each([
    ['content-security-policy', /^default-src 'none';.*frame-ancestors 'none'/],
    ['x-content-type-options', /^nosniff$/],
    ['referrer-policy', /^no-referrer$/],
    ['strict-transport-security', /max-age=\d{8}/],
    ['x-frame-options', /./],
    ['cache-control', /^no-store$/],
    ['x-request-id', /^[\w-]{8,64}$/],
  ])('%s', async (name, pattern) => {
    for (const url of [CALLS.passwordPolicy.path, CALLS.currentUser.path]) {
      expect(String((await backend.app.inject({ url })).headers[name]), url).toMatch(pattern);
    }
  });

  it.each(['x-powered-by', 'server', 'set-cookie', 'access-control-allow-credentials'])('no %s', async (name) => {
    for (const url of [CALLS.passwordPolicy.path, CALLS.currentUser.path, '/nowhere']) {
      expect((await backend.app.inject({ url })).headers[name], url).toBeUndefined();
    }
  });

  it('a request that cannot be routed can be read by the sites too', async () => {
    const answer = await backend.app.inject({ url: `/invoices/${'9'.repeat(500)}`, headers: { 'x-request-id': 'trace-5678' } });
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'x-request-id': 'trace-5678',
      'x-content-type-options': 'nosniff',
    });
  });
});

describe('an address that a request names', () => {
  it.each(readRows<string[]>(import.meta.url, 'security.inner-addresses.json'))(
    'is asked of the geolocation service only as an address: %j',
    async (ip) => {
      const answer = await backend.app.inject({ url: '/geo', query: { ip } });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
    },
  );

  it.each(['http://169.254.169.254/', 'http://localhost:4000/', 'https://evil.example/login/callback/google', 'file:///etc/passwd'])(
    'is not where a sign-in goes: %s',
    async (redirectUri) => {
      const answer = await call(backend, 'loginWithExternal', { body: { code: 'guessed', ip: '', provider: 'google', redirectUri } });
      expect([400, 403]).toContain(answer.statusCode);
    },
  );

  it('is asked for nothing by a sign-in, also where somebody would answer', async () => {
    let asked = 0;
    const listener = createServer((_request, response) => response.end(String((asked += 1))));
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    try {
      await call(backend, 'loginWithExternal', {
        body: {
          code: 'guessed',
          ip: '',
          provider: 'google',
          redirectUri: `http://127.0.0.1:${(listener.address() as AddressInfo).port}/callback`,
        },
      });
      expect(asked).toBe(0);
    } finally {
      listener.close();
    }
  });
});
