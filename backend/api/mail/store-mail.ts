import { randomUUID } from 'node:crypto';
import type { Orm } from '@/backend/api/db/database';
import { outboxMails } from '@/backend/api/db/schema/mail';
import type { Locale } from '@/lib/config/locales';
import { languageOfLocale } from './language';
import { renderMail, type MailTemplate } from './templates';

interface MailOrder {
  recipient: string;
  template: MailTemplate;
  /** Locale of its texts. */
  locale: Locale;
  values: Record<string, string>;
  headers?: Record<string, string>;
  now: Date;
}

/** Stores a mail in the caller's transaction, so that it exists exactly if the event does. */
export async function storeMail(
  tx: Pick<Orm, 'insert'>,
  { recipient, template, locale, values, headers = {}, now }: MailOrder,
): Promise<void> {
  const { subject, body } = renderMail(template, locale, values);
  await tx.insert(outboxMails).values({
    id: randomUUID(),
    recipient,
    subject,
    body,
    headers,
    language: languageOfLocale(locale),
    createdAt: now,
    nextAttemptAt: now,
  });
}
