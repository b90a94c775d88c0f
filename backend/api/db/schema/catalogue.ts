import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { country } from './users';

export const memberships = pgTable('memberships', {
  months: integer('months').primaryKey(),
  discount: integer('discount').notNull(),
});

/** Money in minor units of the country's currency, here and below. */
export const priceEntries = pgTable('price_entries', {
  id: text('id').primaryKey(),
  country: country(),
  position: integer('position').notNull(),
  package: text('package', { enum: ['x', 'lite', 'luxe', 'pix', 'consignment', 'serviceApartment'] }).notNull(),
  xType: text('x_type', { enum: ['basic', 'plus'] }),
  unit: text('unit', { enum: ['month', 'bag-month', 'item-month', 'item'] }).notNull(),
  minimum: integer('minimum').notNull(),
  tiers: jsonb('tiers').$type<{ numberItems: number; price: number }[]>(),
  unitPrice: integer('unit_price'),
  /** For one piece, or one bag of lite; null: nothing of it stays with us. */
  coverLimit: integer('cover_limit'),
  /** A month; `rushes` of them without the fee of a rush. */
  deliveries: integer('deliveries').notNull().default(0),
  rushes: integer('rushes').notNull().default(0),
});

export const extraPrices = pgTable(
  'extra_prices',
  {
    country: country(),
    extra: text('extra', {
      enum: ['extra-delivery', 'rush', 'no-lift', 'no-parking-bay', 'outlying-area', 'late-change', 'consignment-collection'],
    }).notNull(),
    position: integer('position').notNull(),
    price: integer('price').notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.extra] })],
);

export const commissionBands = pgTable(
  'commission_bands',
  { country: country(), fromPrice: integer('from_price').notNull(), percent: integer('percent').notNull() },
  (table) => [primaryKey({ columns: [table.country, table.fromPrice] })],
);

export const giftPackages = pgTable(
  'gift_packages',
  { id: text('id').notNull(), country: country(), position: integer('position').notNull(), price: integer('price').notNull() },
  (table) => [primaryKey({ columns: [table.id, table.country] })],
);

export const districts = pgTable('districts', {
  id: text('id').primaryKey(),
  country: country(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  served: boolean('served').notNull(),
  outlying: boolean('outlying').notNull(),
  sectors: jsonb('sectors').$type<string[]>(),
  outlyingPrefixes: jsonb('outlying_prefixes').$type<string[]>(),
});
