import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTyping } from '@/backend/twins/team-console/console-typing.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function typingOf() {
  const told: string[] = [];
  return { told, typing: createTyping((uid: string, isTyping: boolean) => told.push(`${uid} ${isTyping}`)) };
}

test('what is pasted and sent at once was never being typed', async () => {
  const { told, typing } = typingOf();
  typing.keep('a');
  typing.sent();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([]);
});

test('typing is told after a moment, then seldom, and taken back after a silence', async () => {
  const { told, typing } = typingOf();
  for (let key = 0; key < 40; key += 1) {
    typing.keep('a');
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(told).toEqual(['a true', 'a true']);
  await vi.advanceTimersByTimeAsync(4000);
  expect(told).toEqual(['a true', 'a true', 'a false']);
});

test('whoever turns to another member, or takes back what was typed, types to the first no longer', async () => {
  const { told, typing } = typingOf();
  typing.keep('a');
  await vi.advanceTimersByTimeAsync(300);
  typing.keep('b');
  await vi.advanceTimersByTimeAsync(300);
  typing.stop();
  typing.stop();
  expect(told).toEqual(['a true', 'a false', 'b true', 'b false']);
});
