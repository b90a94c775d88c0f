import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Locale } from '@/lib/config/locales';
import { PICTURE_VIEWS } from '@/lib/contract/wardrobe';
import {
  CARES,
  CONDITIONS,
  FINDINGS,
  FORMALITIES,
  ITEM_CATEGORIES,
  ITEM_STATES,
  LAYERS,
  PAYOUT_METHODS,
  type SEASONS,
} from '@/lib/contract/wardrobe-names';
import { BRAND_TIERS } from '@/lib/domain/shared/resale-value';
import { uploads } from './orders';
import { day, instant, memberKey, ownedBy } from './users';

const PLANS = ['x', 'lite', 'luxe', 'pix', 'consignment', 'serviceApartment'] as const;

/**
 * At least English and the two Chinese scripts; a missing locale falls back to a related one. `own` is the member's own name and is used in
 * every language.
 */
export type ItemNames = Partial<Record<Locale, string>> & { en: string; own?: string };

/** One row per member with a wardrobe; it is locked for every change of the wardrobe. */
export const wardrobes = pgTable('wardrobes', {
  userId: memberKey(),
  version: bigint('version', { mode: 'number' }).notNull().default(0),
  deliveriesUsed: integer('deliveries_used').notNull().default(0),
  /** First day of the month that `deliveriesUsed` refers to. */
  deliveriesPeriod: day('deliveries_period'),
  rushesUsed: integer('rushes_used').notNull().default(0),
  rushesPeriod: day('rushes_period'),
});

/** An ordered plan: a number of pieces at a monthly price. */
export const storagePlans = pgTable(
  'storage_plans',
  {
    id: text('id').primaryKey(),
    userId: ownedBy(),
    package: text('package', { enum: PLANS }).notNull(),
    itemsAllowed: integer('items_allowed').notNull(),
    monthlyPrice: integer('monthly_price').notNull(),
    /** Per month. */
    freeDeliveries: integer('free_deliveries').notNull(),
    /** How many of them may be rush deliveries without the fee. */
    freeRushes: integer('free_rushes').notNull().default(0),
    startedOn: day('started_on').notNull(),
    endsOn: day('ends_on'),
  },
  (table) => [index('storage_plans_by_user').on(table.userId)],
);

