import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { PAYOUT_METHODS } from '@/lib/contract/wardrobe';
import { users } from './users';

/** Where the money of a member's sales goes. */
export const payoutDestinations = pgTable('payout_destinations', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  method: text('method', { enum: PAYOUT_METHODS }).notNull(),
  holder: text('holder').notNull().default(''),
  /** With DATA_KEY both are sealed: backend/api/modules/payout/sealed-destination.ts. */
  bankCode: text('bank_code').notNull().default(''),
  /** Digits alone, or sealed with its end readable; leaves the backend only as its last characters. */
  account: text('account').notNull().default(''),
  chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull(),
  /** Of a mailed code, its hash; it is spent. */
  provenBy: text('proven_by'),
});
export type PayoutDestinationRow = typeof payoutDestinations.$inferSelect;
