import { expect, test } from 'vitest';
import { FrameReader } from '@/backend/twins/realtime/wire/connection';
import { RequestRate } from '@/backend/twins/realtime/wire/protocol';

test('a lone frame, parts, and what only keeps the connection alive', () => {
  const reader = new FrameReader(100);
  expect(reader.read('{"a":1}')).toBe('{"a":1}');
  expect(reader.read('0')).toBeNull();
  expect(reader.read('{"b":2}')).toBe('{"b":2}');
  expect([reader.read('3'), reader.read('{"c"'), reader.read('12'), reader.read('}')]).toEqual([null, null, null, '{"c"12}']);
  expect(reader.read('{"d":4}')).toBe('{"d":4}');
});

test('parts that are too long together', () => {
  const reader = new FrameReader(10);
  reader.read('999999');
  reader.read('12345');
  expect(() => reader.read('678901')).toThrow(RangeError);
});

test('requests: a burst, then as many as refill', () => {
  let now = 0;
  const rate = new RequestRate(10, 2, { now: () => now });
  expect([rate.take().kind, rate.take().kind]).toEqual(['taken', 'taken']);
  expect(rate.take()).toEqual({ kind: 'wait', ms: 100 });
  now = 100;
  expect(rate.take().kind).toBe('taken');
  // A clock set back neither refills nor empties the bucket.
  now = -1_000_000;
  expect(rate.take().kind).toBe('wait');
});
