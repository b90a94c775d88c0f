import { lt, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { BackendEnv } from '@/backend/config/env';
import type { Orm } from '@/backend/api/db/database';
import { outboxMails, type MailAttachment } from '@/backend/api/db/schema/mail';
import type { BackendContext } from '@/backend/context';
import { DAY_MS } from '@/lib/calendar-days';
import { regionOfLocale, type Locale } from '@/lib/config/locales';
import { ERASED_CONTENT } from './delivery-job';
import { languageOfLocale } from './language';
import type { Letter } from './letter/letter';
import { renderMail, type MailTemplate } from './templates';

export type MailEnv = Pick<BackendEnv, 'siteUrls' | 'teamEmail' | 'mailFrom'>;

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

/** Old enough that nobody needs to know whether a mail was sent. */
const KEPT_DAYS = 90;

export async function removeOldMails({ database: { orm }, clock }: Pick<BackendContext, 'database' | 'clock'>): Promise<void> {
  await orm.delete(outboxMails).where(lt(outboxMails.createdAt, new Date(clock().getTime() - KEPT_DAYS * DAY_MS)));
  // Of an earlier version, which kept the text of delivered mails; phrased like the index that finds it.
  await orm
    .update(outboxMails)
    .set(ERASED_CONTENT)
    .where(sql`delivered_at is not null and body <> ''`);
}
