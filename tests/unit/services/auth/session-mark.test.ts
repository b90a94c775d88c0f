import { afterEach, expect, it, vi } from 'vitest';
import { readReferralCode } from '@/lib/domain/referral/referral-code';
import { SESSION_MARK } from '@/lib/config/inline-scripts';
import { keepReferral, readKeptReferral } from '@/services/referral/kept-referral';
import { readStored, removeStored, writeStored, REFERRAL_STORAGE_KEY } from '@/lib/browser/storage';

/** The document's script, then what `ReferralGate` does. */
function land(path: string): void {
  window.history.replaceState(null, '', path);
  new Function(SESSION_MARK)();
  const code = readReferralCode(window.location.search);
  if (code !== null) keepReferral(code);
}
const kept = readKeptReferral;

it.each(['/?quote=abc', '/'])('marks that a basket comes along to %s', (path) => {
  if (path === '/') writeStored('basket.hk', 'any');
  land(path);
  expect(document.documentElement.dataset.basket).toBe('');
});

it('shows our fonts at once where they were seen before', () => {
  document.documentElement.dataset.fonts = 'late';
  writeStored('fonts', 'seen');
  land('/items');
  expect(document.documentElement.dataset.fonts).toBeUndefined();
});

afterEach(() => {
  removeStored(REFERRAL_STORAGE_KEY);
  document.cookie = 'accessToken=; Max-Age=0';
  vi.restoreAllMocks();
  localStorage.clear();
  delete document.documentElement.dataset.basket;
});

it.each([
  ['/?ref=meiling', 'MEILING'],
  ['/zh/faqs?utm_source=x&ref=AB-12_c&x=1', 'AB-12_C'],
  ['/services-pricing?type=store', null],
  ['/?ref=', null],
  ['/?ref=%3Cb%3E', null],
  ['/?href=abcd', null],
  ['/?ref=%EF%BC%AD%EF%BC%A5%EF%BC%A9%EF%BC%AC%EF%BC%A9%EF%BC%AE%EF%BC%A7', 'MEILING'],
  ['/?ref=mei+ling', 'MEILING'],
  ['/?ref=%20meiling%E2%80%8B%C2%A0&utm_source=x', 'MEILING'],
  ['/?ref=%E2%80%9CAB%E2%80%9312%E2%80%9D', 'AB-12'],
  ['/?ref=%zz', null],
  ['/?ref=ABC%C2%B7DEF', 'ABCDEF'],
  ['/?ref=abc:1', 'ABC1'],
  ['/?ref=CAF%C3%89', null],
  ['/?ref=a%CD%8Fb%EF%B8%8F%E3%85%A4c', 'ABC'],
  [`/?ref=${'a'.repeat(64)}`, 'A'.repeat(64)],
  [`/?ref=${'a'.repeat(65)}`, null],
  ['/?ref=one&ref=two', 'ONE'],
  ['/?ref=a&ref=two', null],
])('keeps the friend of %s as %j', (path, code) => {
  land(path);
  expect(kept()).toBe(code);
  expect(readReferralCode(window.location.search)).toBe(code);
});

it('puts the latest first, keeps two before it, and none twice', () => {
  for (const code of ['one', 'two', 'six', 'ten', 'six', 'six']) land(`/?ref=${code}`);
  expect(
    readStored(REFERRAL_STORAGE_KEY)
      ?.trim()
      .split(' ')
      .map((entry) => entry.split(':')[0]),
  ).toEqual(['SIX', 'TEN', 'TWO']);
  land('/about-us');
  expect(kept()).toBe('SIX');
});

it('says whether there is a session, also with a foreign value in storage or none allowed', () => {
  writeStored(REFERRAL_STORAGE_KEY, '{"old":1}');
  land('/?ref=meiling');
  expect(kept()).toBe('MEILING');
  expect(document.documentElement.dataset.session).toBe('out');
  document.cookie = 'accessToken=of-somebody';
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  land('/?ref=daniel');
  expect(document.documentElement.dataset.session).toBe('in');
});
