import * as z from 'zod/mini';
import { calendarDate, id, optionalText, phoneCode, phoneNumber, textLine } from './primitives';
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

/** The address of a collection: `zipCode` in Singapore only, the rest in both. */
export const address = z.strictObject({
  flat: optionalText(60),
  addressOne: textLine(200),
  building: optionalText(120),
  addressTwo: optionalText(200),
  district: textLine(64),
  haveLift: z.boolean(),
  entranceGate: optionalText(120),
  manyEntranceGate: z.boolean(),
  parkingBay: z.boolean(),
  zipCode: z.string().check(z.regex(/^(\d{6})?$/)),
});
export type Address = z.infer<typeof address>;

export const bookCollection = z.strictObject({
  date: z.strictObject({ date: calendarDate, time: z.string().check(z.regex(/^\d{2}-\d{2}$/)) }),
  address,
  contact: z.strictObject({ contactName: textLine(120), contactPhoneCode: phoneCode, contactPhone: phoneNumber }),
  note: z.strictObject({ moreItems: z.boolean(), specialNote: optionalText(500) }),
  consignmentNote: optionalText(500),
});
export type BookCollection = z.infer<typeof bookCollection>;
