import type { AdminDatabase } from '@/backend/twins/realtime/admin-database';
import type { ConversationIndex } from './conversation-index';

/** The team's side of the conversations that this process keeps. */
export interface ChatDesk {
  index: ConversationIndex;
  database: AdminDatabase;
  /** Resolves when the concierge has answered everything that has arrived. */
  settled(): Promise<void>;
  /** Writes the mails about unread messages that are due. @returns how many */
  mailUnread(): Promise<number>;
  /** Called before the process ends: open lines have to go, or the server waits for them. */
  onClose(listener: () => void): void;
}
