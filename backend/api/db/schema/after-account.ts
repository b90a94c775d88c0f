import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { country, day, instant } from './users';

/** Legally required records of deleted accounts. No call reads them, and they contain no link to a member. */
export const keptDocuments = pgTable(
  'kept_documents',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['order', 'invoice', 'consignment', 'sale'] }).notNull(),
    number: text('number').notNull().unique(),
    country: country(),
    billedName: text('billed_name').notNull(),
    date: day('date').notNull(),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    /** The last day. */
    keepUntil: day('keep_until').notNull(),
  },
  (table) => [index('kept_documents_by_end').on(table.keepUntil)],
);

/** Cards of deleted members, until the gateway confirms their removal. */
export const cardsToForget = pgTable('cards_to_forget', {
  token: text('token').primaryKey(),
  since: instant('since').notNull(),
});
