import * as z from 'zod/mini';
import { id } from './primitives';
import { itemPlan } from './wardrobe';

/**
 * Whose pieces a collection fetches: those of an order whose own collection was cancelled, as they were ordered and paid,
 * or more pieces for the places that are free.
 */
export const collectionPurpose = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order'), orderId: id, orderNumber: z.string(), pieces: z.int() }),
  z.object({ kind: z.literal('more'), places: z.array(z.object({ plan: itemPlan, free: z.int() })) }),
]);
export type CollectionPurpose = z.infer<typeof collectionPurpose>;
