import { expect, it } from 'vitest';
import { everyPhoneCode } from '@/lib/domain/booking/every-phone-code';
import { joinSentences, withRemark } from '@/lib/text/join-words';

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

it('sentences stand apart where their script has no space of its own, and none is left for one that is left out', () => {
  expect(joinSentences('One.', false, 'Two.', '', 'Three')).toBe('One. Two. Three');
  expect(joinSentences(undefined, '一句。', '兩句（註）', '三句')).toBe('一句。兩句（註）三句');
  expect(joinSentences(null)).toBe('');
});
