import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** A place taken in a collection slot: by a booking, for a while by a hold, or by the sample data. */
export const slotReservations = pgTable(
  'slot_reservations',
  {
    id: text('id').primaryKey(),
    country: text('country', { enum: ['hk', 'sg'] }).notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    slot: text('slot').notNull(),
    kind: text('kind', { enum: ['booking', 'hold', 'sample'] }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [
    index('slot_reservations_by_day').on(table.country, table.date),
    index('slot_reservations_by_end')
      .on(table.expiresAt)
      .where(sql`kind = 'hold'`),
  ],
);

/** One row a slot that anybody ever asked for: whoever takes or counts places locks it first. */
export const slots = pgTable(
  'slots',
  {
    country: text('country', { enum: ['hk', 'sg'] }).notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    slot: text('slot').notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.date, table.slot] })],
);

/** Whose hold a reservation is; the draft's key itself stays with the visitor. */
export const slotHolds = pgTable('slot_holds', {
  id: text('id')
    .primaryKey()
    .references(() => slotReservations.id, { onDelete: 'cascade' }),
  draftHash: text('draft_hash').notNull().unique(),
  extensionsLeft: integer('extensions_left').notNull(),
});
