import type { Database } from 'firebase/database';
import { openConversation, type Conversation } from './conversation';
import { storedQueue, type SendQueue } from './send-queue-store';

let current: { database: Database; uid: string; queue: SendQueue; conversation: Conversation } | null = null;

/**
 * The member's conversation on this tab's connection. It outlives the page. After a new sign-in it continues from the old state, so that
 * the reading and typing position is kept.
 */
export function currentConversation({ database, uid }: { database: Database; uid: string }): Conversation {
  if (current?.database === database) return current.conversation;
  const same = current?.uid === uid ? current : null;
  const before = same?.conversation.getState() ?? null;
  // Without storage the unsent messages exist only in this queue object.
  const queue = same?.queue ?? storedQueue(uid);
  current?.conversation.close();
  current = { database, uid, queue, conversation: openConversation({ database, uid, side: 'member', queue, before }) };
  return current.conversation;
}
