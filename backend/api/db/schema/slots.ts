import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { country, day, instant } from './users';

/** A reserved place in a collection slot: by a booking, temporarily by a hold, or by the sample data. */
export const slotReservations = pgTable(
  'slot_reservations',
  {
    id: text('id').primaryKey(),
    country: country(),
    date: day('date').notNull(),
    slot: text('slot').notNull(),
    kind: text('kind', { enum: ['booking', 'hold', 'sample'] }).notNull(),
    expiresAt: instant('expires_at'),
  },
  (table) => [
    index('slot_reservations_by_day').on(table.country, table.date),
    index('slot_reservations_by_end')
      .on(table.expiresAt)
      .where(sql`kind = 'hold'`),
  ],
);

/** One row per slot that was ever requested: lock it before taking or counting places. */
export const slots = pgTable(
  'slots',
  {
    country: country(),
    date: day('date').notNull(),
    slot: text('slot').notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.date, table.slot] })],
);

/** Owner of a hold; the draft's key itself stays with the visitor. */
export const slotHolds = pgTable('slot_holds', {
  id: text('id')
    .primaryKey()
    .references(() => slotReservations.id, { onDelete: 'cascade' }),
  draftHash: text('draft_hash').notNull().unique(),
  extensionsLeft: integer('extensions_left').notNull(),
});
