import { expect, it } from 'vitest';
import { everyPhoneCode } from '@/lib/domain/booking/every-phone-code';
import { withRemark } from '@/lib/text/join-words';

it.each([
  ['en-HK', 'Hong Kong (+852)'],
  ['zh-Hant-HK', '香港（+852）'],
  ['zh-Hans-SG', '香港（+852）'],
])('a remark stands in the brackets of the reader’s script: %s', (localeTag, text) => {
  expect(withRemark(localeTag, localeTag.startsWith('zh') ? '香港' : 'Hong Kong', '+852')).toBe(text);
});

it('and so do the codes of all countries', () => {
  expect(everyPhoneCode('zh-Hant-HK', []).filter(({ label }) => !/（\+\d+）$/.test(label))).toEqual([]);
  expect(everyPhoneCode('en-SG', []).filter(({ label }) => !/ \(\+\d+\)$/.test(label))).toEqual([]);
});
