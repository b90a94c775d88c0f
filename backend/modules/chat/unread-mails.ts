import { eq } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import { users } from '@/backend/db/schema/users';
import type { AdminDatabase } from '@/backend/realtime/admin-database';
import { isNotified } from '@/lib/domain/notifications/preferences';
import type { ConversationIndex } from './conversation-index';
import { MAIL_PATIENCE_MS } from './unread-news';
import { storeUnreadMail } from './unread-words';

/** Writes the mails that are due. @returns how many */
export async function mailUnread(
  { database: { orm }, env, wallClock, wakeMailDelivery }: BackendContext,
  database: AdminDatabase,
  index: ConversationIndex,
): Promise<number> {
  const now = wallClock();
  let count = 0;
  for (const { uid, unreadByMember, newest } of index.all()) {
    const [oldest] = unreadByMember;
    if (oldest === undefined || now.getTime() - oldest < MAIL_PATIENCE_MS || newest?.from !== 'team') continue;
    const path = `conciergeNotes/${uid}/mailedAt`;
    // A mail was about what is the oldest unread now: one is enough until that is read.
    if (oldest <= Number((await database.get(path)) ?? 0)) continue;
    const [user] = await orm.select().from(users).where(eq(users.id, uid));
    if (!user || !isNotified(user.notifications, 'email', 'messages')) continue;
    await storeUnreadMail(orm, env, user, newest.text, now);
    await database.set(path, newest.at);
    count += 1;
  }
  if (count > 0) wakeMailDelivery();
  return count;
}
