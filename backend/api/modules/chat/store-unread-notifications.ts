import { randomUUID } from 'node:crypto';
import type { BackendEnv } from '@/backend/config/env';
import type { Orm } from '@/backend/api/db/database';
import { outboxMails } from '@/backend/api/db/schema/mail';
import type { User } from '@/backend/api/db/schema/users';
import { siteLink } from '@/backend/api/identity/site-link';
import { languageOfLocale } from '@/backend/api/mail/language';
import { greetedName } from '@/backend/api/mail/greeting';
import { storeMail } from '@/backend/api/mail/store-mail';
import { renderMail } from '@/backend/api/mail/templates';
import { ROUTES } from '@/lib/config/routes';
import { truncateText } from '@/lib/text/truncate-text';

const MAIL_EXCERPT = 300;
const PUSH_EXCERPT = 160;

/** The realtime database accepts text that PostgreSQL does not. */
const excerpt = (said: string, length: number) => {
  const text = said.replaceAll('\0', '').toWellFormed();
  return text.length > length ? `${truncateText(text, length)}…` : text;
};

const mailValues = (env: Pick<BackendEnv, 'siteUrls'>, user: User, text: string) => ({
  firstName: greetedName(user),
  text: excerpt(text, MAIL_EXCERPT),
  link: siteLink(env, user.locale, ROUTES.chat.path),
});

/** The mail about unread messages of the team. */
export function storeUnreadMail(
  tx: Pick<Orm, 'insert'>,
  env: Pick<BackendEnv, 'siteUrls'>,
  user: User,
  text: string,
  now: Date,
): Promise<void> {
  return storeMail(tx, { recipient: user.email, template: 'chatUnread', locale: user.locale, values: mailValues(env, user, text), now });
}

/** The same as a push: the mail's subject and the message. */
export async function storeUnreadPush(
  tx: Pick<Orm, 'insert'>,
  env: Pick<BackendEnv, 'siteUrls'>,
  user: User,
  text: string,
  now: Date,
): Promise<void> {
  const { subject } = renderMail('chatUnread', user.locale, mailValues(env, user, text));
  await tx.insert(outboxMails).values({
    id: randomUUID(),
    channel: 'push',
    recipient: user.id,
    place: '/chat',
    subject,
    body: excerpt(text, PUSH_EXCERPT),
    language: languageOfLocale(user.locale),
    createdAt: now,
    nextAttemptAt: now,
  });
}
