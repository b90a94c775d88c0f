import * as z from 'zod/mini';
import { address, bookCollection } from './booking';
import { defineCall } from './call';
import { EXTRAS, timeslotDay } from './pricing';
import { calendarDate, currency, id, instant, numberOfQuery, optionalText, price } from './primitives';
import { careService, requestAction, requestStatus, sellingTerms } from './wardrobe';
import { REQUEST_LINES_MAXIMUM } from './wardrobe-names';

const line = z.strictObject({
  itemId: id,
  action: requestAction,
  /** With `care` only, and then required. */
  service: z.optional(careService),
  /** What to mend, which stain, or who receives the piece. */
  note: z.optional(optionalText(300)),
});
export type ItemRequestLine = z.infer<typeof line>;

/** One basket for all actions: those that move something (deliver, collect) need a booking. */
const basket = {
  lines: z.array(line).check(z.minLength(1), z.maxLength(REQUEST_LINES_MAXIMUM)),
  /** Accepts the fee of a rush delivery, which makes the slots of the quote's `visit.rush` bookable. It costs nothing with other slots. */
  isRush: z._default(z.boolean(), false),
};

/** Like `bookCollection` of an order; for a quote the address is enough. */
const bookingDraft = z.strictObject({ address: z.optional(address), date: z.optional(bookCollection.shape.date) });

const requestQuote = z.object({
  lines: z.array(
    z.object({
      itemId: id,
      action: requestAction,
      service: z.optional(careService),
      price,
      problem: z.nullable(z.enum(['unavailable', 'not-allowed', 'unsuitable', 'not-found'])),
    }),
  ),
  extras: z.array(z.object({ extra: z.enum(EXTRAS), price })),
  /** This basket uses one of the plan's free deliveries. */
  usesFreeDelivery: z.boolean(),
  /** The plan covers the rush delivery. */
  usesFreeRush: z.optional(z.boolean()),
  needsBooking: z.boolean(),
  /** The van comes to that door at that time anyway: the basket goes with that request's visit, without a second trip. */
  joins: z.optional(z.object({ id, number: z.string() })),
  /** The basket has a delivery, and deliveries are paused until an overdue invoice is paid. */
  isPaused: z.optional(z.boolean()),
  total: price,
  currency,
  /** The prices are valid until then. */
  validUntil: instant,
  /** Of a basket that moves something. */
  visit: z.optional(
    z.object({
      /** Cost of moving or cancelling it within a day of the visit. */
      lateChangeFee: price,
      /** With a date: until then it is free. Null: it is so near that only the half hour after the confirmation is. */
      freeUntil: z.optional(z.nullable(instant)),
      /** Days that are closed for normal visits but open for a rush delivery; absent if there are none. */
      rush: z.optional(
        z.object({
          /** Zero if the plan has a rush delivery left this month. */
          price,
          days: z.array(timeslotDay),
        }),
      ),
    }),
  ),
});
export type RequestQuote = z.infer<typeof requestQuote>;

export const quoteItemRequests = defineCall('quoteItemRequests', {
  summary: 'The price of a basket of requests. Nothing is stored. Lines that cannot be carried out hold a reason.',
  audience: 'member',
  body: z.strictObject({ ...basket, booking: z.optional(bookingDraft) }),
  data: z.object({ quote: requestQuote }),
});

const itemRequest = z.object({
  id,
  number: z.string(),
  createdAt: instant,
  status: requestStatus,
  undoUntil: z.nullable(instant),
  lines: z.array(
    z.object({
      itemId: id,
      itemName: z.string(),
      picture: z.object({ name: z.string() }),
      action: requestAction,
      service: z.optional(careService),
      note: z.string(),
      price,
      status: requestStatus,
    }),
  ),
  extras: z.array(z.object({ extra: z.enum(EXTRAS), price })),
  usedFreeDelivery: z.boolean(),
  usedFreeRush: z.optional(z.boolean()),
  /** Charged on the next invoice. */
  total: price,
  currency,
  booking: z.nullable(
    z.object({ date: calendarDate, time: z.string(), address, contact: bookCollection.shape.contact, note: bookCollection.shape.note }),
  ),
});
export type ItemRequest = z.infer<typeof itemRequest>;

const REFUSALS = ['ITEM_UNAVAILABLE', 'CARE_UNSUITABLE', 'DELIVERIES_PAUSED', 'SELLING_TERMS'] as const;

export const createItemRequests = defineCall('createItemRequests', {
  summary: 'Confirm a whole basket at the quoted total. Selling requires the agreement to the selling terms.',
  audience: 'member',
  idempotent: true,
  body: z.strictObject({ ...basket, booking: z.optional(bookCollection), slotHoldId: z.optional(id), total: price, sellingTerms }),
  data: z.object({ request: itemRequest, version: z.int() }),
  errors: ['PRICE_CHANGED', 'SLOT_GONE', ...REFUSALS, 'NOT_FOUND', 'IDEMPOTENCY_MISMATCH'],
});

export const undoItemRequest = defineCall('undoItemRequest', {
  summary: 'Cancel a request before it has begun. Nothing is charged for it.',
  audience: 'member',
  params: z.object({ id }),
  data: z.object({ request: itemRequest, version: z.int() }),
  errors: ['NOT_FOUND', 'UNDO_OVER'],
});

export const itemRequests = defineCall('itemRequests', {
  summary: "The member's requests, newest first.",
  audience: 'member',
  query: z.object({
    cursor: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
    take: z._default(numberOfQuery(1, 100), 20),
    open: z.optional(z.stringbool()),
  }),
  data: z.object({ requests: z.array(itemRequest), nextCursor: z.nullable(z.string()) }),
});
