import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSendLock } from '@/services/chat/send-lock';
import { fakeLocks } from './fake-locks';

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  vi.useRealTimers();
});

function tab() {
  const onOurs = vi.fn();
  return { ...createSendLock('chat', onOurs), onOurs };
}

test('one tab has the turn and keeps it; the next has it when it is given up', async () => {
  const [first, second] = [tab(), tab()];
  first.acquire();
  second.acquire();
  await settle();
  expect([first.isHeld(), second.isHeld()]).toEqual([true, false]);
  first.release();
  await settle();
  expect([first.isHeld(), second.isHeld()]).toEqual([false, true]);
  expect([first.onOurs.mock.calls.length, second.onOurs.mock.calls.length]).toEqual([1, 1]);
});

test('asked for twice, the turn is given up by one giving up', async () => {
  const [first, second] = [tab(), tab()];
  first.acquire();
  first.acquire();
  second.acquire();
  await settle();
  first.release();
  await settle();
  expect([first.isHeld(), second.isHeld()]).toEqual([false, true]);
});

test('who gives up while waiting never has it', async () => {
  const [first, second] = [tab(), tab()];
  first.acquire();
  second.acquire();
  second.release();
  first.release();
  await settle();
  expect([first.isHeld(), second.isHeld()]).toEqual([false, false]);
  expect(second.onOurs).not.toHaveBeenCalled();
});

test('a tab that was stopped with the turn loses it to one in which something waits, and may have it back', async () => {
  const [stopped, writing] = [tab(), tab()];
  stopped.acquire();
  writing.acquire();
  writing.stealIfStalled(() => true);
  await vi.advanceTimersByTimeAsync(2_999);
  expect([stopped.isHeld(), writing.isHeld()]).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(1);
  expect([stopped.isHeld(), writing.isHeld()]).toEqual([false, true]);
  writing.release();
  await settle();
  expect([stopped.isHeld(), writing.isHeld()]).toEqual([true, false]);
});

test('what was sent in time by the tab that has the turn is no reason to take it', async () => {
  const [sending, other] = [tab(), tab()];
  sending.acquire();
  other.acquire();
  other.stealIfStalled(() => false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([sending.isHeld(), other.isHeld()]).toEqual([true, false]);
});

test('where locks are forbidden, and where there are none, each tab has the turn', async () => {
  Object.defineProperty(navigator, 'locks', {
    value: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) },
    configurable: true,
  });
  const forbidden = tab();
  forbidden.acquire();
  await settle();
  expect(forbidden.isHeld()).toBe(true);
  expect(forbidden.onOurs).toHaveBeenCalledOnce();
  Reflect.deleteProperty(navigator, 'locks');
  expect(tab().isHeld()).toBe(true);
});
