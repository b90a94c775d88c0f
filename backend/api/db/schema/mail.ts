import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './users';

/** Mail to an address, or push to a member's device, with the member's id as recipient. */
export type OutboxChannel = 'email' | 'push';
/** Target page of a push. */
export type PushPlace = '/items' | '/chat';
export interface MailAttachment {
  name: string;
  /** MIME type with its parameters. */
  type: string;
  content: string;
}

/** Outbox: every mail is stored in the transaction that causes it, and delivered afterwards. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: text('id').primaryKey(),
    channel: text('channel').$type<OutboxChannel>().notNull().default('email'),
    recipient: text('recipient').notNull(),
    place: text('place').$type<PushPlace>().notNull().default('/items'),
    subject: text('subject').notNull(),
    /** Erased after delivery or giving up, like the three below: they hold what is private to the reader. */
    body: text('body').notNull(),
    /** The same as HTML; a push and mails of earlier versions have none. */
    html: text('html').notNull().default(''),
    attachments: jsonb('attachments').$type<readonly MailAttachment[]>().notNull().default([]),
    /** Mail headers, such as `List-Unsubscribe`; a push has none. */
    headers: jsonb('headers').$type<Readonly<Record<string, string>>>().notNull().default({}),
    language: text('language').notNull(),
    createdAt: instant('created_at').notNull(),
    deliveredAt: instant('delivered_at'),
    /** Permanently rejected, or not accepted for days: never delivered. */
    gaveUpAt: instant('gave_up_at'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    /** In the database's time, while a copy talks to the mail server. */
    claimedUntil: instant('claimed_until'),
  },
  (table) => [
    index('outbox_mails_waiting')
      .on(table.nextAttemptAt)
      .where(sql`delivered_at is null`),
    index('outbox_mails_by_age').on(table.createdAt),
    index('outbox_mails_by_recipient').on(table.recipient),
    index('outbox_mails_with_text')
      .on(table.deliveredAt)
      .where(sql`delivered_at is not null and body <> ''`),
  ],
);
