import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const schemaMigrations = pgTable('schema_migrations', {
  name: text('name').primaryKey(),
  hash: text('hash').notNull(),
  appliedAt: timestamp('applied_at', { withTimezone: true }).notNull(),
});

/** Which version of each seed this database holds. */
export const seedStates = pgTable('seed_states', {
  name: text('name').primaryKey(),
  hash: text('hash').notNull(),
  appliedAt: timestamp('applied_at', { withTimezone: true }).notNull(),
});

/** What signs links that are mailed; one a purpose, so that no link opens what another is for. */
export const signingKeys = pgTable('signing_keys', {
  purpose: text('purpose').primaryKey(),
  secret: text('secret').notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Keys that were replaced: they sign nothing more, and what they have signed is still read until then. */
export const previousSigningKeys = pgTable(
  'previous_signing_keys',
  {
    purpose: text('purpose').notNull(),
    secret: text('secret').notNull(),
    verifiesUntil: timestamp('verifies_until', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.secret] })],
);

/** Whose turn a job of the calendar is, and until when nobody else begins it. */
export const jobLeases = pgTable('job_leases', {
  name: text('name').primaryKey(),
  holder: uuid('holder').notNull(),
  heldUntil: timestamp('held_until', { withTimezone: true }).notNull(),
});
