import * as z from 'zod/mini';
import { defineCall } from './call';
import { calendarDate, currency, id, instant, price } from './primitives';
import { itemState } from './wardrobe';

const consignedPiece = z.object({
  id,
  brand: z.string(),
  category: z.string(),
  condition: z.string(),
  state: itemState,
  /** When it entered this state. */
  since: instant,
  photos: z.array(id),
  /** Present once it is in our storage. */
  itemId: z.optional(id),
  /** The asking price, once it has one. */
  askingPrice: z.optional(price),
  sale: z.optional(z.object({ price, commission: price, payout: price, soldAt: instant, paidAt: z.optional(instant) })),
});
export type ConsignedPiece = z.infer<typeof consignedPiece>;

export const consignments = defineCall('consignments', {
  summary: 'The consignment orders of the member, newest first, each piece with its state and its sale.',
  audience: 'member',
  data: z.object({
    consignments: z.array(
      z.object({
        id,
        number: z.string(),
        currency,
        orderedAt: instant,
        booking: z.optional(z.object({ id, date: calendarDate, time: z.string() })),
        pieces: z.array(consignedPiece),
      }),
    ),
  }),
});
