import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeout, waitAtMost } from '@/lib/timeout';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is done in time is waited for, and leaves no timer behind', async () => {
  let end: () => void = () => undefined;
  const waited = vi.fn();
  const waiting = waitAtMost(2000, new Promise<void>((resolve) => (end = resolve))).then(waited);
  await vi.advanceTimersByTimeAsync(1999);
  expect(waited).not.toHaveBeenCalled();
  end();
  await waiting;
  expect(vi.getTimerCount()).toBe(0);
});

test('what has to be done in time fails with the limit, and gives its result before', async () => {
  const failing = expect(withTimeout(30, new Promise(() => undefined))).rejects.toThrow('30 ms');
  await vi.advanceTimersByTimeAsync(30);
  await failing;
  await expect(withTimeout(30, Promise.resolve('there'))).resolves.toBe('there');
  expect(vi.getTimerCount()).toBe(0);
});

test('what never ends is waited for that long, and a failure holds nobody up and is nobody else’s', async () => {
  const waiting = waitAtMost(2000, new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(2000);
  await waiting;
  await expect(waitAtMost(2000, Promise.reject(new Error('no')))).resolves.toBeUndefined();
});
