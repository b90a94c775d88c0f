import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchSilence } from '@/services/http/timeouts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('waits on for as long as something comes, and no longer than the silence after it', () => {
  const { signal, hear } = watchSilence(30_000);
  for (let minutes = 0; minutes < 10; minutes += 1) {
    vi.advanceTimersByTime(29_000);
    hear();
  }
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(30_000);
  expect(signal.aborted).toBe(true);
});

it('is over with the answer', () => {
  const { signal, end } = watchSilence(30_000);
  end();
  vi.advanceTimersByTime(60_000);
  expect(signal.aborted).toBe(false);
});
