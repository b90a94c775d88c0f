import type { Orm } from '@/backend/api/db/database';
import { outboxMails } from '@/backend/api/db/schema/mail';
import type { User } from '@/backend/api/db/schema/users';
import { siteLink } from '@/backend/api/identity/site-link';
import { storeMail, type MailEnv } from '@/backend/api/mail/store-mail';
import { renderMail, greetedName } from '@/backend/api/mail/templates';
import { pushRow } from '@/backend/api/notifications/notices';
import { ROUTES } from '@/lib/config/routes';
import type { ChatMessage } from '@/lib/domain/chat/message';
import { truncateText } from '@/lib/text/truncate-text';

const MAIL_EXCERPT = 300;
const PUSH_EXCERPT = 160;

/** The realtime database accepts text that PostgreSQL does not. */
const excerpt = (said: string, length: number) => {
  const text = said.replaceAll('\0', '').toWellFormed();
  return text.length > length ? `${truncateText(text, length)}…` : text;
};

const mailValues = (env: MailEnv, user: User, text: string) => ({
  firstName: greetedName(user),
  quote: excerpt(text, MAIL_EXCERPT),
  link: siteLink(env, user.locale, ROUTES.chat.path),
});

/** The mail about unread messages of the team. */
export function storeUnreadMail(tx: Pick<Orm, 'insert'>, env: MailEnv, user: User, text: string, now: Date): Promise<void> {
  return storeMail(tx, env, {
    recipient: user.email,
    template: 'chatUnread',
    locale: user.locale,
    values: mailValues(env, user, text),
    now,
  });
}

/** The same as a push: the mail's subject and the message. */
export async function storeUnreadPush(tx: Pick<Orm, 'insert'>, env: MailEnv, user: User, text: string, now: Date): Promise<void> {
  const { subject } = renderMail(env, 'chatUnread', { locale: user.locale, values: mailValues(env, user, text) });
  await tx.insert(outboxMails).values({ ...pushRow(env, user, { subject, body: excerpt(text, PUSH_EXCERPT) }, now), place: '/chat' });
}

/** Messages unread for this long are notified by mail, once until the member reads again. */
export const MAIL_DELAY_MS = 3_600_000;
/** Older messages are not worth a push, or after a week a mail: only after long outages, or with an older database. */
const PUSH_WORTH_MS = 24 * 3_600_000;
const MAIL_WORTH_MS = 7 * 24 * 3_600_000;

interface NotificationMarks {
  readAt: number;
  pushedAt: number;
  mailedAt: number;
}

interface DueNotifications {
  /** The message that a push, or a mail, should be about. */
  push: ChatMessage | null;
  mail: ChatMessage | null;
  /** When the mail is due if nothing changes; null: none. */
  mailDueAt: number | null;
}

const NONE: DueNotifications = { push: null, mail: null, mailDueAt: null };

/** @param messages of both sides, oldest first: at least the newest after the read mark */
export function dueNotifications(
  messages: readonly ChatMessage[],
  { readAt, pushedAt, mailedAt }: NotificationMarks,
  now: number,
): DueNotifications {
  const unread = messages.filter(({ from, at }) => from === 'team' && at > readAt);
  const newest = unread.at(-1);
  const oldest = unread[0];
  // A member who has written since has seen the answers.
  if (!newest || !oldest || messages.at(-1)?.from !== 'team') return NONE;
  // One mail about the oldest unread message is enough until it is read.
  const awaitsMail = oldest.at > mailedAt && now - newest.at < MAIL_WORTH_MS;
  const dueAt = oldest.at + MAIL_DELAY_MS;
  return {
    push: newest.at > pushedAt && now - newest.at < PUSH_WORTH_MS ? newest : null,
    mail: awaitsMail && dueAt <= now ? newest : null,
    mailDueAt: awaitsMail && dueAt > now ? dueAt : null,
  };
}
