import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Address, BookCollection } from '@/lib/contract/booking';
import type { ExtraPrice } from '@/lib/contract/pricing';
import { BRAND_TIERS } from '@/lib/domain/shared/resale-value';
import { invoices } from './orders';
import { country, currency, day, instant, ownedBy } from './users';
import { items } from './wardrobe';

const STATUSES = ['booked', 'under-way', 'done', 'undone'] as const;
const CARE_SERVICE_NAMES = ['dry-cleaning', 'repair', 'alteration', 'authentication'] as const;

export const itemRequests = pgTable(
  'item_requests',
  {
    id: text('id').primaryKey(),
    userId: ownedBy(),
    sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity(),
    number: text('number').notNull().unique(),
    idempotencyKey: text('idempotency_key'),
    bodyHash: text('body_hash').notNull(),
    status: text('status', { enum: STATUSES }).notNull(),
    undoUntil: instant('undo_until').notNull(),
    isRush: boolean('is_rush').notNull(),
    slotDate: day('slot_date'),
    slotTime: text('slot_time'),
    slotReservationId: text('slot_reservation_id'),
    address: jsonb('address').$type<Address>(),
    contact: jsonb('contact').$type<BookCollection['contact']>(),
    note: jsonb('note').$type<BookCollection['note']>(),
    extras: jsonb('extras').$type<ExtraPrice[]>().notNull(),
    usedFreeDelivery: boolean('used_free_delivery').notNull(),
    usedFreeRush: boolean('used_free_rush').notNull().default(false),
    /** The request whose visit it shares; that request holds the slot and pays the trip. */
    joinedTo: text('joined_to').references((): AnyPgColumn => itemRequests.id, { onDelete: 'set null' }),
    total: integer('total').notNull(),
    currency: currency(),
    createdAt: instant('created_at').notNull(),
    /** When the member was reminded of its visit; null again after a move. */
    remindedAt: instant('reminded_at'),
  },
  (table) => [
    index('item_requests_by_user').on(table.userId, table.sequence.desc()),
    index('item_requests_by_joined')
      .on(table.joinedTo)
      .where(sql`${table.joinedTo} is not null`),
    index('item_requests_to_remind')
      .on(table.slotDate)
      .where(sql`reminded_at is null and status = 'booked'`),
  ],
);
export type ItemRequestRow = typeof itemRequests.$inferSelect;

/** At most one open line per piece: the unique index decides between two tabs. */
export const itemRequestLines = pgTable(
  'item_request_lines',
  {
    requestId: text('request_id')
      .notNull()
      .references(() => itemRequests.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    itemId: text('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    action: text('action', { enum: ['deliver', 'collect', 'care', 'sell', 'donate'] }).notNull(),
    service: text('service', { enum: CARE_SERVICE_NAMES }),
    note: text('note').notNull(),
    price: integer('price').notNull(),
    status: text('status', { enum: STATUSES }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.position] }),
    index('item_request_lines_by_item').on(table.itemId),
    uniqueIndex('item_request_lines_one_open')
      .on(table.itemId)
      .where(sql`${table.status} in ('booked', 'under-way')`),
  ],
);
export type ItemRequestLineRow = typeof itemRequestLines.$inferSelect;

/** Costs of requests; pending ones go on the next invoice. */
export const wardrobeCharges = pgTable(
  'wardrobe_charges',
  {
    requestId: text('request_id')
      .primaryKey()
      .references(() => itemRequests.id, { onDelete: 'cascade' }),
    userId: ownedBy(),
    amount: integer('amount').notNull(),
    currency: currency(),
    status: text('status', { enum: ['pending', 'cancelled', 'invoiced'] }).notNull(),
    /** Null: not invoiced yet, or invoiced by a version that did not record it. */
    invoiceId: text('invoice_id').references(() => invoices.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('wardrobe_charges_by_invoice')
      .on(table.invoiceId)
      .where(sql`invoice_id is not null`),
  ],
);

export const carePrices = pgTable(
  'care_prices',
  {
    country: country(),
    service: text('service', { enum: CARE_SERVICE_NAMES }).notNull(),
    price: integer('price').notNull(),
    leadDays: integer('lead_days').notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.service] })],
);

export const resaleEstimates = pgTable(
  'resale_estimates',
  {
    country: country(),
    brandTier: text('brand_tier', { enum: BRAND_TIERS }).notNull(),
    category: text('category').notNull(),
    condition: text('condition', { enum: ['as-new', 'very-good', 'good', 'fair'] }).notNull(),
    low: integer('low').notNull(),
    middle: integer('middle').notNull(),
    high: integer('high').notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.brandTier, table.category, table.condition] })],
);
