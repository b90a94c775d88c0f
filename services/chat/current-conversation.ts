import type { Database } from 'firebase/database';
import { openConversation, type Conversation } from './conversation';
import { storedQueue } from './send-queue-store';

const conversations = new WeakMap<Database, Conversation>();

/** The member's conversation on this tab's connection; it goes on when the page is left and ends with the session. */
export function currentConversation({ database, uid }: { database: Database; uid: string }): Conversation {
  const known = conversations.get(database);
  if (known) return known;
  const opened = openConversation({ database, uid, side: 'member', queue: storedQueue(uid) });
  conversations.set(database, opened);
  return opened;
}
