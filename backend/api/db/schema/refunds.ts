import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { invoices, orders } from './orders';
import { country, instant, ownedBy } from './users';

/** A pending refund of an ended term or of a cancelled visit's fees, until the gateway confirms it. */
export const refunds = pgTable(
  'refunds',
  {
    /** Idempotency key at the gateway. */
    key: text('key')
      .primaryKey()
      .generatedAlwaysAs(sql`case when order_id is not null then 'term-' || order_id else 'visit-' || invoice_id end`),
    /** Either this or an invoice. */
    orderId: text('order_id')
      .unique()
      .references(() => orders.id, { onDelete: 'cascade' }),
    invoiceId: text('invoice_id')
      .unique()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    userId: ownedBy(),
    country: country(),
    chargeId: text('charge_id'),
    toCard: integer('to_card').notNull(),
    asCredit: integer('as_credit').notNull(),
    status: text('status', { enum: ['pending', 'done'] }).notNull(),
    /** Lease of the worker that is asking the gateway. */
    leaseUntil: instant('lease_until'),
    createdAt: instant('created_at').notNull(),
    doneAt: instant('done_at'),
  },
  (table) => [
    index('refunds_open')
      .on(table.createdAt)
      .where(sql`status = 'pending'`),
    index('refunds_by_user').on(table.userId),
  ],
);
export type RefundRow = typeof refunds.$inferSelect;
