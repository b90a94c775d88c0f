import * as z from 'zod/mini';
import { defineCall } from './call';
import { collectionPurpose } from './booking';
import { itemFile } from './item-files';
import { calendarDate, currency, id, instant, locale, numberOfQuery, optionalText, price, textLine } from './primitives';
import {
  care,
  careService,
  condition,
  finding,
  formality,
  ITEM_NAME_MAX_LENGTH,
  ITEM_NOTE_MAX_LENGTH,
  itemFields,
  itemPicture,
  itemPlan,
  itemState,
  PICTURE_VIEWS,
  requestAction,
  season,
  sellingTerms,
  wardrobeItem,
} from './wardrobe';
import { SEASONS } from './wardrobe-names';

/** Names exist in several languages; without a locale the account's own is used. */
const inLocale = { locale: z.optional(locale) };

/** Of a kind, a colour or a brand. */
const WORD_MAX_LENGTH = 40;
const ITEMS_PER_PAGE = 500;

export const items = defineCall('items', {
  summary: 'The wardrobe, newest piece first, paginated by cursor. `since` returns only what changed after that version.',
  audience: 'member',
  query: z.object({
    cursor: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
    take: z._default(numberOfQuery(1, ITEMS_PER_PAGE), 100),
    since: z.optional(numberOfQuery(0)),
    ...inLocale,
  }),
  data: z.object({
    items: z.array(wardrobeItem),
    /** Null: this was the last page. */
    nextCursor: z.nullable(z.string()),
    /** Total, regardless of the page. */
    itemCount: z.int(),
    currency,
    /** Grows with every change of the wardrobe; also at `userConversations/{uid}/wardrobe/version`. */
    version: z.int(),
  }),
});

/** Something that happened to a piece. */
const itemEvent = z.object({
  id,
  at: instant,
  kind: z.enum(['state', 'photographed', 'condition', 'care', 'worn', 'price']),
  /** `state`: the new one. */
  state: z.nullable(itemState),
  condition: z.nullable(condition),
  service: z.nullable(careService),
  /** `care`: the result of an authentication. */
  finding: z.optional(z.nullable(finding)),
  amount: z.nullable(price),
  /** The team's or the member's own words; empty when there are none. */
  note: z.string(),
  by: z.enum(['member', 'team']),
});
export type ItemEvent = z.infer<typeof itemEvent>;

const breakEven = z.object({
  /** Of the middle estimate, after commission. */
  netResale: price,
  monthlyCost: price,
  /** The first month of storage, counted from 1, in which keeping has cost more than selling would bring. Null: never, storage is free. */
  month: z.nullable(z.int()),
  /** The month as a date; may lie in the past. */
  date: z.nullable(calendarDate),
  advice: z.enum(['keep', 'consider', 'sell']),
});
export type BreakEven = z.infer<typeof breakEven>;

/** A cleaning, repair, alteration or authentication, as it was asked for, done and billed. */
const careEntry = z.object({
  id,
  service: careService,
  status: z.enum(['under-way', 'done']),
  begunAt: z.nullable(instant),
  doneAt: z.nullable(instant),
  /** What the member asked for. */
  note: z.string(),
  /** Afterwards. */
  condition: z.nullable(condition),
  finding: z.nullable(finding),
  price,
  /** `pending`: on the next invoice. */
  billing: z.enum(['free', 'pending', 'invoiced']),
  /** Null: none yet, or one from before this was recorded. */
  invoice: z.nullable(z.object({ id, number: z.string() })),
});
export type CareEntry = z.infer<typeof careEntry>;

