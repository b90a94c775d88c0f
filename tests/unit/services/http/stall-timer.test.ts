import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startStallTimer } from '@/services/http/timeouts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('waits on for as long as something comes, and no longer than the silence after it', () => {
  const { signal, reset } = startStallTimer(30_000);
  for (let minutes = 0; minutes < 10; minutes += 1) {
    vi.advanceTimersByTime(29_000);
    reset();
  }
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(30_000);
  expect(signal.aborted).toBe(true);
});

it('ends with the answer', () => {
  const { signal, stop } = startStallTimer(30_000);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(signal.aborted).toBe(false);
});
