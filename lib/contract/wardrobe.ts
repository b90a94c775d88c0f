import * as z from 'zod/mini';
import { calendarDate, id, instant, price } from './primitives';
import {
  ITEM_STATES,
  ITEM_CATEGORIES,
  COLOUR_FAMILY_NAMES,
  SEASONS,
  FORMALITIES,
  LAYERS,
  CONDITIONS,
  CARES,
  REQUEST_ACTIONS,
  CARE_SERVICES,
  FINDINGS,
  PAYOUT_METHODS,
} from './wardrobe-names';

export const itemState = z.enum(ITEM_STATES);
export type ItemState = z.infer<typeof itemState>;

const itemCategory = z.enum(ITEM_CATEGORIES);
export type ItemCategory = z.infer<typeof itemCategory>;

const colourFamily = z.enum(COLOUR_FAMILY_NAMES);

export const season = z.enum(SEASONS);
export const formality = z.enum(FORMALITIES);
const layer = z.enum(LAYERS);
export const condition = z.enum(CONDITIONS);
export type Condition = z.infer<typeof condition>;
export const care = z.enum(CARES);

/** The package that a piece is stored in; `consignment` pieces cost no storage, and `own` ones are only at home, in no package. */
export const itemPlan = z.enum(['x', 'lite', 'luxe', 'pix', 'consignment', 'serviceApartment', 'own']);
export type ItemPlan = z.infer<typeof itemPlan>;

export const requestAction = z.enum(REQUEST_ACTIONS);
export type RequestAction = z.infer<typeof requestAction>;
export const careService = z.enum(CARE_SERVICES);
export type CareService = z.infer<typeof careService>;

export const finding = z.enum(FINDINGS);
export type Finding = z.infer<typeof finding>;

/** `booked`: nothing has moved yet; `under-way`: it has. */
export const requestStatus = z.enum(['booked', 'under-way', 'done', 'undone']);
export type RequestStatus = z.infer<typeof requestStatus>;

/** An open request for a piece: there is at most one. */
const openRequest = z.object({
  id,
  action: requestAction,
  service: z.optional(careService),
  status: requestStatus,
  /** When the piece is delivered or collected. */
  date: z.optional(calendarDate),
  /** It can be undone until then, while nothing has moved. */
  undoUntil: z.nullable(instant),
});

export const payoutMethod = z.enum(PAYOUT_METHODS);
export type PayoutMethod = z.infer<typeof payoutMethod>;

/** Status of a sale's payout. `wanted`: the owner has not chosen a destination. */
const settlement = z.object({
  state: z.enum(['wanted', 'due', 'on-its-way', 'paid']),
  /** Null: not chosen, or paid before there was a choice. */
  method: z.nullable(payoutMethod),
  /** The last characters of the account; empty for store credit. */
  ending: z.string(),
  amount: price,
  /** When it is due, was sent or was paid. Null: it waits for the buyer to receive the piece, then for the owner. */
  on: z.nullable(instant),
});
export type Settlement = z.infer<typeof settlement>;

/** The version of the terms of selling that the member agrees to with this call; recorded. Needed once, until there is another version. */
export const sellingTerms = z.optional(z.string().check(z.minLength(1), z.maxLength(40)));

/** Minor units of the list's currency. A sale in progress; absent for pieces that are not for sale. */
const consignment = z.object({
  /** The team's proposal; null until the piece is priced. */
  listPrice: z.nullable(price),
  /** Set by the owner: the lowest selling price. */
  floorPrice: z.nullable(price),
  commissionPercent: z.nullable(z.int()),
  /** While the price can still change: our share by selling price, for what a floor or a reduction leaves to the owner. */
  commissionBands: z.optional(z.array(z.object({ from: price, percent: z.int() }))),
  /** To the owner at `soldPrice`, else at `listPrice`. */
  payout: z.nullable(price),
  soldPrice: z.nullable(price),
  /** Null: not sold yet. */
  settlement: z.optional(z.nullable(settlement)),
  /** One of `REJECTION_REASONS`, which the page translates, or free text by the team. */
  rejectedBecause: z.nullable(z.string()),
  submittedAt: instant,
  listedAt: z.nullable(instant),
  soldAt: z.nullable(instant),
  /** When the buyer received it, from when the days of return count; null or absent: not known yet. */
  receivedAt: z.optional(z.nullable(instant)),
  paidAt: z.nullable(instant),
});

/** Of the member's own name for a piece. */
export const ITEM_NAME_MAX_LENGTH = 80;
export const ITEM_NOTE_MAX_LENGTH = 300;

const itemColour = z.object({
  name: z.string(),
  hex: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  family: colourFamily,
});

/** A picture of the piece: `src` wins; `name` is one of the site's own artwork; `upload` is a file of the member, for nobody else. */
/** What a picture of a piece shows of it. */
export const PICTURE_VIEWS = ['front', 'back', 'detail', 'label', 'sole'] as const;
export type PictureView = (typeof PICTURE_VIEWS)[number];
export const itemPicture = z.object({ name: z.string(), src: z.optional(z.string()), upload: z.optional(id) });

export const itemFields = {
  id,
  /** On the tag of the piece. */
  code: z.string(),
  name: z.string(),
  brand: z.nullable(z.string()),
  category: itemCategory,
  /** `coat`, `qipao`, …; null for sealed bags. */
  kind: z.nullable(z.string()),
  colour: z.nullable(itemColour),
  /** Second colour of a pattern or trim. */
  accent: z.nullable(itemColour),
  pattern: z.nullable(z.string()),
  fabric: z.nullable(z.string()),
  size: z.nullable(z.string()),
  season: z.array(season),
  formality: z.nullable(formality),
  layer,
  /** 0 airy to 3 winter coat. */
  warmth: z.int(),
  condition: z.nullable(condition),
  state: itemState,
  /** Null until it was first stored. */
  storedSince: z.nullable(instant),
  plan: itemPlan,
  picture: itemPicture,
  wearCount: z.int(),
  lastWornAt: z.nullable(instant),
  /** Expected proceeds of a sale; null if unknown. */
  resale: z.nullable(z.object({ low: price, middle: price, high: price })),
  storageCostToDate: price,
  /** The member's note on a sealed bag. */
  sealedNote: z.optional(z.string()),
  /** The member's note on any other piece; empty: none. */
  note: z.optional(z.string()),
  consignment: z.optional(consignment),
  openRequest: z.nullable(openRequest),
  updatedAt: instant,
  /** The wardrobe's version at this piece's last change. */
  version: z.int(),
};
export const wardrobeItem = z.object(itemFields);
export type WardrobeItem = z.infer<typeof wardrobeItem>;
