import { pgTable, primaryKey, text, uuid, bigint, integer } from 'drizzle-orm/pg-core';
import { instant } from './users';

export const schemaMigrations = pgTable('schema_migrations', {
  name: text('name').primaryKey(),
  hash: text('hash').notNull(),
  appliedAt: instant('applied_at').notNull(),
});

/** Version of each seed in this database. */
export const seedStates = pgTable('seed_states', {
  name: text('name').primaryKey(),
  hash: text('hash').notNull(),
  appliedAt: instant('applied_at').notNull(),
});

/** Signing keys of mailed links; one per purpose, so that a link works for its purpose only. */
export const signingKeys = pgTable('signing_keys', {
  purpose: text('purpose').primaryKey(),
  secret: text('secret').notNull(),
  madeAt: instant('made_at').notNull().defaultNow(),
});

/** Replaced keys: they do not sign any more, but verify older signatures until then. */
export const previousSigningKeys = pgTable(
  'previous_signing_keys',
  {
    purpose: text('purpose').notNull(),
    secret: text('secret').notNull(),
    verifiesUntil: instant('verifies_until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.secret] })],
);

/** Which copy holds the lease of a job, and until when. */
export const jobLeases = pgTable('job_leases', {
  name: text('name').primaryKey(),
  holder: uuid('holder').notNull(),
  heldUntil: instant('held_until').notNull(),
});

/** One row: how far the demonstration's clock is ahead of the real one. */
export const simulatedClock = pgTable('simulated_clock', {
  id: integer('id').primaryKey(),
  aheadMs: bigint('ahead_ms', { mode: 'number' }).notNull(),
});
