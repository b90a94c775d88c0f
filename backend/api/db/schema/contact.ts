import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What people wrote by the contact form; consent was given with each, or it is not here. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    /** Ours, as it was told to the sender. */
    reference: text('reference').primaryKey(),
    country: text('country', { enum: ['hk', 'sg'] }).notNull(),
    topic: text('topic').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** With its country code; null: none given. */
    phone: text('phone'),
    /** A booking or invoice that the sender named. */
    theirReference: text('their_reference'),
    /** Clock times of the region. */
    callBackFrom: text('call_back_from'),
    callBackTo: text('call_back_to'),
    message: text('message').notNull(),
    language: text('language').notNull(),
    /** A hash of the key that it came with and of its words; null: from before there was one. */
    sentAs: text('sent_as'),
    /** When it became part of an account's conversation. */
    takenOverAt: timestamp('taken_over_at', { withTimezone: true }),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('contact_messages_by_age').on(table.receivedAt),
    index('contact_messages_by_email').on(sql`lower(${table.email})`),
    index('contact_messages_of_guests')
      .on(sql`lower(${table.email})`)
      .where(sql`topic = 'help' and taken_over_at is null`),
  ],
);
