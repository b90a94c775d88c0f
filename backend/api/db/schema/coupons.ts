import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, users } from './users';

export const referralCodes = pgTable('referral_codes', {
  /** Upper case. */
  code: text('code').primaryKey(),
  firstName: text('first_name').notNull(),
  valid: boolean('valid').notNull(),
  /** Null: a sample code without a member. */
  userId: text('user_id')
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
});

/** Minor units of the country's currency. */
export const referralRewards = pgTable('referral_rewards', {
  country: text('country', { enum: ['hk', 'sg'] }).primaryKey(),
  friendReward: integer('friend_reward').notNull(),
  referrerReward: integer('referrer_reward').notNull(),
});

/** One row per friend who joined; it is kept, anonymised, when the friend's account is deleted. */
export const referrals = pgTable(
  'referrals',
  {
    id: text('id').primaryKey(),
    referrerId: text('referrer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    friendId: text('friend_id')
      .unique()
      .references(() => users.id, { onDelete: 'set null' }),
    friendName: text('friend_name').notNull(),
    status: text('status', { enum: ['joined', 'pending', 'rewarded', 'refused'] }).notNull(),
    reason: text('reason', {
      enum: ['no-order-yet', 'awaiting-first-payment', 'same-address', 'same-phone', 'circle', 'left-before-payment'],
    }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('referrals_by_referrer').on(table.referrerId, table.createdAt),
    index('referrals_pending')
      .on(table.id)
      .where(sql`status = 'pending'`),
  ],
);

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
    expiresAt: instant('expires_at'),
    /** The only address that may use a personal code, in lower case. */
    issuedFor: text('issued_for').unique(),
  },
  (table) => [
    index('coupons_personal_by_end')
      .on(table.expiresAt)
      .where(sql`issued_for is not null`),
  ],
);
