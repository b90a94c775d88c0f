import { boolean, date, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { LOCALE_CODES, type Locale } from '@/lib/config/locales';
import type { Address } from '@/lib/contract/booking';
import { PAYOUT_METHODS } from '@/lib/contract/wardrobe-names';

export const instant = (name: string) => timestamp(name, { withTimezone: true });
export const day = (name: string) => date(name, { mode: 'string' });
export const country = () => text('country', { enum: ['hk', 'sg'] }).notNull();
export const currency = () => text('currency', { enum: ['HKD', 'SGD'] }).notNull();

const LOCALES = LOCALE_CODES as [Locale, ...Locale[]];

/** `id` is also the uid of the realtime service; `email` is in lower case. */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  email: text('email').notNull().unique(),
  emailVerifiedAt: instant('email_verified_at'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  country: country(),
  locale: text('locale', { enum: LOCALES }).notNull(),
  isAiOutfitRecommendation: boolean('is_ai_outfit_recommendation').notNull().default(false),
  notifications: jsonb('notifications').$type<Record<string, boolean>>().notNull().default({}),
  fcmToken: text('fcm_token'),
  /** The session that registered the device; pushes stop when it ends. */
  fcmSessionId: text('fcm_session_id'),
  /** The friend's code from the sign-up, which an order may still use. */
  referredByCode: text('referred_by_code'),
  createdAt: instant('created_at').notNull(),
});
export type User = typeof users.$inferSelect;

/** The member whose row it is: it goes with the account. */
export const ownedBy = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Of a table with one row a member. */
export const memberKey = () =>
  text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' });

/** Contacts for a collection; the first one is the member. */
export const contacts = pgTable(
  'contacts',
  {
    id: text('id').primaryKey(),
    userId: ownedBy(),
    position: integer('position').notNull(),
    contactName: text('contact_name').notNull(),
    contactPhoneCode: text('contact_phone_code').notNull(),
    contactPhone: text('contact_phone').notNull(),
    address: jsonb('address').$type<Address>(),
  },
  (table) => [unique().on(table.userId, table.position)],
);

/** Evidence of every consent decision on marketing; the newest applies. */
export const marketingReceipts = pgTable(
  'marketing_receipts',
  {
    id: text('id').primaryKey(),
    userId: ownedBy(),
    granted: boolean('granted').notNull(),
    source: text('source', { enum: ['signup', 'profile'] }).notNull(),
    givenAt: instant('given_at').notNull(),
  },
  (table) => [index('marketing_receipts_by_user').on(table.userId, table.givenAt)],
);

/** Payout destination of a member's sales. */
export const payoutDestinations = pgTable('payout_destinations', {
  userId: memberKey(),
  method: text('method', { enum: PAYOUT_METHODS }).notNull(),
  holder: text('holder').notNull().default(''),
  /** Encrypted if DATA_KEY is set: backend/api/modules/payout/sealed-destination.ts. */
  bankCode: text('bank_code').notNull().default(''),
  /** Digits only, or encrypted with a readable end; only the last characters leave the backend. */
  account: text('account').notNull().default(''),
  chosenAt: instant('chosen_at').notNull(),
  /** Hash of the mailed code that was used as proof. */
  provenBy: text('proven_by'),
});
export type PayoutDestinationRow = typeof payoutDestinations.$inferSelect;
