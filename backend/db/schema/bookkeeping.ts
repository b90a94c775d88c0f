import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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
