import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row per address: `email` is in lower case. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    email: text('email').primaryKey(),
    language: text('language').notNull(),
    /** The last sign-up; signing up again restarts the retention period. */
    subscribedAt: timestamp('subscribed_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('newsletter_subscriptions_by_age').on(table.subscribedAt)],
);
