import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { failureEnvelope } from '@/lib/contract/envelope';
import { bearer, call, dataOf, signUpMember, type TestMember } from '@/tests/setup/member';
import { post, testBackend } from '@/tests/setup/test-backend';

const backend = testBackend({ rateLimitFactor: 1000 });
let member: TestMember;

beforeAll(async () => {
  member = await signUpMember(backend);
});

const me = (headers: Record<string, string>) => backend.app.inject({ url: '/users/me', headers });

describe('what a site may send for a session', () => {
  it.each<[string, (token: string) => string]>([
    ['nothing', () => ''],
    ['the scheme alone', () => 'Bearer'],
    ['the scheme and spaces', () => 'Bearer   '],
    ['a percent sign', () => 'Bearer %'],
    ['half a character, escaped', () => 'Bearer %E0%A4%A'],
    ['letters of Latin-1', () => 'Bearer tok\u00e9n'],
    ['the bytes of other letters', () => `Bearer ${Buffer.from('漢字').toString('latin1')}`],
    ['two tokens', (token) => `Bearer ${token} ${token}`],
    ['two tokens with a comma', (token) => `Bearer ${token}, Bearer ${token}`],
    ['another scheme', (token) => `Basic ${token}`],
    ['no scheme', (token) => token],
    ['the token with one more letter', (token) => `Bearer ${token}x`],
    ['the token in the other case', (token) => `Bearer ${token.toUpperCase()}`],
    ['the token escaped', (token) => `Bearer %${token.charCodeAt(0).toString(16)}${token.slice(1)}`],
    ['twelve kilobytes', () => `Bearer ${'t'.repeat(12_000)}`],
    ['SQL', () => "Bearer '||(select(1))||'"],
  ])('%s is nobody, in the envelope', async (_, headerOf) => {
    const answer = await me({ authorization: headerOf(member.token) });
    expect(answer.statusCode).toBe(401);
    expect(z.parse(failureEnvelope, answer.json()).code).toBe('UNAUTHENTICATED');
    expect(answer.body).not.toContain(member.token);
  });

  it.each([
    'accessToken=TOKEN',
    'accessToken=%',
    'accessToken=; accessToken=TOKEN',
    `accessToken=${'t'.repeat(12_000)}`,
    'NEXT_LOCALE=%zz; consent=%; ref=%',
  ])('the cookies %.40s neither let in nor keep out', async (cookies) => {
    const cookie = cookies.replace('TOKEN', member.token);
    expect((await me({ cookie })).statusCode).toBe(401);
    const answer = await me({ cookie, ...bearer(member.token) });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

describe('what a link may bring as a friend’s code', () => {
  const STRANGE = ['%', '%zz', '漢字', "'; drop table users", '<b>', 'a'.repeat(64), ' '.repeat(8), '../..', 'code,other'];

  it.each([...STRANGE, 'a'.repeat(5_000)])('%.20s is no friend, and no failure of ours', async (code) => {
    const priced = await post(backend, '/users/price-service', { country: 'hk', referralCode: code });
    const asked = await call(backend, 'userInformation', { query: { referralCode: code } });
    const joined = await post(backend, '/users/signup', {
      email: `ref-${STRANGE.indexOf(code)}@example.com`,
      password: 'quiet linen drawer',
      firstName: 'Kim',
      lastName: 'Ong',
      country: 'hk',
      locale: 'en',
      referralCode: code,
    });
    for (const { statusCode } of [priced, asked, joined]) expect(statusCode).toBeLessThan(500);
    for (const [name, answer] of [
      ['priceService', priced],
      ['userInformation', asked],
    ] as const) {
      if (answer.statusCode >= 400) z.parse(failureEnvelope, answer.json());
      else expect(JSON.stringify(dataOf(name, answer))).not.toMatch(/"valid":true/);
    }
  });

  it('several at once: one is asked about, or none', async () => {
    const answer = await backend.app.inject({ url: '/users/information?referralCode=one&referralCode=two' });
    expect(answer.statusCode).toBeLessThan(500);
  });
});
