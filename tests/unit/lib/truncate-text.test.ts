import { afterEach, expect, test, vi } from 'vitest';
import { truncateText, firstCharacter } from '@/lib/text/truncate-text';

test('a text is cut to its length, and a shorter one stays', () => {
  expect([truncateText('abcdef', 3), truncateText('abc', 3), truncateText('ab', 3), truncateText('', 3)]).toEqual(['abc', 'abc', 'ab', '']);
});

test('an emoji is cut off whole or stays whole', () => {
  expect([1, 2, 3, 4].map((length) => truncateText('a👗b', length))).toEqual(['a', 'a', 'a👗', 'a👗b']);
});

afterEach(() => vi.unstubAllGlobals());

/** Each is one sign to whoever reads it, and several characters. */
const SIGNS = ['👨‍👩‍👧‍👦', '🏳️‍🌈', '🇭🇰', '👍🏽', '1️⃣', '❤️', 'e\u0301', 'नि', '각', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'];

test.each(SIGNS)('%s is cut off whole or stays whole, wherever the cut falls', (sign) => {
  for (let length = 1; length <= 2 * sign.length + 1; length += 1) {
    const whole = Math.floor((length - 1) / sign.length);
    expect(truncateText(`a${sign}${sign}b`, length)).toBe(`a${sign.repeat(Math.min(2, whole))}`);
  }
});

test('what claims to be one endless sign is cut in whole characters all the same', () => {
  expect(truncateText(`e${'\u0301'.repeat(500)}`, 20)).toHaveLength(20);
  expect(truncateText(`${'👩\u200d'.repeat(100)}`, 10)).toBe('👩\u200d👩\u200d👩');
});

test('of joined emoji that are too long for the place, no joiner is left behind', () => {
  const family = '👨‍👩‍👧‍👦abc';
  expect([2, 3, 4, 5, 6, 7].map((length) => truncateText(family, length))).toEqual(['👨', '👨', '👨', '👨‍👩', '👨‍👩', '👨‍👩']);
  expect(truncateText('🏳️‍🌈', 4)).toBe('🏳️');
});

test.each(SIGNS)('%s at the beginning of a name stands for it whole', (sign) => {
  expect([firstCharacter(`${sign}b`), firstCharacter(sign), firstCharacter('')]).toEqual([sign, sign, '']);
});

test.each(SIGNS.slice(0, 8))('%s stays whole where the browser has no segmenter', async (sign) => {
  // Its members are not enumerable.
  const names = Object.getOwnPropertyNames(Intl).filter((name) => name !== 'Segmenter');
  vi.stubGlobal('Intl', Object.fromEntries(names.map((name) => [name, Reflect.get(Intl, name) as unknown])));
  vi.resetModules();
  const without = await import('@/lib/text/truncate-text');
  for (let length = 1; length <= sign.length + 1; length += 1) {
    expect(without.truncateText(`a${sign}b`, length)).toBe(length > sign.length ? `a${sign}` : 'a');
  }
  expect(without.firstCharacter(`${sign}b`)).toBe(sign);
});