export const itemCall = defineCall('item', {
  summary: 'The passport of one piece.',
  audience: 'member',
  params: z.object({ id }),
  query: z.object(inLocale),
  data: z.object({
    item: z.object({
      ...itemFields,
      gallery: z.array(z.object({ ...itemPicture.shape, takenAt: instant, view: z.optional(z.enum(PICTURE_VIEWS)) })),
      careLabel: z.nullable(care),
      conditionTimeline: z.array(z.object({ at: instant, condition, note: z.string() })),
      /** Newest first, at most 200. */
      history: z.array(itemEvent),
      /** Null for sealed bags, and for pieces that are sold or gone. */
      breakEven: z.nullable(breakEven),
      /** Newest first. */
      careLog: z.optional(z.array(careEntry)),
      /** The member's own photographs and receipts, in the order in which they were added. */
      files: z.optional(z.array(itemFile)),
      outfits: z.array(z.object({ id, name: z.string() })),
      /** The name in our record, if the member has given the piece another one. */
      recordedName: z.optional(z.string()),
      /** Actions available to the member; empty while a request is open. */
      actions: z.array(requestAction),
    }),
    currency,
    version: z.int(),
  }),
  errors: ['NOT_FOUND'],
});
export type ItemPassport = z.infer<typeof itemCall.data>['item'];

const nextBooking = z.object({
  id,
  kind: z.enum(['delivery', 'collection', 'delivery-and-collection']),
  date: calendarDate,
  time: z.string(),
  /** Null: booked with an order whose pieces have not been counted yet. */
  itemCount: z.nullable(z.int()),
  /** False: it can be looked at only. */
  isOpen: z.optional(z.boolean()),
});
export type NextBooking = z.infer<typeof nextBooking>;

/** Places and included deliveries of a member's plans. */
export const planMeter = z.object({
  packages: z.array(z.object({ package: itemPlan, itemsUsed: z.int(), itemsAllowed: z.int() })),
  itemsUsed: z.int(),
  itemsAllowed: z.int(),
  freeDeliveriesLeft: z.int(),
  freeDeliveriesAllowed: z.int(),
  /** How many of these may be rush deliveries free of charge. */
  freeRushesLeft: z.optional(z.int()),
  freeRushesAllowed: z.optional(z.int()),
  /** When the allowance is renewed. */
  renewsOn: calendarDate,
  /** No plan has begun yet: the day of the first collection, null until one is booked, and what each month then includes. */
  begins: z.optional(z.object({ on: z.nullable(calendarDate), freeDeliveries: z.int() })),
});

export const wardrobeSummary = defineCall('wardrobeSummary', {
  summary: 'The use of the plan, the next booking, and the number of pieces by state.',
  audience: 'member',
  data: z.object({
    /** Null: no storage has been ordered yet. */
    plan: z.nullable(planMeter),
    /** What a collection that is booked now would fetch; null: nothing. */
    collection: z.optional(z.nullable(collectionPurpose)),
    nextBooking: z.nullable(nextBooking),
    /** Of all future visits, including the next one. */
    visitCount: z.optional(z.int()),
    itemCount: z.int(),
    countsByState: z.array(z.object({ state: itemState, count: z.int() })),
    /** Pieces whose price needs the owner's approval. */
    pricesToApprove: z.int(),
    /** When the member agreed to the terms of selling as they stand. Null: not yet. */
    sellingTerms: z.optional(z.nullable(z.object({ version: z.string(), agreedAt: instant }))),
    version: z.int(),
    currency,
  }),
});

/** What a member may write about a piece; an empty name stands for that of our record. */
export const ownWords = z.object({ name: optionalText(ITEM_NAME_MAX_LENGTH), note: optionalText(ITEM_NOTE_MAX_LENGTH) });

export const editItem = defineCall('editItem', {
  summary:
    'Change the name (empty: the recorded one), note, season or occasion of a piece; of a sealed bag, name and note; of a piece that is only at home also kind, colour and brand. Omitted fields stay as they are.',
  audience: 'member',
  params: z.object({ id }),
  query: z.object(inLocale),
  body: z.strictObject({
    name: z.optional(ownWords.shape.name),
    note: z.optional(ownWords.shape.note),
    season: z.optional(z.array(season).check(z.maxLength(SEASONS.length))),
    formality: z.optional(formality),
    /** Of a piece that is only at home. */
    kind: z.optional(textLine(WORD_MAX_LENGTH)),
    colour: z.optional(textLine(WORD_MAX_LENGTH)),
    brand: z.optional(optionalText(WORD_MAX_LENGTH)),
  }),
  data: z.object({ item: wardrobeItem, version: z.int() }),
  errors: ['NOT_FOUND', 'ITEM_UNAVAILABLE'],
});

