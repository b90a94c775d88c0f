import { date, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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
  (table) => [index('slot_reservations_by_day').on(table.country, table.date)],
);
