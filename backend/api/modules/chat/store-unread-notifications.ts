import type { Orm } from '@/backend/api/db/database';
import { outboxMails } from '@/backend/api/db/schema/mail';
import type { User } from '@/backend/api/db/schema/users';
import { siteLink } from '@/backend/api/identity/site-link';
import { greetedName } from '@/backend/api/mail/greeting';
import { storeMail, type MailEnv } from '@/backend/api/mail/store-mail';
import { renderMail } from '@/backend/api/mail/templates';
import { pushRow } from '@/backend/api/notifications/notices';
import { ROUTES } from '@/lib/config/routes';
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
