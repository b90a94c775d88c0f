import { randomUUID } from 'node:crypto';
import type { BackendEnv } from '@/backend/config/env';
import type { Orm } from '@/backend/api/db/database';
import { outboxMails, type MailAttachment } from '@/backend/api/db/schema/mail';
import { regionOfLocale, type Locale } from '@/lib/config/locales';
import { languageOfLocale } from './language';
import type { Letter } from './letter/letter';
import { renderMail, type MailTemplate } from './templates';

export type MailEnv = Pick<BackendEnv, 'siteUrls' | 'teamEmail'>;

interface MailOrder {
  recipient: string;
  template: MailTemplate;
  /** Locale of its texts. */
  locale: Locale;
  values: Record<string, string>;
  headers?: Record<string, string>;
  attachments?: readonly MailAttachment[];
  now: Date;
}

/** Stores a mail in the caller's transaction, so that it exists exactly if the event does. */
export async function storeMail(
  tx: Pick<Orm, 'insert'>,
  env: MailEnv,
  { recipient, template, locale, values, headers = {}, attachments = [], now }: MailOrder,
): Promise<void> {
  const letter = { ...renderMail(env, template, { locale, values }), attachments };
  await tx.insert(outboxMails).values(mailRow(env, { recipient, locale, letter, headers, now }));
}

interface Written {
  recipient: string;
  locale: Locale;
  letter: Letter;
  headers?: Record<string, string>;
  now: Date;
}

/** Every mail says that it can be answered: an answer goes to the team of the reader's site. */
export function mailRow(
  { teamEmail }: MailEnv,
  { recipient, locale, letter, headers = {}, now }: Written,
): typeof outboxMails.$inferInsert {
  return {
    id: randomUUID(),
    recipient,
    ...letter,
    headers: { 'Reply-To': teamEmail[regionOfLocale(locale)], ...headers },
    language: languageOfLocale(locale),
    createdAt: now,
    nextAttemptAt: now,
  };
}
