import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row an address: `email` is the address in lower case. */
export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
  email: text('email').primaryKey(),
  language: text('language').notNull(),
  subscribedAt: timestamp('subscribed_at', { withTimezone: true }).notNull(),
});
