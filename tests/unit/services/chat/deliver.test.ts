import { set, type Database } from 'firebase/database';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inWritingOrder, type QueuedMessage } from '@/lib/domain/chat/send-queue';
import { startDelivery } from '@/services/chat/deliver';
import type { SendQueue } from '@/services/chat/send-queue-store';
import { fakeLocks } from './fake-locks';

vi.mock('firebase/database', () => ({
  child: (_root: unknown, path: string) => path,
  ref: () => 'root',
  serverTimestamp: () => 'now',
  set: vi.fn(() => Promise.resolve()),
  get: vi.fn(),
}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(set).mockClear();
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  vi.useRealTimers();
});

const message = (key: string): QueuedMessage => ({ key, text: key, writtenAt: 0, isRefused: false });

/** The storage that all tabs of a browser see. */
function sharedQueue(...keys: string[]): SendQueue {
  const waiting = new Map(keys.map((key) => [key, message(key)]));
  return {
    list: () => inWritingOrder([...waiting.values()]),
    unshared: () => [],
    put: (one) => void waiting.set(one.key, one),
    remove: (key) => void waiting.delete(key),
    onChange: () => () => undefined,
  };
}

const tab = (queue: SendQueue) => startDelivery({ database: {} as Database, uid: 'ada', side: 'member' }, queue, () => undefined);

/** A tab that has the turn and was stopped by its phone. */
const stoppedTab = () => tab(sharedQueue()).setConnected(true);

test('what was written before there was a connection, or before a reload, goes also past a stopped tab', async () => {
  stoppedTab();
  const queue = sharedQueue('a', 'b');
  tab(queue).setConnected(true);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(set).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(vi.mocked(set).mock.calls.map(([place]) => place)).toEqual(['messages/a', 'messages/b']);
  expect(queue.list()).toEqual([]);
});

test('it is hurried again after each break of the connection', async () => {
  stoppedTab();
  const own = tab(sharedQueue('a'));
  own.setConnected(true);
  await vi.advanceTimersByTimeAsync(1_000);
  own.setConnected(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(set).not.toHaveBeenCalled();
  own.setConnected(true);
  await vi.advanceTimersByTimeAsync(3_100);
  expect(set).toHaveBeenCalledOnce();
});
