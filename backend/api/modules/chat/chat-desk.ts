import type { AdminDatabase } from '@/backend/twins/realtime/admin-database';
import type { ConversationIndex } from './conversation-index';

/** The team's side of the conversations stored by this process. */
export interface ChatDesk {
  index: ConversationIndex;
  database: AdminDatabase;
  /** Resolves when the concierge has processed everything received. */
  settled(): Promise<void>;
  /** Stores due mails about unread messages. @returns how many */
  mailUnread(): Promise<number>;
  /** Called before the process ends: open event streams must close, or the server waits for them. */
  onClose(listener: () => void): void;
}
