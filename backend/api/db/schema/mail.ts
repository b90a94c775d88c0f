import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** By mail to an address, or pushed to the device of a member, whose id is then the recipient. */
export type OutboxChannel = 'email' | 'push';
/** Where a push leads on the site. */
export type PushPlace = '/items' | '/chat';

/** Every mail is stored first, in the transaction of what it tells of, and delivered afterwards. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: text('id').primaryKey(),
    channel: text('channel').$type<OutboxChannel>().notNull().default('email'),
    recipient: text('recipient').notNull(),
    place: text('place').$type<PushPlace>().notNull().default('/items'),
    subject: text('subject').notNull(),
    /** Empty once it is delivered or given up, and so are the headers: both hold links that are its reader's alone. */
    body: text('body').notNull(),
    /** Of the mail itself, as `List-Unsubscribe`; a push has none. */
    headers: jsonb('headers').$type<Readonly<Record<string, string>>>().notNull().default({}),
    language: text('language').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    /** Refused for good, or by nobody taken for days: it never came. */
    gaveUpAt: timestamp('gave_up_at', { withTimezone: true }),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
    /** By the database's clock, while a copy talks to the mail server. */
    claimedUntil: timestamp('claimed_until', { withTimezone: true }),
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
