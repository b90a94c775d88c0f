import type { Database } from 'firebase/database';
import { expect, test, vi } from 'vitest';
import { openConversation } from '@/services/chat/conversation';
import { currentConversation } from '@/services/chat/current-conversation';
import { standIn } from '@/tests/setup/stand-in';

await standIn(import('@/services/chat/conversation'), {
  openConversation: vi.fn(() => ({ getState: () => ({ pages: [] }), close: () => undefined })),
});

const database = (): Database => ({}) as Database;
const queueOf = (call: number) => vi.mocked(openConversation).mock.calls[call]?.[0].queue;

test('what waits in this tab alone outlives a sign-in anew, and is no other member’s', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const one = database();
  currentConversation({ database: one, uid: 'ada' });
  queueOf(0)?.put({ key: '-Oabcdefghijklmnopqr', text: 'Still here', writtenAt: 0, isRefused: false });
  currentConversation({ database: one, uid: 'ada' });
  expect(openConversation).toHaveBeenCalledTimes(1);
  currentConversation({ database: database(), uid: 'ada' });
  expect(
    queueOf(1)
      ?.list()
      .map(({ text }) => text),
  ).toEqual(['Still here']);
  currentConversation({ database: database(), uid: 'bob' });
  expect(queueOf(2)?.list()).toEqual([]);
  full.mockRestore();
});
