import * as z from 'zod/mini';
import { address, bookCollection } from './booking';
import { booking } from './booking-calls';
import { defineCall } from './call';
import { collectionPurpose } from './collection-purpose';
import { extraPrice } from './pricing';
import { currency, id, price } from './primitives';

export const quoteCollection = defineCall('quoteCollection', {
  summary:
    "The items and the price of a collection into the member's plan. Nothing is stored. `purpose` null: the member has no plan, or no free place.",
  audience: 'member',
  body: z.strictObject({ address: z.optional(address) }),
  data: z.object({ purpose: z.nullable(collectionPurpose), extras: z.array(extraPrice), total: price, currency }),
});

export const createCollection = defineCall('createCollection', {
  summary:
    "Book a collection into the member's plan at the fees that were quoted (`total`). They come as an invoice, charged on the day of the visit.",
  audience: 'member',
  idempotent: true,
  body: z.strictObject({
    /** Approximate number; left out when an order's own pieces are collected. */
    pieces: z.optional(z.int().check(z.gte(1), z.lte(500))),
    booking: bookCollection,
    slotHoldId: z.optional(id),
    total: price,
  }),
  data: z.object({ booking, invoice: z.optional(z.object({ id, amount: price })) }),
  errors: ['PLAN_FULL', 'NOTHING_TO_COLLECT', 'SLOT_GONE', 'PRICE_CHANGED', 'IDEMPOTENCY_MISMATCH'],
});
