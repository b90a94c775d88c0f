import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { country, instant } from './users';

/** Messages of the contact form; only with consent. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    /** Our reference, shown to the sender. */
    reference: text('reference').primaryKey(),
    country: country(),
    topic: text('topic').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** With its country code; null: none given. */
    phone: text('phone'),
    /** A booking or invoice named by the sender. */
    theirReference: text('their_reference'),
    /** In the region's time. */
    callBackFrom: text('call_back_from'),
    callBackTo: text('call_back_to'),
    message: text('message').notNull(),
    language: text('language').notNull(),
    /** Hash of the idempotency key and the text; null for older rows. */
    sentAs: text('sent_as'),
    /** When it became part of an account's conversation. */
    takenOverAt: instant('taken_over_at'),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    index('contact_messages_by_age').on(table.receivedAt),
    index('contact_messages_by_email').on(sql`lower(${table.email})`),
    index('contact_messages_of_guests')
      .on(sql`lower(${table.email})`)
      .where(sql`topic = 'help' and taken_over_at is null`),
  ],
);

/** One row per address: `email` is in lower case. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    email: text('email').primaryKey(),
    language: text('language').notNull(),
    /** The last sign-up; signing up again restarts the retention period. */
    subscribedAt: instant('subscribed_at').notNull(),
  },
  (table) => [index('newsletter_subscriptions_by_age').on(table.subscribedAt)],
);
