import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row an address: `email` is the address in lower case. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    email: text('email').primaryKey(),
    language: text('language').notNull(),
    /** The last time: whoever signs up again asks for it anew. */
    subscribedAt: timestamp('subscribed_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('newsletter_subscriptions_by_age').on(table.subscribedAt)],
);
