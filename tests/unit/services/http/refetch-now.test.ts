import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { refetchNow, queryClient } from '@/services/http/query-client';
afterEach(() => vi.useRealTimers());

it('asks at once in place of the repetition that waits, and once', async () => {
  vi.useFakeTimers();
  const queryFn = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('away')).mockResolvedValue('here');
  const observer = new QueryObserver(queryClient(), { queryKey: ['slow'], queryFn, retry: 3, retryDelay: 60_000 });
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(10);
  expect(observer.getCurrentResult()).toMatchObject({ status: 'pending', failureCount: 1 });
  await refetchNow(['slow']);
  expect(observer.getCurrentResult()).toMatchObject({ status: 'success', data: 'here' });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(queryFn).toHaveBeenCalledTimes(2);
  stop();
});

it('asks for nothing that has come already', async () => {
  const queryFn = vi.fn(() => Promise.resolve('here'));
  const stop = new QueryObserver(queryClient(), { queryKey: ['quick'], queryFn }).subscribe(() => undefined);
  await vi.waitFor(() => expect(queryClient().getQueryData(['quick'])).toBe('here'), 10_000);
  await refetchNow(['quick']);
  expect(queryFn).toHaveBeenCalledTimes(1);
  stop();
});
