import * as z from 'zod/mini';
import { defineCall } from './call';
import { calendarDate, currency, id, price } from './primitives';

/** A storage term that has begun or whose collection was cancelled, and what ending it today would mean. */
const storageTerm = z.object({
  /** Of its order. */
  id,
  number: z.string(),
  currency,
  /** `resting`: its collection was cancelled; it is not renewed, and ending it refunds everything. Absent: `running`. */
  state: z.optional(z.enum(['running', 'resting'])),
  startedOn: calendarDate,
  /** The day after the paid period. */
  paidUntil: calendarDate,
  monthsUsed: z.int(),
  /** For the storage of the whole term. */
  paid: price,
  /** Cost of the months used, at the discount of that shorter term. */
  used: price,
  refund: price,
  /** Refund: to the card, and as credit for the part paid with a gift code. */
  toCard: price,
  asCredit: price,
  /** On a full refund: what goes back onto the gift code that paid. Absent: nothing. */
  toGift: z.optional(price),
  /** The day after the last day, if it ended today. */
  endsOn: calendarDate,
});
export type StorageTerm = z.infer<typeof storageTerm>;

export const storageTerms = defineCall('storageTerms', {
  summary:
    'The active storage terms, each with the refund if it ended today: the amount paid minus the months used, at the discount for those months.',
  audience: 'member',
  data: z.object({ terms: z.array(storageTerm) }),
});

export const endTerm = defineCall('endTerm', {
  summary:
    'End a storage term early. `refund` is the amount that the member was shown. If it differs, the answer is PRICE_CHANGED and nothing ends. A retry returns the first answer.',
  audience: 'member',
  params: z.object({ id }),
  body: z.strictObject({ refund: price }),
  data: z.object({
    id,
    endsOn: calendarDate,
    refund: price,
    toCard: price,
    asCredit: price,
    toGift: z.optional(price),
    /** `pending`: the gateway has not confirmed the refund yet; it is retried until it does. */
    status: z.enum(['done', 'pending']),
  }),
  errors: ['NOT_FOUND', 'PRICE_CHANGED'],
});
