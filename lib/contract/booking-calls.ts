import * as z from 'zod/mini';
import { address } from './booking';
import { defineCall } from './call';
import { calendarDate, country, currency, id, instant, numberOfQuery, price } from './primitives';

const slotTime = z.string().check(z.regex(/^\d{2}-\d{2}$/));

export const holdSlot = defineCall('holdSlot', {
  summary:
    'Keep a place in a slot for ten minutes while the visitor goes on. The same slot with its `holdId` is an extension (two, then HOLD_EXHAUSTED); another slot moves the hold. One hold a draft. SLOT_GONE tells the next free slots in `errors` (path `slot`, code `next-free`, params date and time).',
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
  summary: 'Give the place back; one that has ended already is no failure.',
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
  summary: 'The bookings of the member: those to come first, the nearest on top, then the past ones, newest first.',
  audience: 'member',
  data: z.object({ bookings: z.array(booking) }),
});

/** `fee` is the amount that the member saw (`feeNow`); if it differs by now, the answer is PRICE_CHANGED. The fee comes as an invoice. */
const changed = z.object({ booking, feeInvoice: z.optional(z.object({ id, amount: price })) });

export const changeBooking = defineCall('changeBooking', {
  summary:
    'Move a booking to another slot, also one that a basket of the wardrobe asked for. Later than 24 hours before, the late-change fee is due.',
  audience: 'member',
  params: z.object({ id }),
  body: z.strictObject({ date: calendarDate, time: slotTime, slotHoldId: z.optional(id), fee: price }),
  data: changed,
  errors: ['NOT_FOUND', 'SLOT_GONE', 'PRICE_CHANGED', 'BOOKING_CLOSED'],
});

export const cancelBooking = defineCall('cancelBooking', {
  summary:
    'Cancel a booking; one that a basket asked for with its whole basket (UNDO_OVER when something of it has begun). Later than 24 hours before, the late-change fee is due.',
  audience: 'member',
  params: z.object({ id }),
  query: z.object({ fee: numberOfQuery(0) }),
  data: changed,
  errors: ['NOT_FOUND', 'PRICE_CHANGED', 'BOOKING_CLOSED', 'UNDO_OVER'],
});
