import { eq } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import { users } from '@/backend/db/schema/users';
import { siteLink } from '@/backend/identity/site-link';
import { storeMail } from '@/backend/mail/store-mail';
import type { AdminDatabase } from '@/backend/realtime/admin-database';
import { ROUTES } from '@/lib/config/routes';
import { isNotified } from '@/lib/domain/notifications/preferences';
import type { ConversationIndex } from './conversation-index';

/** What a member has not read for so long is told by mail, once until they read again. */
const PATIENCE_MS = 3_600_000;
const EXCERPT = 300;

/** Writes the mails that are due. @returns how many */
export async function mailUnread({ database: { orm }, env, wallClock, wakeMailDelivery }: BackendContext, database: AdminDatabase, index: ConversationIndex): Promise<number> {
  const now = wallClock();
  let count = 0;
  for (const { uid, unreadByMember, newest } of index.all()) {
    const [oldest] = unreadByMember;
    if (oldest === undefined || now.getTime() - oldest < PATIENCE_MS || newest?.from !== 'team') continue;
    const path = `conciergeNotes/${uid}/mailedAt`;
    // A mail was about what is the oldest unread now: one is enough until that is read.
    if (oldest <= Number((await database.get(path)) ?? 0)) continue;
    const [user] = await orm.select().from(users).where(eq(users.id, uid));
    if (!user || !isNotified(user.notifications, 'email', 'messages')) continue;
    const text = newest.text.length > EXCERPT ? `${newest.text.slice(0, EXCERPT)}…` : newest.text;
    await storeMail(orm, {
      recipient: user.email,
      template: 'chatUnread',
      locale: user.locale,
      values: { firstName: user.firstName, text, link: siteLink(env, user.locale, ROUTES.chat.path) },
      now,
    });
    await database.set(path, newest.at);
    count += 1;
  }
  if (count > 0) wakeMailDelivery();
  return count;
}
