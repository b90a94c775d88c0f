import { describe, expect, it } from 'vitest';
import { judgeAnswer, parsePending, type PendingSignIn } from '@/lib/domain/external-login/pending-sign-in';
import { isExternalProvider, usableOffers } from '@/lib/domain/external-login/sign-in-offer';
import { readRows } from '@/tests/setup/read-rows';

const NOW = 1_800_000_000_000;
const PENDING: PendingSignIn = {
  provider: 'apple',
  state: 's',
  redirectUri: 'https://hk.example/callback',
  nonce: 'n',
  codeVerifier: 'v',
  back: '/account',
  locale: 'zh',
  referralCode: null,
  wantsNews: null,
  startedAt: NOW,
};
const parsed = (over: Record<string, unknown>, now = NOW) => parsePending(JSON.stringify({ ...PENDING, ...over }), now);

describe('a sign-in that was begun', () => {
  it('lives for fifteen minutes, from its own moment on', () => {
    expect([NOW, NOW + 15 * 60_000, NOW + 15 * 60_000 + 1, NOW - 1].map((now) => parsed({}, now) !== null)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it.each([
    { state: 7 },
    { state: null },
    { redirectUri: null },
    { redirectUri: 7 },
    { startedAt: String(NOW) },
    { startedAt: null },
    { provider: 'facebook' },
    { provider: null },
    { locale: 'default' },
  ])('is none with %j', (over) => {
    expect(parsed(over)).toBeNull();
  });

  it.each(['7', 'true', '[]', 'null', ''])('is none when storage holds %j', (stored) => expect(parsePending(stored, NOW)).toBeNull());

  it('takes an empty text for none', () => {
    expect(parsed({ nonce: '', codeVerifier: '', back: '' })).toEqual({ ...PENDING, nonce: null, codeVerifier: null, back: null });
    expect(parsed({ nonce: 5, codeVerifier: {}, back: false })).toEqual({ ...PENDING, nonce: null, codeVerifier: null, back: null });
  });
});

describe('an answer to it', () => {
  it.each(readRows<[answer: string, kind: string][]>(import.meta.url, 'sign-in-rules.refused.json'))('%j is %s', (answer, kind) => {
    expect(judgeAnswer(answer, 'apple', PENDING)).toEqual({ kind });
  });
});

describe('a provider', () => {
  it.each([
    ['google', true],
    ['apple', true],
    ['Google', false],
    ['', false],
    [null, false],
    [{}, false],
  ])('%j is one: %s', (value, isOne) => expect(isExternalProvider(value)).toBe(isOne));

  const offer = { provider: 'google' as const, clientId: 'c', scope: 'openid', responseMode: 'query' as const };
  it.each([
    ['https://id.example/a', true],
    ['http://id.example/a', true],
    ['xhttps://id.example', false],
    ['httpsx://id.example', false],
    ['ftp://id.example', false],
    ['/relative', false],
  ])('is asked at %s: %s', (authorizationUrl, isAsked) => {
    expect(usableOffers([{ ...offer, authorizationUrl }], true)).toHaveLength(isAsked ? 1 : 0);
  });
});
