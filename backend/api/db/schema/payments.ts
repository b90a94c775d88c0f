import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Locale } from '@/lib/config/locales';
import type { ErrorCode } from '@/lib/contract/error-codes';
import type { PaymentResult } from '@/lib/contract/payment';
import { country, currency, instant, ownedBy, users } from './users';

/**
 * One intended payment, keyed by a hash of its scope and idempotency key. `processing` while a worker holds the lease, `released` when
 * nothing was charged and the key may be used again; `paid` and `failed` are final.
 */
export const paymentIntents = pgTable(
  'payment_intents',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['order', 'gift', 'invoice', 'card', 'consignment', 'places'] }).notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Of the request without nonce and password. */
    bodyHash: text('body_hash').notNull(),
    country: country(),
    amount: integer('amount').notNull(),
    status: text('status', { enum: ['processing', 'released', 'paid', 'failed'] }).notNull(),
    code: text('code').$type<ErrorCode>(),
    /** Data needed to complete or undo it; personal data is erased when it is final. */
    payload: jsonb('payload').$type<unknown>().notNull(),
    result: jsonb('result').$type<StoredResult>(),
    chargeId: text('charge_id'),
    attempts: integer('attempts').notNull().default(1),
    /** How often completing it failed after the charge. */
    failedCompletions: integer('failed_completions').notNull().default(0),
    leaseUntil: instant('lease_until').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('payment_intents_open')
      .on(table.leaseUntil)
      .where(sql`status = 'processing'`),
    index('payment_intents_by_user').on(table.userId),
  ],
);
export type PaymentIntent = typeof paymentIntents.$inferSelect;

/** Public result of a paid intent, and its account. */
export interface StoredResult extends PaymentResult {
  userId?: string;
  paymentMethodId?: string;
  consignment?: { orderId: string; number: string; chargedLater: number };
}

export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: text('id').primaryKey(),
    userId: ownedBy(),
    currency: currency(),
    gatewayToken: text('gateway_token').notNull(),
    brand: text('brand').notNull(),
    last4: text('last4').notNull(),
    /** MM/YY */
    expiry: text('expiry').notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique().on(table.userId, table.currency, table.gatewayToken),
    index('payment_methods_by_token').on(table.gatewayToken),
    uniqueIndex('payment_methods_default')
      .on(table.userId, table.currency)
      .where(sql`is_default`),
  ],
);

/** Rewards and store credit; negative amounts are used credit. */
export const accountCredits = pgTable(
  'account_credits',
  {
    id: text('id').primaryKey(),
    userId: ownedBy(),
    currency: currency(),
    amount: integer('amount').notNull(),
    reason: text('reason', { enum: ['referral', 'store-credit', 'gift', 'used'] }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('account_credits_by_user').on(table.userId, table.currency)],
);

export const gifts = pgTable(
  'gifts',
  {
    id: text('id').primaryKey(),
    /** Upper case. */
    code: text('code').notNull().unique(),
    reference: text('reference').notNull().unique(),
    packageId: text('package_id').notNull(),
    country: country(),
    value: integer('value').notNull(),
    balance: integer('balance').notNull(),
    buyerName: text('buyer_name').notNull(),
    buyerEmail: text('buyer_email').notNull(),
    recipientName: text('recipient_name').notNull(),
    message: text('message').notNull(),
    boughtAt: instant('bought_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** What the buyer reads; null: bought before it was kept. */
    locale: text('locale').$type<Locale>(),
    /** When the buyer was told that it ends. */
    remindedAt: instant('reminded_at'),
    /** The member who bought it; null: a guest, known by the address alone. */
    buyerId: text('buyer_id').references(() => users.id, { onDelete: 'set null' }),
    /** Whose credit its balance has become. */
    redeemedBy: text('redeemed_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('gifts_by_buyer').on(table.buyerEmail),
    index('gifts_by_buyer_id')
      .on(table.buyerId)
      .where(sql`buyer_id is not null`),
    index('gifts_by_redeemer')
      .on(table.redeemedBy)
      .where(sql`redeemed_by is not null`),
    index('gifts_to_remind')
      .on(table.country, table.expiresAt)
      .where(sql`reminded_at is null and balance > 0`),
  ],
);
