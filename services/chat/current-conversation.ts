import type { Database } from 'firebase/database';
import { openConversation, type Conversation } from './conversation';
import { storedQueue } from './send-queue-store';

let current: { database: Database; uid: string; conversation: Conversation } | null = null;

/**
 * The member's conversation on this tab's connection; it goes on when the page is left. After a sign-in anew it goes on
 * from what was there, so that nobody loses the place where they read and write.
 */
export function currentConversation({ database, uid }: { database: Database; uid: string }): Conversation {
  if (current?.database === database) return current.conversation;
  const before = current?.uid === uid ? current.conversation.getState() : null;
  current?.conversation.close();
  current = { database, uid, conversation: openConversation({ database, uid, side: 'member', queue: storedQueue(uid), before }) };
  return current.conversation;
}
