import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectPresenceLater } from '@/services/presence/connect-presence';
import { cancelPresenceAttempt } from '@/services/presence/presence-handle';
import { readStored } from '@/lib/browser/storage';
import { standIn } from '@/tests/setup/stand-in';

const startPresence = vi.fn(() => Promise.resolve(undefined));
await standIn(import('@/services/presence/start-presence'), { startPresence });

const MEMBER = { id: 'mei' } as Parameters<typeof connectPresenceLater>[0];

beforeEach(() => {
  vi.useFakeTimers();
  document.documentElement.dataset.fonts = 'late';
  document.body.innerHTML = '<main><p aria-busy="true"></p></main>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  window.history.replaceState(null, '', '/');
});

it('a member goes online, and our fonts are asked for, once the page shows what it was opened for', async () => {
  const online = connectPresenceLater(MEMBER);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([startPresence.mock.calls.length, document.documentElement.dataset.fonts]).toEqual([0, 'late']);
  document.body.innerHTML = '<main><img></main>';
  const picture = document.querySelector('img') as HTMLImageElement;
  picture.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  const isComplete = vi.spyOn(picture, 'complete', 'get').mockReturnValue(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(startPresence).not.toHaveBeenCalled();
  isComplete.mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(1_000);
  await online;
  expect([startPresence.mock.calls.length, document.documentElement.dataset.fonts, readStored('fonts')]).toEqual([1, undefined, 'seen']);
});

it('the chat, which waits for it, has it at once, and no page waits for ever', async () => {
  window.history.replaceState(null, '', '/zh/chat');
  await connectPresenceLater(MEMBER);
  window.history.replaceState(null, '', '/items');
  void connectPresenceLater(MEMBER);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(startPresence).toHaveBeenCalledTimes(2);
});

it('whoever has logged out meanwhile is not brought online', async () => {
  void connectPresenceLater(MEMBER);
  cancelPresenceAttempt();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(startPresence).not.toHaveBeenCalled();
});
