import { describe, expect, it } from 'vitest';
import { authorizationAddress } from '@/services/auth/external-login';
import { judgeAnswer, parsePending, type PendingSignIn } from '@/lib/domain/external-login/pending-sign-in';
import { usableOffers, type SignInOffer } from '@/lib/domain/external-login/sign-in-offer';

const NOW = 1_800_000_000_000;
const PENDING: PendingSignIn = {
  provider: 'google',
  state: 'state-of-this-tab',
  redirectUri: 'http://hk.localhost:3000/login/callback/google',
  nonce: 'n',
  codeVerifier: 'v',
  back: '/account',
  locale: 'zh',
  referralCode: 'MEILING',
  wantsNews: true,
  startedAt: NOW - 60_000,
};
const GOOGLE: SignInOffer = {
  provider: 'google',
  authorizationUrl: 'https://accounts.example/authorize?prompt=select',
  clientId: 'client',
  scope: 'openid email',
  responseMode: 'query',
};
const APPLE: SignInOffer = { ...GOOGLE, provider: 'apple', responseMode: 'form_post' };

describe('a pending sign-in', () => {
  it('comes back from storage as it was', () => {
    expect(parsePending(JSON.stringify(PENDING), NOW)).toEqual(PENDING);
    expect(parsePending(JSON.stringify({ ...PENDING, referralCode: 7, wantsNews: 'yes' }), NOW)).toEqual({
      ...PENDING,
      referralCode: null,
      wantsNews: null,
    });
    expect(parsePending(JSON.stringify({ ...PENDING, nonce: undefined, codeVerifier: null }), NOW)).toEqual({
      ...PENDING,
      nonce: null,
      codeVerifier: null,
    });
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['a text', '"x"'],
    ['another provider', JSON.stringify({ ...PENDING, provider: 'evil' })],
    ['an empty state', JSON.stringify({ ...PENDING, state: '' })],
    ['another locale', JSON.stringify({ ...PENDING, locale: 'fr' })],
    ['one of yesterday', JSON.stringify({ ...PENDING, startedAt: NOW - 86_400_000 })],
    ['one of tomorrow', JSON.stringify({ ...PENDING, startedAt: NOW + 1 })],
  ])('is none when storage holds %s', (_name, stored) => {
    expect(parsePending(stored, NOW)).toBeNull();
  });
});

describe('an answer', () => {
  it('with the state of this tab carries its code', () => {
    expect(judgeAnswer('code=a%2Bb&state=state-of-this-tab', 'google', PENDING)).toEqual({
      kind: 'code',
      code: 'a+b',
      pending: PENDING,
      name: null,
    });
  });

  it.each([
    ['{"name":{"firstName":" Jamie ","lastName":"Koh"},"email":"x@example.com"}', { firstName: 'Jamie', lastName: 'Koh' }],
    ['{"name":{"firstName":"Jamie"}}', { firstName: 'Jamie', lastName: '' }],
    [`{"name":{"firstName":"${'a'.repeat(200)}","lastName":7}}`, { firstName: 'a'.repeat(80), lastName: '' }],
    ['{"name":{"firstName":"  "}}', null],
    ['{"name":"Jamie"}', null],
    ['{"name":null}', null],
    ['{"email":"x@example.com"}', null],
    ['{', null],
    ['[]', null],
    ['null', null],
  ])('tells the name of %s', (user, name) => {
    expect(judgeAnswer(String(new URLSearchParams({ code: 'x', state: PENDING.state, user })), 'google', PENDING)).toMatchObject({
      kind: 'code',
      name,
    });
  });

  it.each([
    ['', 'google', PENDING, 'empty'],
    ['utm=1', 'google', PENDING, 'empty'],
    ['code=x&state=of-somebody-else', 'google', PENDING, 'unexpected'],
    ['code=x', 'google', PENDING, 'unexpected'],
    ['code=x&state=state-of-this-tab', 'google', null, 'unexpected'],
    ['code=x&state=state-of-this-tab', 'apple', PENDING, 'unexpected'],
    ['error=access_denied&state=of-somebody-else', 'google', PENDING, 'unexpected'],
    ['error=access_denied&state=state-of-this-tab', 'google', PENDING, 'cancelled'],
    ['error=user_cancelled_authorize&state=state-of-this-tab', 'google', PENDING, 'cancelled'],
    ['error=server_error&state=state-of-this-tab', 'google', PENDING, 'refused'],
    ['code=x&error=server_error&state=state-of-this-tab', 'google', PENDING, 'refused'],
    ['state=state-of-this-tab', 'google', PENDING, 'refused'],
  ] as const)('%j of %s is judged', (answer, provider, pending, kind) => {
    expect(judgeAnswer(answer, provider, pending)).toEqual({ kind });
  });
});

describe('the address of a provider', () => {
  it("carries what the answer is held against, and keeps the provider's own query", () => {
    const url = new URL(authorizationAddress(GOOGLE, { redirectUri: PENDING.redirectUri, state: 's', nonce: 'n', codeChallenge: 'c' }));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      prompt: 'select',
      response_type: 'code',
      client_id: 'client',
      redirect_uri: PENDING.redirectUri,
      scope: 'openid email',
      response_mode: 'query',
      state: 's',
      nonce: 'n',
      code_challenge: 'c',
      code_challenge_method: 'S256',
    });
  });

  it('leaves out what the exchange cannot carry', () => {
    const url = new URL(authorizationAddress(APPLE, { redirectUri: PENDING.redirectUri, state: 's', nonce: null, codeChallenge: null }));
    expect([...url.searchParams.keys()].filter((key) => /nonce|challenge/.test(key))).toEqual([]);
  });
});

describe('the offers', () => {
  it("are all usable while the exchange says whose code it brings, else only the usual provider's", () => {
    expect(usableOffers([GOOGLE, APPLE], true)).toEqual([GOOGLE, APPLE]);
    expect(usableOffers([GOOGLE, APPLE], false)).toEqual([GOOGLE]);
  });

  it.each(['javascript:alert(1)', 'not an address', 'data:text/html,x'])('never lead to %j', (authorizationUrl) => {
    expect(usableOffers([{ ...GOOGLE, authorizationUrl }], true)).toEqual([]);
  });
});
