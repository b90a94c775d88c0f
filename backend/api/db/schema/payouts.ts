import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { PAYOUT_METHODS } from '@/lib/contract/wardrobe';
import { users } from './users';

/** Payout destination of a member's sales. */
export const payoutDestinations = pgTable('payout_destinations', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  method: text('method', { enum: PAYOUT_METHODS }).notNull(),
  holder: text('holder').notNull().default(''),
  /** Encrypted if DATA_KEY is set: backend/api/modules/payout/sealed-destination.ts. */
  bankCode: text('bank_code').notNull().default(''),
  /** Digits only, or encrypted with a readable end; only the last characters leave the backend. */
  account: text('account').notNull().default(''),
  chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull(),
  /** Hash of the mailed code that was used as proof. */
  provenBy: text('proven_by'),
});
export type PayoutDestinationRow = typeof payoutDestinations.$inferSelect;
