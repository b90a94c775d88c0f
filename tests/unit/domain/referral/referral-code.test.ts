import { expect, it } from 'vitest';
import { keptReferralCode, readReferralCode, withoutReferralCode, withReferralCode } from '@/lib/domain/referral/referral-code';

const DAY = 86_400_000;
const NOW = Date.parse('2026-03-01T00:00:00Z');

it.each([
  ['?ref=winnie-20', 'WINNIE-20'],
  ['?utm_source=x&ref=ABC123', 'ABC123'],
  ['?ref=%20ABC123%20', 'ABC123'],
  ['', null],
  ['?ref=', null],
  ['?ref=ab', null],
  ['?ref=%3Cscript%3E', null],
  [`?ref=${'a'.repeat(65)}`, null],
])('reads the friend’s code of %j as %j', (search, code) => {
  expect(readReferralCode(search)).toBe(code);
});

it('keeps a code for thirty days and not a moment longer', () => {
  const stored = withReferralCode(null, 'ANN', NOW);
  expect(keptReferralCode(stored, NOW)).toBe('ANN');
  expect(keptReferralCode(stored, NOW + 30 * DAY - 1)).toBe('ANN');
  expect(keptReferralCode(stored, NOW + 30 * DAY)).toBeNull();
});

it('lets the latest count, and the one before it where the latest turns out to be invalid', () => {
  const stored = withReferralCode(withReferralCode(null, 'ANN', NOW), 'TYPO', NOW + DAY);
  expect(keptReferralCode(stored, NOW + DAY)).toBe('TYPO');
  const left = withoutReferralCode(stored, 'TYPO');
  expect(keptReferralCode(left, NOW + DAY)).toBe('ANN');
  expect(keptReferralCode(left, NOW + 30 * DAY)).toBeNull();
  expect(withoutReferralCode(left, 'ANN')).toBeNull();
});

it('begins the thirty days again with the same link, once', () => {
  const again = withReferralCode(withReferralCode(null, 'ANN', NOW), 'ANN', NOW + 20 * DAY);
  expect(again).toBe(`ANN:${NOW + 20 * DAY}`);
  expect(keptReferralCode(again, NOW + 40 * DAY)).toBe('ANN');
});

it('keeps the codes of three friends at most', () => {
  const stored = ['ONE', 'TWO', 'SIX', 'TEN'].reduce<string | null>((kept, code, index) => withReferralCode(kept, code, NOW + index), null);
  expect(stored).toBe(`TEN:${NOW + 3} SIX:${NOW + 2} TWO:${NOW + 1}`);
});

it.each([null, '', 'ANN', 'ANN:', 'ANN:soon', '<b>:1', ':1', `ANN:${NOW + DAY}`])('takes nothing from %j in storage', (stored) => {
  expect(keptReferralCode(stored, NOW)).toBeNull();
});
