import { expect, it } from 'vitest';
import { readReferralCode } from '@/lib/domain/referral/referral-code';

it.each([
  ['?ref=winnie-20', 'WINNIE-20'],
  ['?utm_source=x&ref=ABC123', 'ABC123'],
  ['?ref=%20ABC123%20', 'ABC123'],
  ['', null],
  ['?ref=', null],
  ['?ref=ab', null],
  ['?ref=%3Cscript%3E', null],
  [`?ref=${'a'.repeat(65)}`, null],
  ['', null],
])('reads the friend’s code of %j as %j', (search, code) => {
  expect(readReferralCode(search)).toBe(code);
});