export const items = pgTable(
  'items',
  {
    id: text('id').primaryKey(),
    userId: ownedBy(),
    sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity(),
    code: text('code').notNull().unique(),
    names: jsonb('names').$type<ItemNames>().notNull(),
    brand: text('brand'),
    brandTier: text('brand_tier', { enum: BRAND_TIERS }),
    category: text('category', { enum: ITEM_CATEGORIES }).notNull(),
    kind: text('kind'),
    colour: text('colour'),
    accent: text('accent'),
    pattern: text('pattern'),
    fabric: text('fabric'),
    size: text('size'),
    seasons: jsonb('seasons').$type<(typeof SEASONS)[number][]>().notNull(),
    formality: text('formality', { enum: FORMALITIES }),
    layer: text('layer', { enum: LAYERS }).notNull(),
    warmth: integer('warmth').notNull(),
    condition: text('condition', { enum: CONDITIONS }),
    state: text('state', { enum: ITEM_STATES }).notNull(),
    stateSince: instant('state_since').notNull(),
    storedSince: instant('stored_since'),
    /** `own`: only at home, in no plan. */
    plan: text('plan', { enum: [...PLANS, 'own'] }).notNull(),
    /** The piece's share of its package's price, and one-time costs (pix). */
    monthlyCost: integer('monthly_cost').notNull(),
    onceCost: integer('once_cost').notNull().default(0),
    picture: text('picture').notNull(),
    sealedNote: text('sealed_note'),
    /** The member's own note; of a sealed bag it is `sealedNote`. */
    note: text('note').notNull().default(''),
    careLabel: text('care_label', { enum: CARES }),
    wearCount: integer('wear_count').notNull().default(0),
    lastWornOn: day('last_worn_on'),
    /** Came in to be sold: after the inspection it moves on to `submitted`. */
    forSale: boolean('for_sale').notNull().default(false),
    /** When the operations twin moves it on automatically; null: it rests or waits for a person. */
    dueAt: instant('due_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: bigint('version', { mode: 'number' }).notNull(),
  },
  (table) => [
    uniqueIndex('items_in_order').on(table.userId, table.sequence.desc()),
    index('items_by_change').on(table.userId, table.version),
    index('items_by_state').on(table.userId, table.state),
  ],
);
export type Item = typeof items.$inferSelect;

const ofItem = () =>
  text('item_id')
    .notNull()
    .references(() => items.id, { onDelete: 'cascade' });

export const itemSales = pgTable('item_sales', {
  itemId: text('item_id')
    .primaryKey()
    .references(() => items.id, { onDelete: 'cascade' }),
  listPrice: integer('list_price'),
  floorPrice: integer('floor_price'),
  commissionPercent: integer('commission_percent'),
  soldPrice: integer('sold_price'),
  rejectedBecause: text('rejected_because'),
  submittedAt: instant('submitted_at').notNull(),
  listedAt: instant('listed_at'),
  soldAt: instant('sold_at'),
  /** By the buyer; the days in which it can be returned count from then. */
  receivedAt: instant('received_at'),
  paidAt: instant('paid_at'),
  /** The method that was used, regardless of later choices. */
  payoutMethod: text('payout_method', { enum: PAYOUT_METHODS }),
  payoutEnding: text('payout_ending'),
  payoutAmount: integer('payout_amount'),
  payoutSentAt: instant('payout_sent_at'),
  /** How often its owner was asked what comes after an unsold listing, and when last. */
  askedTimes: integer('asked_times').notNull().default(0),
  askedAt: instant('asked_at'),
});
export type ItemSale = typeof itemSales.$inferSelect;

/** The version and moment of a member's agreement to the terms of selling. */
export const sellingAgreements = pgTable(
  'selling_agreements',
  { userId: ownedBy(), version: text('version').notNull(), agreedAt: instant('agreed_at').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.version] })],
);

export const itemEvents = pgTable(
  'item_events',
  {
    id: text('id').primaryKey(),
    itemId: ofItem(),
    at: instant('at').notNull(),
    kind: text('kind', { enum: ['state', 'photographed', 'condition', 'care', 'worn', 'price'] }).notNull(),
    state: text('state', { enum: ITEM_STATES }),
    condition: text('condition', { enum: CONDITIONS }),
    service: text('service', { enum: ['dry-cleaning', 'repair', 'alteration', 'authentication'] }),
    /** Result of an authentication. */
    finding: text('finding', { enum: FINDINGS }),
    amount: integer('amount'),
    note: text('note').notNull().default(''),
    by: text('by', { enum: ['member', 'team'] }).notNull(),
    wornOn: day('worn_on'),
    /** The request for care that it belongs to; a reference of the database, without a type because requests refer to pieces. */
    requestId: text('request_id'),
  },
  (table) => [
    index('item_events_by_item').on(table.itemId, table.at.desc()),
    index('item_events_by_request')
      .on(table.requestId)
      .where(sql`request_id is not null`),
  ],
);
export type ItemEventRow = typeof itemEvents.$inferSelect;

/** A member's own photographs of a piece and receipts for it. */
export const itemFiles = pgTable(
  'item_files',
  {
    id: text('id').primaryKey(),
    userId: ownedBy(),
    itemId: ofItem(),
    uploadId: text('upload_id')
      .notNull()
      .unique()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    kind: text('kind', { enum: ['photo', 'receipt'] }).notNull(),
    date: day('date'),
    note: text('note').notNull().default(''),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [index('item_files_by_item').on(table.itemId, table.position), index('item_files_by_user').on(table.userId)],
);

export const itemPictures = pgTable(
  'item_pictures',
  {
    itemId: ofItem(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    src: text('src'),
    view: text('view', { enum: PICTURE_VIEWS }).notNull(),
    takenAt: instant('taken_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.position] })],
);
