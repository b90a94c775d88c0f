import { expect, test } from 'vitest';
import { cutText } from '@/lib/cut-text';

test('a text is cut to its length, and a shorter one stays', () => {
  expect([cutText('abcdef', 3), cutText('abc', 3), cutText('ab', 3), cutText('', 3)]).toEqual(['abc', 'abc', 'ab', '']);
});

test('an emoji is cut off whole or stays whole', () => {
  expect([1, 2, 3, 4].map((length) => cutText('a👗b', length))).toEqual(['a', 'a', 'a👗', 'a👗b']);
});
