import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './users';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const ownedBy = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const passwordCredentials = pgTable('password_credentials', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  hash: text('hash').notNull(),
  changedAt: instant('changed_at').notNull(),
});

export const externalIdentities = pgTable(
  'external_identities',
  {
    provider: text('provider', { enum: ['google', 'apple'] }).notNull(),
    /** The provider's own id of the person; their address may change. */
    subject: text('subject').notNull(),
    userId: ownedBy(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] }), index('external_identities_by_user').on(table.userId)],
);

/** The token itself is with the member only. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: ownedBy(),
    browser: text('browser'),
    system: text('system'),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('sessions_by_user').on(table.userId, table.lastSeenAt),
    index('sessions_by_end').on(table.expiresAt),
    index('sessions_by_use').on(table.lastSeenAt),
  ],
);

/** What a member has signed in with before: no more than what `deviceOf` knows, and not kept apart where that is the same. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: ownedBy(),
    browser: text('browser').notNull(),
    system: text('system').notNull(),
    firstSeenAt: instant('first_seen_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.browser, table.system] }), index('known_devices_by_age').on(table.lastSeenAt)],
);

/** What a mailed link or code proves: that its reader has this address. Used once. */
export const mailedTokens = pgTable(
  'mailed_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose', { enum: ['password-reset', 'verify-email', 'delete-account', 'choose-payout'] }).notNull(),
    userId: ownedBy(),
    email: text('email').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('mailed_tokens_by_user').on(table.userId, table.purpose), index('mailed_tokens_by_end').on(table.expiresAt)],
);

/** Attempts within a window, under a hash of what they are counted by. */
export const attemptCounts = pgTable(
  'attempt_counts',
  { key: text('key').primaryKey(), count: integer('count').notNull(), endsAt: instant('ends_at').notNull() },
  (table) => [index('attempt_counts_by_end').on(table.endsAt)],
);
