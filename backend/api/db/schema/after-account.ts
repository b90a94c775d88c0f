import { date, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const day = (name: string) => date(name, { mode: 'string' });

/** The books of accounts that are gone. No call reads them, and nothing in them leads to a member. */
export const keptDocuments = pgTable(
  'kept_documents',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['order', 'invoice', 'consignment', 'sale'] }).notNull(),
    number: text('number').notNull().unique(),
    country: text('country', { enum: ['hk', 'sg'] }).notNull(),
    billedName: text('billed_name').notNull(),
    date: day('date').notNull(),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    /** The last day. */
    keepUntil: day('keep_until').notNull(),
  },
  (table) => [index('kept_documents_by_end').on(table.keepUntil)],
);

/** Cards of which no member is left, until the gateway has said that it has forgotten them. */
export const cardsToForget = pgTable('cards_to_forget', {
  token: text('token').primaryKey(),
  since: timestamp('since', { withTimezone: true }).notNull(),
});
