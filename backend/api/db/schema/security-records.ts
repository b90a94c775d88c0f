import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Security events of an account, for investigations. No user-written content. */
export const securityRecords = pgTable(
  'security_records',
  {
    id: text('id').primaryKey(),
    kind: text('kind', {
      enum: [
        'sign-in',
        'sign-in-failed',
        'proof-failed',
        'password-set',
        'payout-chosen',
        'account-exported',
        'account-deleted',
        'conversation-read',
        'conversations-watched',
        'payout-read',
        'email-changed',
      ],
    }).notNull(),
    /** The account; not a foreign key, because deletions are recorded too. Null: no account has the address, or all are affected. */
    userId: text('user_id'),
    /** A keyed hash of the network address: events of one peer can be matched, but not traced back. */
    peer: text('peer').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('security_records_by_user')
      .on(table.userId, table.at)
      .where(sql`user_id is not null`),
    index('security_records_by_age').on(table.at),
  ],
);
