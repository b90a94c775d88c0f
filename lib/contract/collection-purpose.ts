import * as z from 'zod/mini';
import { id } from './primitives';
import { itemPlan } from './wardrobe';

/**
 * What a collection is for: the pieces of an order whose own collection was cancelled, as ordered and paid, or additional pieces for the
 * free places of a plan.
 */
export const collectionPurpose = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order'), orderId: id, orderNumber: z.string(), pieces: z.int() }),
  z.object({ kind: z.literal('more'), places: z.array(z.object({ plan: itemPlan, free: z.int() })) }),
]);
export type CollectionPurpose = z.infer<typeof collectionPurpose>;
