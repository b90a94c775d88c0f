import { describe, expect, it } from 'vitest';
import { latinDigits } from '@/lib/text/normalise-unicode';

describe('latinDigits', () => {
  it.each([
    ['４１１１　１１１１', '4111 1111'],
    ['٤١١١', '4111'],
    ['۰۸/۳۹', '08/39'],
    ['०१२३४५६७८९', '0123456789'],
    ['๐๑๒๙', '0129'],
    ['\u202d5555-4444\u202c', '5555-4444'],
    ['\u200e12\u200b34\ufeff', '1234'],
    ['12\u034f3\ufe0f4\u3164\u2800\u180b', '1234'],
    ['−5', '-5'],
    ['４１１１–２２２２', '4111-2222'],
    ['１，５００．５', '1,500.5'],
    ['𝟘𝟙𝟡', '019'],
    ['plain 12', 'plain 12'],
  ])('reads %s as %s', (typed, read) => {
    expect(latinDigits(typed)).toBe(read);
  });
});
