import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CallData } from '@/services/http/send-call';
import { sendCall } from '@/services/http/send-call';
import { registerPresence } from '@/services/presence/presence-handle';
import { connectWithRetry, type StartPresence } from '@/services/presence/retry-presence';
import { standIn } from '@/tests/setup/stand-in';

await standIn(import('@/services/http/send-call'), { sendCall: vi.fn() });

type User = CallData<'currentUser'>['user'];
const member = (token: string) => ({ id: 'ada', firebase_custom_token: token }) as User;
const answers = (outcome: unknown) => vi.mocked(sendCall).mockResolvedValue(outcome as never);

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(sendCall).mockReset();
  answers({ kind: 'ok', data: { user: member('fresh') } });
});
afterEach(() => {
  registerPresence(null);
  vi.useRealTimers();
});

/** Fails so many times, as the real one says it. */
function failing(times: number) {
  let left = times;
  return vi.fn<StartPresence>(async () => {
    if (left === 0) return undefined;
    left -= 1;
    registerPresence('unavailable');
    return 'failed';
  });
}

test('a failed sign-in is tried again with a fresh token, at growing pauses, until it succeeds', async () => {
  const start = failing(3);
  await connectWithRetry(start, member('first'));
  for (const [wait, calls] of [
    [1_999, 1],
    [1, 2],
    [9_999, 2],
    [1, 3],
    [59_999, 3],
    [1, 4],
    [900_000, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(wait);
    expect(start).toHaveBeenCalledTimes(calls);
  }
  expect(start.mock.calls.map(([{ firebase_custom_token: token }]) => token)).toEqual(['first', 'fresh', 'fresh', 'fresh']);
});

test('a part that does not load is asked for again, at once when the network is back', async () => {
  const start = vi.fn<StartPresence>().mockRejectedValueOnce(new Error('no chunk')).mockResolvedValue(undefined);
  await connectWithRetry(start, member('first'));
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(start).toHaveBeenCalledTimes(2);
});

test('who has logged out, whose session has ended, or who has come in anew is left alone', async () => {
  const [out, ended, older, newer] = [failing(9), failing(9), failing(9), failing(0)];
  await connectWithRetry(out, member('a'));
  registerPresence(null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(out).toHaveBeenCalledTimes(1);

  await connectWithRetry(older, member('b'));
  await connectWithRetry(newer, member('c'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([older, newer].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);

  answers({ kind: 'rejected', status: 401 });
  await connectWithRetry(ended, member('d'));
  await vi.advanceTimersByTimeAsync(900_000);
  expect(ended).toHaveBeenCalledTimes(1);
  expect(sendCall).toHaveBeenCalledTimes(1);
});
