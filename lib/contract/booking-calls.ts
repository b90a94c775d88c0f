import * as z from 'zod/mini';
import { address, bookCollection, collectionPurpose } from './booking';
import { defineCall } from './call';
import { calendarDate, country, currency, id, instant, numberOfQuery, price } from './primitives';
import { extraPrice } from './pricing';

const slotTime = z.string().check(z.regex(/^\d{2}-\d{2}$/));

export const holdSlot = defineCall('holdSlot', {
  summary:
    'Hold a place in a slot for ten minutes. The same slot with its `holdId` extends the hold (twice, then HOLD_EXHAUSTED); another slot moves it. A draft has one hold. SLOT_GONE lists the next free slots in `errors` (path `slot`, code `next-free`, params date and time).',
  audience: 'anyone-or-member',
  body: z.strictObject({
    country,
    date: calendarDate,
    time: slotTime,
    holdId: z.optional(id),
    /** 128 random bits of the draft, shared by its tabs. */
    draftKey: z.string().check(z.minLength(16), z.maxLength(128)),
  }),
  data: z.object({
    holdId: id,
    expiresAt: instant,
    /** Time left, for a browser whose clock is wrong. */
    secondsLeft: z.optional(z.int()),
    extensionsLeft: z.int(),
  }),
  errors: ['SLOT_GONE', 'HOLD_EXHAUSTED'],
});

export const releaseSlot = defineCall('releaseSlot', {
  summary: 'Release a hold. Releasing an expired hold succeeds.',
  audience: 'anyone-or-member',
  params: z.object({ id }),
  data: z.object({}),
});

export const booking = z.object({
  id,
  number: z.string(),
  kind: z.enum(['collection', 'delivery', 'delivery-and-collection']),
  date: calendarDate,
  time: z.string(),
  status: z.enum(['booked', 'done', 'cancelled']),
  country,
  currency,
  address,
  contact: z.optional(z.object({ contactName: z.string(), contactPhoneCode: z.string(), contactPhone: z.string() })),
  note: z.optional(z.string()),
  /** Changes are free until then. */
  changeDeadline: instant,
  /** What a change costs after the deadline. */
  lateChangeFee: price,
  /** What it costs now; null: it cannot be changed any more. */
  feeNow: z.nullable(price),
  /** What a collection fetches: the pieces of an order, more of them into a plan, or pieces to sell. */
  fetches: z.optional(z.enum(['order', 'plan', 'sale'])),
  /** How many pieces it is about; none: those of its order. */
  itemCount: z.optional(z.int()),
  /** Of the trip and the address, charged on the day. */
  invoice: z.optional(z.object({ id, amount: price })),
  /** The rush fee; moving to another slot removes it. */
  rushFee: z.optional(price),
  /** The visit belongs to a wardrobe basket: cancelling it cancels the whole basket. */
  requestId: z.optional(id),
  /** Of a wardrobe basket: its request, and those of baskets that come along. */
  requestIds: z.optional(z.array(id)),
  /** What is delivered or collected, as far as it is in the wardrobe. */
  pieces: z.optional(z.array(z.object({ itemId: id, picture: z.object({ name: z.string() }) }))),
  /** False for a basket of which another part has begun: the visit can only be moved. */
  isCancellable: z.optional(z.boolean()),
});
export type Booking = z.infer<typeof booking>;

export const bookings = defineCall('bookings', {
  summary: 'The bookings of the member: future ones first, in order of date, then past ones, newest first.',
  audience: 'member',
  data: z.object({ bookings: z.array(booking) }),
});

/** `fee` is the amount that the member saw (`feeNow`); if it differs by now, the answer is PRICE_CHANGED. The fee comes as an invoice. */
const changed = z.object({ booking, feeInvoice: z.optional(z.object({ id, amount: price })) });

export const changeBooking = defineCall('changeBooking', {
  summary: 'Move a booking, or a visit of a wardrobe basket, to another slot. Less than 24 hours before, the late-change fee is due.',
  audience: 'member',
  params: z.object({ id }),
  body: z.strictObject({ date: calendarDate, time: slotTime, slotHoldId: z.optional(id), fee: price }),
  data: changed,
  errors: ['NOT_FOUND', 'SLOT_GONE', 'PRICE_CHANGED', 'BOOKING_CLOSED'],
});

export const cancelBooking = defineCall('cancelBooking', {
  summary:
    'Cancel a booking. A visit of a wardrobe basket is cancelled with the whole basket (UNDO_OVER if part of it has begun). Less than 24 hours before, the late-change fee is due.',
  audience: 'member',
  params: z.object({ id }),
  query: z.object({ fee: numberOfQuery(0) }),
  data: changed,
  errors: ['NOT_FOUND', 'PRICE_CHANGED', 'BOOKING_CLOSED', 'UNDO_OVER'],
});

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
