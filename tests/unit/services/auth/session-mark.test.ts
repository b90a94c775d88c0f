import { afterEach, expect, it, vi } from 'vitest';
import { readReferralCode } from '@/lib/domain/referral/referral-code';
import { SESSION_MARK } from '@/lib/config/inline-scripts';
import { ARRIVAL_PLACE, readArrivedQuery } from '@/components/pricing/saved-draft';
import { keepReferral, readKeptReferral } from '@/services/referral/kept-referral';
import FRIEND_LINKS from './friend-links.json';
import { readStored, removeStored, writeStored, REFERRAL_STORAGE_KEY } from '@/lib/browser/storage';

/** The document's script alone, as before hydration. */
function land(path: string): void {
  window.history.replaceState(null, '', path);
  new Function(SESSION_MARK)();
}
const kept = readKeptReferral;

it.each([
  ['/zh/?utm_source=x&coupon=HELLO-1&email=ada@example.com', 'coupon=HELLO-1'],
  ['/services-pricing?quote=x20.m6&token=secret&coupon=A#calculator', 'quote=x20.m6&coupon=A'],
  ['/contact-us?quote=x20.m6&coupon=HELLO-1', undefined],
])('keeps the coupon and the quote of %s, and nothing else', (path, arrival) => {
  land(path);
  land('/faqs');
  expect(readStored(ARRIVAL_PLACE)?.split('&at=')[0]).toBe(arrival);
});

it.each([
  [29, /^coupon=HELLO-1&at=\d+$/],
  [31, /^$/],
])('counts a coupon for thirty days: %d days later', (days, query) => {
  land('/faqs?coupon=HELLO-1');
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + days * 86_400_000);
  expect(readArrivedQuery()).toMatch(query);
});

it.each(['/?quote=abc', '/', '/services-pricing'])('marks that a basket comes along to %s', (path) => {
  if (path === '/') writeStored('basket.hk', 'any');
  if (path === '/services-pricing') land('/faqs?quote=x20.m6');
  delete document.documentElement.dataset.basket;
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
  delete document.documentElement.dataset.basket;
});

it.each(FRIEND_LINKS as [string, string | null][])('keeps the friend of %s as %j', (path, code) => {
  land(path);
  expect(kept()).toBe(code);
  expect(readReferralCode(window.location.search)).toBe(code);
});

it('puts the latest first, keeps two before it, and none twice', () => {
  for (const code of ['one', 'two', 'six', 'ten', 'six', 'six']) {
    land(`/?ref=${code}`);
    keepReferral(code.toUpperCase());
  }
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
