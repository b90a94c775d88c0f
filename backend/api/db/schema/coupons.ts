import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const coupons = pgTable(
  'coupons',
  {
    code: text('code').primaryKey(),
    kind: text('kind', { enum: ['percent', 'amount'] }).notNull(),
    /** Whole percent, for `percent`. */
    percent: integer('percent'),
    /** Minor units by country, for `amount`; null: not valid there. */
    amountHk: integer('amount_hk'),
    amountSg: integer('amount_sg'),
    country: text('country', { enum: ['hk', 'sg'] }),
    /** Null: the whole basket. */
    onlyPackage: text('only_package'),
    firstOrderOnly: boolean('first_order_only').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** The only address that may use a personal code, in lower case. */
    issuedFor: text('issued_for').unique(),
  },
  (table) => [
    index('coupons_personal_by_end')
      .on(table.expiresAt)
      .where(sql`issued_for is not null`),
  ],
);
