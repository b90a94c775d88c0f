import * as z from 'zod/mini';
import { defineCall } from './call';
import { collectionPurpose } from './collection-purpose';
import { calendarDate, currency, id, instant, locale, numberOfQuery, optionalText, price } from './primitives';
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
  requestAction,
  season,
  SEASONS,
  sellingTerms,
  wardrobeItem,
} from './wardrobe';

/** Names exist in several languages; without a locale the account's own is used. */
const inLocale = { locale: z.optional(locale) };

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

export const itemCall = defineCall('item', {
  summary: 'The passport of one piece.',
  audience: 'member',
  params: z.object({ id }),
  query: z.object(inLocale),
  data: z.object({
    item: z.object({
      ...itemFields,
      gallery: z.array(z.object({ ...itemPicture.shape, takenAt: instant, view: z.enum(['front', 'back', 'detail', 'label']) })),
      careLabel: z.nullable(care),
      conditionTimeline: z.array(z.object({ at: instant, condition, note: z.string() })),
      /** Newest first, at most 200. */
      history: z.array(itemEvent),
      /** Null for sealed bags, and for pieces that are sold or gone. */
      breakEven: z.nullable(breakEven),
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

export const wardrobeSummary = defineCall('wardrobeSummary', {
  summary: 'The use of the plan, the next booking, and the number of pieces by state.',
  audience: 'member',
  data: z.object({
    /** Null: no storage has been ordered yet. */
    plan: z.nullable(
      z.object({
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
      }),
    ),
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

export const editItem = defineCall('editItem', {
  summary:
    'Change the name (empty: the recorded one), note, season or occasion of a piece; of a sealed bag, name and note. Omitted fields stay as they are.',
  audience: 'member',
  params: z.object({ id }),
  query: z.object(inLocale),
  body: z.strictObject({
    name: z.optional(optionalText(ITEM_NAME_MAX_LENGTH)),
    note: z.optional(optionalText(ITEM_NOTE_MAX_LENGTH)),
    season: z.optional(z.array(season).check(z.maxLength(SEASONS.length))),
    formality: z.optional(formality),
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
    "The owner's decision about a sale: approve a price with a floor, decline it, withdraw a listed piece, or keep a piece in storage that was not accepted. Approving a listed piece changes its floor. A floor below half of the proposal requires `isLowFloorMeant`. The first approval requires the agreement to the selling terms.",
  audience: 'member',
  params: z.object({ id }),
  query: z.object(inLocale),
  body: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('approve'), floorPrice: price, isLowFloorMeant: z.optional(z.boolean()), sellingTerms }),
    z.strictObject({ decision: z.literal('decline'), note: z.optional(optionalText(300)) }),
    z.strictObject({ decision: z.literal('withdraw') }),
    z.strictObject({ decision: z.literal('keep') }),
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

export const exportWardrobe = defineCall('exportWardrobe', {
  summary: 'Every piece with its history, and every outfit.',
  audience: 'member',
  query: z.object(inLocale),
  data: z.object({
    exportedAt: instant,
    currency,
    items: z.array(z.object({ ...itemFields, gallery: z.array(itemPicture), history: z.array(itemEvent) })),
    outfits: z.array(z.object({ id, name: z.string(), itemIds: z.array(id) })),
  }),
});
