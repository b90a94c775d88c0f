import type { Database } from 'firebase/database';
import { openConversation, type Conversation } from './conversation';
import { storedQueue, type SendQueue } from './send-queue-store';

let current: { database: Database; uid: string; queue: SendQueue; conversation: Conversation } | null = null;

/**
 * The member's conversation on this tab's connection; it goes on when the page is left. After a sign-in anew it goes on
 * from what was there, so that nobody loses the place where they read and write.
 */
export function currentConversation({ database, uid }: { database: Database; uid: string }): Conversation {
  if (current?.database === database) return current.conversation;
  const same = current?.uid === uid ? current : null;
  const before = same?.conversation.getState() ?? null;
  // Where nothing can be stored, what waits is in the queue itself.
  const queue = same?.queue ?? storedQueue(uid);
  current?.conversation.close();
  current = { database, uid, queue, conversation: openConversation({ database, uid, side: 'member', queue, before }) };
  return current.conversation;
}
