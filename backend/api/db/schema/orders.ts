import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { BilledTo, Invoice } from '@/lib/contract/billing';
import type { Address, BookCollection } from '@/lib/contract/booking';
import type { ConsignedPiece } from '@/lib/contract/consignment';
import type { Packages } from '@/lib/contract/package-selection';
import type { ItemPlan, ItemState } from '@/lib/contract/wardrobe';
import type { Quote } from '@/lib/domain/pricing/quote-basket';
import { slotReservations } from './slots';
import { country, day, instant, ownedBy } from './users';

/** What is paid by the month: a line of a plan. Orders of older versions have no cover limit with them. */
export interface MonthlyListPrice {
  kind: string;
  quantity: number;
  price: number;
  coverLimit?: number;
}

/** Places that were bought into a running plan, paid until the period that ran ended. */
interface PlanAddition {
  invoiceId: string;
  /** The line's list price of a month before and after. */
  was: number;
  is: number;
  from: string;
  /** The day after the last one. */
  until: string;
  amount: number;
  /** All lines of the plan before the change. */
  before: MonthlyListPrice[];
}

/** What a plan becomes with its next renewal. */
export interface ScheduledChange {
  from: string;
  lines: MonthlyListPrice[];
  months: number;
  percent: number;
  amount: number;
}

export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    number: text('number').notNull().unique(),
    userId: ownedBy(),
    country: country(),
    packages: jsonb('packages').$type<Packages>().notNull(),
    months: integer('months').notNull(),
    /** The amounts that the customer agreed to: renewals keep their list prices. `monthlyListPrices` follows what the plan is. */
    quote: jsonb('quote').$type<Quote & { monthlyListPrices: MonthlyListPrice[] }>().notNull(),
    couponCode: text('coupon_code'),
    referralCode: text('referral_code'),
    termsVersion: text('terms_version').notNull(),
    status: text('status', { enum: ['active', 'ended'] }).notNull(),
    startsOn: day('starts_on').notNull(),
    /** The day of the month that its months are counted by; null: that of `startsOn`. */
    anchorDay: integer('anchor_day'),
    /** The day after the paid term; null: nothing is paid monthly. */
    renewsOn: day('renews_on'),
    orderedAt: instant('ordered_at').notNull(),
    endedAt: instant('ended_at'),
    /** Of an ended order: the day after the last paid one. */
    endsOn: day('ends_on'),
    /** When its collection was cancelled: from then on no renewals, and ending it refunds everything. */
    restingSince: instant('resting_since'),
    additions: jsonb('additions').$type<PlanAddition[]>().notNull().default([]),
    scheduled: jsonb('scheduled').$type<ScheduledChange>(),
    /** The day from which `scheduled` holds, once its invoice is issued. */
    changesOn: day('changes_on'),
    /** The payment intent for more places that is under way. */
    changing: text('changing'),
  },
  (table) => [
    index('orders_by_user').on(table.userId, table.orderedAt),
    index('orders_by_coupon')
      .on(table.couponCode)
      .where(sql`coupon_code is not null`),
    index('orders_by_renewal')
      .on(table.renewsOn)
      .where(sql`status = 'active' and renews_on is not null`),
    index('orders_by_change')
      .on(table.changesOn)
      .where(sql`changes_on is not null`),
  ],
);

export type InvoiceLine = NonNullable<Invoice['lines']>[number];

