import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What happened to an account's protection, for whoever has to find out how. Never what somebody wrote. */
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
      ],
    }).notNull(),
    /** Whose account; no reference, since a deletion is recorded too. Null where no account has the address, or all are meant. */
    userId: text('user_id'),
    /** A keyed hash of the network address: the same peer can be found again, and not be named. */
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
