import * as z from 'zod/mini';
import { defineCall } from './call';
import { calendarDate, currency, id, price } from './primitives';

/** A storage term that has begun or whose collection was cancelled, and what ending it today would come to. */
const storageTerm = z.object({
  /** Of its order. */
  id,
  number: z.string(),
  currency,
  /** `resting`: its collection was cancelled; nothing of it is renewed, and ending it gives everything back. Absent: `running`. */
  state: z.optional(z.enum(['running', 'resting'])),
  startedOn: calendarDate,
  /** The day after what is paid for. */
  paidUntil: calendarDate,
  monthsUsed: z.int(),
  /** For the storage of the whole term. */
  paid: price,
  /** What the months used cost at the discount that they alone earn. */
  used: price,
  refund: price,
  /** Of the refund: what goes back to the card, and what was paid by a gift code and becomes credit. */
  toCard: price,
  asCredit: price,
  /** Where everything comes back: what goes on the gift code again that it was paid by. Absent: nothing. */
  toGift: z.optional(price),
  /** The day after the last one, if it were ended today. */
  endsOn: calendarDate,
});
export type StorageTerm = z.infer<typeof storageTerm>;

export const storageTerms = defineCall('storageTerms', {
  summary:
    'The storage terms that are running, each with what ending it today would give back: paid minus the months used, at the discount that they earned.',
  audience: 'member',
  data: z.object({ terms: z.array(storageTerm) }),
});

export const endTerm = defineCall('endTerm', {
  summary:
    'End a storage term early. `refund` is what the member was shown; another sum is PRICE_CHANGED and ends nothing. Asked again, it is answered as it was.',
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
    /** `pending`: the gateway has not confirmed the refund yet; it is asked again until it has. */
    status: z.enum(['done', 'pending']),
  }),
  errors: ['NOT_FOUND', 'PRICE_CHANGED'],
});
