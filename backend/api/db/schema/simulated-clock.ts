import { bigint, integer, pgTable } from 'drizzle-orm/pg-core';

/** One row: how far the demonstration's clock is ahead of the real one. */
export const simulatedClock = pgTable('simulated_clock', {
  id: integer('id').primaryKey(),
  aheadMs: bigint('ahead_ms', { mode: 'number' }).notNull(),
});
