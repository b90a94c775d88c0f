import { pgTable, primaryKey, text, timestamp, uuid, bigint, integer } from 'drizzle-orm/pg-core';

export const schemaMigrations = pgTable('schema_migrations', {
  name: text('name').primaryKey(),
  hash: text('hash').notNull(),
  appliedAt: timestamp('applied_at', { withTimezone: true }).notNull(),
});

/** Version of each seed in this database. */
export const seedStates = pgTable('seed_states', {
  name: text('name').primaryKey(),
  hash: text('hash').notNull(),
  appliedAt: timestamp('applied_at', { withTimezone: true }).notNull(),
});

/** Signing keys of mailed links; one per purpose, so that a link works for its purpose only. */
export const signingKeys = pgTable('signing_keys', {
  purpose: text('purpose').primaryKey(),
  secret: text('secret').notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Replaced keys: they do not sign any more, but verify older signatures until then. */
export const previousSigningKeys = pgTable(
  'previous_signing_keys',
  {
    purpose: text('purpose').notNull(),
    secret: text('secret').notNull(),
    verifiesUntil: timestamp('verifies_until', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.secret] })],
);

/** Which copy holds the lease of a job, and until when. */
export const jobLeases = pgTable('job_leases', {
  name: text('name').primaryKey(),
  holder: uuid('holder').notNull(),
  heldUntil: timestamp('held_until', { withTimezone: true }).notNull(),
});

/** One row: how far the demonstration's clock is ahead of the real one. */
export const simulatedClock = pgTable('simulated_clock', {
  id: integer('id').primaryKey(),
  aheadMs: bigint('ahead_ms', { mode: 'number' }).notNull(),
});
