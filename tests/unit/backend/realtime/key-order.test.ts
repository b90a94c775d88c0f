import { expect, test } from 'vitest';
import { compareKeys, createPushIds, integerKey, MAX_KEY, MIN_KEY } from '@/backend/twins/realtime/data/path';

test('integers of 32 bits come first, by value, then by length; the rest by code unit', () => {
  const between = '-2147483648 -5 0 7 007 9 10 2147483647 - -Nabc 12345678901 2147483648 B a é'.split(' ');
  const sorted = [MIN_KEY, ...between, MAX_KEY];
  expect([...sorted].reverse().sort(compareKeys)).toEqual(sorted);
});

test('what looks like an integer but is none', () => {
  expect(['', '-', '1.0', '1e3', '+1', ' 1', '99999999999'].map(integerKey)).toEqual(Array(7).fill(null));
});

test('push ids sort by time, and within a millisecond by order', () => {
  let now = 1_700_000_000_000;
  const next = createPushIds(() => now);
  const ids = Array.from({ length: 1_000 }, (_, index) => ((now += index % 3 === 0 ? 1 : 0), next()));
  expect([...ids].sort(compareKeys)).toEqual(ids);
  expect(new Set(ids).size).toBe(1_000);
  expect(ids.every((id) => /^[-_0-9A-Za-z]{20}$/.test(id))).toBe(true);
});
