import { index, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { OCCASIONS, type Outfit } from '@/lib/contract/outfits';
import { day, instant, ownedBy } from './users';
import { items } from './wardrobe';

/** `items` is the canvas in its order; `outfit_items` holds the same for queries by piece. */
export const outfits = pgTable(
  'outfits',
  {
    id: text('id').primaryKey(),
    userId: ownedBy(),
    idempotencyKey: text('idempotency_key'),
    name: text('name').notNull(),
    items: jsonb('items').$type<Outfit['items']>().notNull(),
    occasion: text('occasion', { enum: OCCASIONS }),
    note: text('note').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('outfits_by_user').on(table.userId, table.updatedAt.desc())],
);
export type OutfitRow = typeof outfits.$inferSelect;

export const outfitItems = pgTable(
  'outfit_items',
  {
    outfitId: text('outfit_id')
      .notNull()
      .references(() => outfits.id, { onDelete: 'cascade' }),
    itemId: text('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.outfitId, table.itemId] })],
);

export const wornOutfits = pgTable(
  'worn_outfits',
  {
    id: text('id').primaryKey(),
    userId: ownedBy(),
    outfitId: text('outfit_id').references(() => outfits.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    itemIds: jsonb('item_ids').$type<string[]>().notNull(),
    wornOn: day('worn_on').notNull(),
  },
  (table) => [index('worn_outfits_by_day').on(table.userId, table.wornOn.desc())],
);

/** `look` is the sorted pieces (and the refused one): newer feedback replaces the older. */
export const outfitFeedback = pgTable(
  'outfit_feedback',
  {
    id: text('id').primaryKey(),
    userId: ownedBy(),
    look: text('look').notNull(),
    verdict: text('verdict', { enum: ['like', 'skip', 'not-this-item'] }).notNull(),
    itemIds: jsonb('item_ids').$type<string[]>().notNull(),
    itemId: text('item_id'),
    occasion: text('occasion', { enum: OCCASIONS }),
    at: instant('at').notNull(),
  },
  (table) => [unique().on(table.userId, table.look)],
);