/** `overdue` is not stored: it means `due` after the due date. */
export const invoices = pgTable(
  'invoices',
  {
    id: text('id').primaryKey(),
    number: text('number').notNull().unique(),
    userId: ownedBy(),
    orderId: text('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    country: country(),
    date: day('date').notNull(),
    dueDate: day('due_date').notNull(),
    periodFrom: day('period_from'),
    /** The day on which the next period begins. */
    periodTo: day('period_to'),
    status: text('status', { enum: ['due', 'processing', 'paid', 'refunded', 'void'] }).notNull(),
    total: integer('total').notNull(),
    lines: jsonb('lines').$type<InvoiceLine[]>().notNull(),
    taxRate: integer('tax_rate').notNull(),
    taxAmount: integer('tax_amount').notNull(),
    /** As on the day of issue; null: issued before this was stored. */
    billedTo: jsonb('billed_to').$type<BilledTo>(),
    /** The visit, for an invoice of its fees. */
    bookingId: text('booking_id').references((): AnyPgColumn => bookings.id, { onDelete: 'set null' }),
    /** Number of automatic charge days used. */
    chargesTried: integer('charges_tried').notNull().default(0),
    /** Number of reminder days used, and the time of the last reminder. */
    remindersSent: integer('reminders_sent').notNull().default(0),
    remindedAt: instant('reminded_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('invoices_by_user').on(table.userId, table.date.desc(), table.number.desc()),
    index('invoices_by_status').on(table.userId, table.status, table.date.desc(), table.number.desc()),
    index('invoices_due')
      .on(table.dueDate)
      .where(sql`status = 'due'`),
    index('invoices_by_booking')
      .on(table.bookingId)
      .where(sql`booking_id is not null`),
    index('invoices_by_order')
      .on(table.orderId)
      .where(sql`order_id is not null`),
  ],
);
export type InvoiceRow = typeof invoices.$inferSelect;

/** At most one per invoice, enforced by the key. */
export const invoicePayments = pgTable('invoice_payments', {
  invoiceId: text('invoice_id')
    .primaryKey()
    .references(() => invoices.id, { onDelete: 'cascade' }),
  amount: integer('amount').notNull(),
  method: text('method').notNull(),
  chargeId: text('charge_id'),
  paidAt: instant('paid_at').notNull(),
});

export interface ExpectedArrival {
  plan: ItemPlan;
  count: number;
}

export const bookings = pgTable(
  'bookings',
  {
    id: text('id').primaryKey(),
    number: text('number').notNull().unique(),
    userId: ownedBy(),
    orderId: text('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['collection', 'delivery'] }).notNull(),
    country: country(),
    date: day('date').notNull(),
    slot: text('slot').notNull(),
    address: jsonb('address').$type<Address>().notNull(),
    contact: jsonb('contact').$type<BookCollection['contact']>().notNull(),
    note: jsonb('note').$type<BookCollection['note'] & { consignmentNote: string }>().notNull(),
    reservationId: text('reservation_id').references(() => slotReservations.id, { onDelete: 'set null' }),
    /** Pieces that a collection into a running plan is expected to bring; null: those of its order or consignment. */
    arrivals: jsonb('arrivals').$type<ExpectedArrival[]>(),
    idempotencyKey: text('idempotency_key'),
    bodyHash: text('body_hash'),
    cancelledAt: instant('cancelled_at'),
    /** When its pieces entered the wardrobe. */
    collectedAt: instant('collected_at'),
    /** When the member was reminded of it; null again after a move. */
    remindedAt: instant('reminded_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('bookings_by_user').on(table.userId, table.date),
    index('bookings_to_remind')
      .on(table.date)
      .where(sql`reminded_at is null and cancelled_at is null`),
    index('bookings_by_order')
      .on(table.orderId)
      .where(sql`order_id is not null`),
    index('bookings_by_reservation')
      .on(table.reservationId)
      .where(sql`reservation_id is not null`),
    uniqueIndex('bookings_by_key')
      .on(table.userId, table.idempotencyKey)
      .where(sql`idempotency_key is not null`),
  ],
);
export type BookingRow = typeof bookings.$inferSelect;

export const consignmentOrders = pgTable(
  'consignment_orders',
  {
    id: text('id').primaryKey(),
    number: text('number').notNull().unique(),
    userId: ownedBy(),
    country: country(),
    bookingId: text('booking_id').references(() => bookings.id, { onDelete: 'set null' }),
    termsVersion: text('terms_version').notNull(),
    orderedAt: instant('ordered_at').notNull(),
  },
  (table) => [
    index('consignment_orders_by_user').on(table.userId, table.orderedAt),
    index('consignment_orders_by_booking')
      .on(table.bookingId)
      .where(sql`booking_id is not null`),
  ],
);

export const consignedPieces = pgTable(
  'consigned_pieces',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => consignmentOrders.id, { onDelete: 'cascade' }),
    userId: ownedBy(),
    position: integer('position').notNull(),
    itemId: text('item_id'),
    brand: text('brand').notNull(),
    category: text('category').notNull(),
    condition: text('condition').notNull(),
    photos: jsonb('photos').$type<string[]>().notNull(),
    state: text('state').$type<ItemState>().notNull(),
    since: instant('since').notNull(),
    askingPrice: integer('asking_price'),
    sale: jsonb('sale').$type<ConsignedPiece['sale']>(),
  },
  (table) => [
    index('consigned_pieces_by_order').on(table.orderId, table.position),
    index('consigned_pieces_by_user').on(table.userId),
    index('consigned_pieces_by_item')
      .on(table.itemId)
      .where(sql`item_id is not null`),
  ],
);

export const uploads = pgTable(
  'uploads',
  {
    id: text('id').primaryKey(),
    userId: ownedBy(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('uploads_by_user').on(table.userId, table.createdAt)],
);
