import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { currency, instant } from './users';

/** Data of the embedded gateway. The rest of the backend does not read it, as it stands for the payment provider's database. */
const cardColumns = () => ({
  /** Outcome of the published test card or nonce: `valid`, or the name of a failure. */
  behaviour: text('behaviour').notNull(),
  brand: text('brand').notNull(),
  last4: text('last4').notNull(),
  expiry: text('expiry').notNull(),
});

export const gatewayNonces = pgTable(
  'gateway_nonces',
  {
    hash: text('hash').primaryKey(),
    ...cardColumns(),
    cardToken: text('card_token'),
    usedAt: instant('used_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('gateway_nonces_by_end').on(table.expiresAt),
    index('gateway_nonces_by_card')
      .on(table.cardToken)
      .where(sql`card_token is not null`),
  ],
);

export const gatewayCards = pgTable('gateway_cards', {
  token: text('token').primaryKey(),
  ...cardColumns(),
  createdAt: instant('created_at').notNull(),
});

export const gatewayRefunds = pgTable(
  'gateway_refunds',
  {
    /** Idempotency key of the merchant. */
    key: text('key').primaryKey(),
    chargeId: text('charge_id').notNull(),
    amount: integer('amount').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('gateway_refunds_by_charge').on(table.chargeId)],
);

export const gatewayCharges = pgTable('gateway_charges', {
  /** Idempotency key of the merchant. */
  key: text('key').primaryKey(),
  id: text('id').notNull().unique(),
  amount: integer('amount').notNull(),
  currency: currency(),
  status: text('status', { enum: ['settled', 'declined', 'voided'] }).notNull(),
  code: text('code'),
  brand: text('brand').notNull(),
  last4: text('last4').notNull(),
  expiry: text('expiry').notNull(),
  cardToken: text('card_token'),
  createdAt: instant('created_at').notNull(),
});
