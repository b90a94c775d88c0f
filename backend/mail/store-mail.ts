import { randomUUID } from 'node:crypto';
import type { Orm } from '@/backend/db/database';
import { outboxMails } from '@/backend/db/schema/mail';
import type { MailLanguage } from './language';
import { renderMail, type MailTemplate } from './templates';

interface MailOrder {
  recipient: string;
  template: MailTemplate;
  language: MailLanguage;
  values: Record<string, string>;
  now: Date;
}

/** Stores a mail in the caller's transaction: it exists exactly if what it tells of does. */
export async function storeMail(tx: Pick<Orm, 'insert'>, { recipient, template, language, values, now }: MailOrder): Promise<void> {
  const { subject, body } = renderMail(template, language, values);
  await tx.insert(outboxMails).values({ id: randomUUID(), recipient, subject, body, language, createdAt: now, nextAttemptAt: now });
}
