import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeatJob } from '@/backend/repeat-job';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Runs that end when the test says so. */
function heldRuns() {
  const ends: (() => void)[] = [];
  const work = vi.fn<(stopping: AbortSignal) => Promise<void>>(() => new Promise((resolve) => ends.push(resolve)));
  return { work, end: () => ends.shift()?.() };
}

it('runs at once and by the clock, never twice at a time', async () => {
  const { work, end } = heldRuns();
  const job = repeatJob(work, { everyMs: 1000, onFailure: vi.fn() });
  await vi.advanceTimersByTimeAsync(2500);
  expect(work).toHaveBeenCalledTimes(1);
  end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(work).toHaveBeenCalledTimes(2);
  end();
  await job.stop();
});

it('waits before the first run where it is told to', async () => {
  const work = vi.fn(() => Promise.resolve());
  const job = repeatJob(work, { everyMs: 1000, firstMs: 300, onFailure: vi.fn() });
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(300);
  expect(work).toHaveBeenCalledTimes(1);
  await job.stop();
});

it('runs once more after the run under way when it is woken meanwhile', async () => {
  const { work, end } = heldRuns();
  const job = repeatJob(work, { everyMs: 1000, onFailure: vi.fn() });
  job.wake();
  job.wake();
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(2);
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(2);
  await job.stop();
});

it('tells of a failure and comes back', async () => {
  const onFailure = vi.fn();
  const work = vi.fn(() => Promise.reject(new Error('no')));
  const job = repeatJob(work, { everyMs: 1000, onFailure });
  await vi.advanceTimersByTimeAsync(1000);
  expect(onFailure).toHaveBeenCalledTimes(2);
  await job.stop();
});

it('ends after the run under way, which is told', async () => {
  const { work, end } = heldRuns();
  const job = repeatJob(work, { everyMs: 1000, onFailure: vi.fn() });
  const ended = vi.fn();
  const stopping = job.stop().then(ended);
  job.wake();
  await vi.advanceTimersByTimeAsync(5000);
  expect(work.mock.calls[0]?.[0].aborted).toBe(true);
  expect(ended).not.toHaveBeenCalled();
  end();
  await stopping;
  expect(work).toHaveBeenCalledTimes(1);
});
