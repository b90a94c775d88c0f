import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, memberKey, ownedBy } from './users';

export const passwordCredentials = pgTable('password_credentials', {
  userId: memberKey(),
  hash: text('hash').notNull(),
  changedAt: instant('changed_at').notNull(),
});

export const externalIdentities = pgTable(
  'external_identities',
  {
    provider: text('provider', { enum: ['google', 'apple'] }).notNull(),
    /** The provider's stable id of the person; the address may change. */
    subject: text('subject').notNull(),
    userId: ownedBy(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] }), index('external_identities_by_user').on(table.userId)],
);

/** Only the member has the token itself. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: ownedBy(),
    browser: text('browser'),
    system: text('system'),
    /** Of the browser's device token; null: opened by an earlier version. */
    deviceId: text('device_id'),
    deviceSince: instant('device_since'),
    /** Country of the address at the sign-in, ISO 3166; null: not known. */
    place: text('place'),
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

/** Devices that a member has signed in with: only what `deviceOf` extracts, once per distinct value. */
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

/** A mailed link or code: proves that the reader owns this address. Single use. */
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

/** TOTP (RFC 6238). Not asked for before a code has proven it. */
export const secondFactors = pgTable('second_factors', {
  userId: memberKey(),
  /** Base32, encrypted with DATA_KEY. */
  secret: text('secret').notNull(),
  /** Of the last accepted code: none works twice. */
  lastStep: integer('last_step').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  enabledAt: instant('enabled_at'),
});

/** Recovery codes that are not used yet; a used one is deleted. */
export const recoveryCodes = pgTable('recovery_codes', { userId: ownedBy(), hash: text('hash').notNull() }, (table) => [
  primaryKey({ columns: [table.userId, table.hash] }),
]);

/** Another address of an account that waits for the confirmation of both; the links are known by their hashes. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: memberKey(),
    /** The session that asked for the change; it stays logged in after it. */
    sessionId: text('session_id').notNull(),
    fromEmail: text('from_email').notNull(),
    toEmail: text('to_email').notNull(),
    fromHash: text('from_hash').notNull().unique(),
    /** Null: another account has the new address. */
    toHash: text('to_hash').unique(),
    fromProvenAt: instant('from_proven_at'),
    toProvenAt: instant('to_proven_at'),
    doneAt: instant('done_at'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('email_changes_by_end').on(table.expiresAt)],
);

/** Attempts within a time window, under a hash of the counted subject. */
export const attemptCounts = pgTable(
  'attempt_counts',
  { key: text('key').primaryKey(), count: integer('count').notNull(), endsAt: instant('ends_at').notNull() },
  (table) => [index('attempt_counts_by_end').on(table.endsAt)],
);

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
        'second-factor-set',
        'second-factor-ended',
        'recovery-code-used',
      ],
    }).notNull(),
    /** The account; not a foreign key, because deletions are recorded too. Null: no account has the address, or all are affected. */
    userId: text('user_id'),
    /** A keyed hash of the network address: events of one peer can be matched, but not traced back. */
    peer: text('peer').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('security_records_by_user')
      .on(table.userId, table.at)
      .where(sql`user_id is not null`),
    index('security_records_by_age').on(table.at),
  ],
);
