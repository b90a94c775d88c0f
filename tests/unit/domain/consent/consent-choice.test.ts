import { describe, expect, it } from 'vitest';
import { ROUTES, type RouteName } from '@/lib/config/routes';
import {
  allowsTags,
  EVERYTHING,
  mayCarryTags,
  NOTHING_OPTIONAL,
  readConsentChoice,
  writeConsentChoice,
} from '@/lib/domain/consent/consent-choice';

const NOW = new Date('2026-11-21T12:00:00Z');
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

describe('a choice', () => {
  it('is kept as it was made', () => {
    expect(readConsentChoice(writeConsentChoice({ analytics: true, marketing: false }, NOW), later(1))).toEqual({
      analytics: true,
      marketing: false,
    });
  });

  it('counts from its own moment on', () => {
    expect(readConsentChoice(writeConsentChoice(EVERYTHING, NOW), NOW)).toEqual(EVERYTHING);
  });

  it('is asked for again after twelve months', () => {
    const stored = writeConsentChoice(EVERYTHING, NOW);
    expect(readConsentChoice(stored, later(364))).toEqual(EVERYTHING);
    expect(readConsentChoice(stored, later(365))).toBeNull();
  });

  it.each([
    ['nothing', null],
    ['no JSON', 'granted'],
    ['another version', JSON.stringify({ choice: EVERYTHING, version: 0, decidedAt: NOW.toISOString() })],
    ['a half answer', JSON.stringify({ choice: { analytics: true }, version: 1, decidedAt: NOW.toISOString() })],
    ['half of the other answer', JSON.stringify({ choice: { marketing: true }, version: 1, decidedAt: NOW.toISOString() })],
    ['no moment', JSON.stringify({ choice: EVERYTHING, version: 1 })],
    ['a number for a moment', JSON.stringify({ choice: EVERYTHING, version: 1, decidedAt: NOW.getTime() })],
    ['the figure of a year for a moment', JSON.stringify({ choice: EVERYTHING, version: 1, decidedAt: 2026 })],
    ['a text', '"granted"'],
    ['a text for a choice', JSON.stringify({ choice: 'everything', version: 1, decidedAt: NOW.toISOString() })],
    ['no choice', JSON.stringify({ choice: null, version: 1, decidedAt: NOW.toISOString() })],
    ['a moment to come', writeConsentChoice(EVERYTHING, later(2))],
  ])('counts as not made: %s', (_name, stored) => {
    expect(readConsentChoice(stored, NOW)).toBeNull();
  });
});

it('lets the container load only for something that was allowed', () => {
  expect(allowsTags(NOTHING_OPTIONAL)).toBe(false);
  expect(allowsTags({ analytics: false, marketing: true })).toBe(true);
});

it('keeps tags from pages on which money or a session is at stake', () => {
  expect(mayCarryTags('paymentMethod')).toBe(false);
  expect(mayCarryTags('chat')).toBe(false);
  expect(mayCarryTags('login')).toBe(false);
  expect(mayCarryTags('webview')).toBe(false);
  for (const route of ['billings', 'loginCallback', 'resetPassword', 'verifyEmail'] as const) expect(mayCarryTags(route)).toBe(false);
  expect(mayCarryTags('home')).toBe(true);
  expect(mayCarryTags(null)).toBe(true);
});

it('keeps tags from every page of a member, and from no page that is everybody’s but sign-in and the apps’ frame', () => {
  const names = Object.keys(ROUTES) as RouteName[];
  const without = names.filter((name) => !mayCarryTags(name));
  expect(without).toEqual(expect.arrayContaining(names.filter((name) => ROUTES[name].audience === 'member')));
  expect(without.filter((name) => ROUTES[name].audience !== 'member').sort()).toEqual(
    ['login', 'loginCallback', 'resetPassword', 'verifyEmail', 'webview'].sort(),
  );
  expect(mayCarryTags(null)).toBe(true);
});