export const markWorn = defineCall('markWorn', {
  summary: 'Record that the piece was worn on a day (default: today). A day counts once. `isWorn: false` removes the day.',
  audience: 'member',
  params: z.object({ id }),
  query: z.object(inLocale),
  body: z.strictObject({ date: z.optional(calendarDate), isWorn: z.optional(z.boolean()) }),
  data: z.object({ item: wardrobeItem, version: z.int() }),
  errors: ['NOT_FOUND', 'ITEM_UNAVAILABLE'],
});

export const approvePrice = defineCall('approvePrice', {
  summary:
    "The owner's decision about a sale: approve a price with a floor, decline it, withdraw a listed piece, keep a piece in storage that was not accepted, or list again, at a lower price, one that was not sold in its days. Approving a listed piece changes its floor. A floor below half of the proposal requires `isLowFloorMeant`. The first approval requires the agreement to the selling terms.",
  audience: 'member',
  params: z.object({ id }),
  query: z.object(inLocale),
  body: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('approve'), floorPrice: price, isLowFloorMeant: z.optional(z.boolean()), sellingTerms }),
    z.strictObject({ decision: z.literal('decline'), note: z.optional(optionalText(300)) }),
    z.strictObject({ decision: z.literal('withdraw') }),
    z.strictObject({ decision: z.literal('keep') }),
    /** Unsold at the end of its listing: for sale again, at a lower price. */
    z.strictObject({
      decision: z.literal('relist'),
      listPrice: price,
      floorPrice: price,
      isLowFloorMeant: z.optional(z.boolean()),
      sellingTerms,
    }),
  ]),
  data: z.object({ item: wardrobeItem, version: z.int() }),
  errors: ['NOT_FOUND', 'ITEM_UNAVAILABLE', 'FLOOR_LOW', 'SELLING_TERMS'],
});

export const sales = defineCall('sales', {
  summary: 'The pieces that are listed, sold or awaiting a price, newest first, paginated by cursor.',
  audience: 'member',
  query: z.object({
    cursor: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
    take: z._default(numberOfQuery(1, ITEMS_PER_PAGE), 100),
    ...inLocale,
  }),
  data: z.object({
    items: z.array(wardrobeItem),
    /** Null: this was the last page. */
    nextCursor: z.nullable(z.string()),
    currency,
  }),
});

export const salesDocument = defineCall('salesDocument', {
  summary: 'The statement of all sales as a PDF file in a language, that of the account by default.',
  audience: 'member',
  query: z.object(inLocale),
  isBinary: true,
  isWrittenAnew: true,
  data: z.custom<Blob>((value) => value instanceof Blob),
});

export const wardrobeDocument = defineCall('wardrobeDocument', {
  summary: 'An inventory of the pieces as a PDF file for an insurer in a language, that of the account by default.',
  audience: 'member',
  query: z.object(inLocale),
  isBinary: true,
  isWrittenAnew: true,
  data: z.custom<Blob>((value) => value instanceof Blob),
});

export const exportWardrobe = defineCall('exportWardrobe', {
  summary: 'Every piece with its history, and every outfit.',
  audience: 'member',
  query: z.object(inLocale),
  data: z.object({
    exportedAt: instant,
    currency,
    items: z.array(
      z.object({ ...itemFields, gallery: z.array(itemPicture), history: z.array(itemEvent), files: z.optional(z.array(itemFile)) }),
    ),
    outfits: z.array(z.object({ id, name: z.string(), itemIds: z.array(id) })),
  }),
});
