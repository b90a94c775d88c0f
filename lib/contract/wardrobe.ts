import * as z from 'zod/mini';
import { calendarDate, id, instant, price } from './primitives';

/** Where a piece is, or how far its sale is; one union for everything (`lib/domain/wardrobe/item-states.ts` has the transitions). */
export const ITEM_STATES = [
  'requested',
  'collected',
  'inspected',
  'stored',
  'in-transit',
  'at-home',
  'submitted',
  'authenticated',
  'rejected',
  'priced',
  'listed',
  'sold',
  'paid',
  'donated',
] as const;
export const itemState = z.enum(ITEM_STATES);
export type ItemState = z.infer<typeof itemState>;

export const ITEM_CATEGORIES = [
  'outerwear',
  'tailoring',
  'tops',
  'knitwear',
  'dresses',
  'traditional',
  'bottoms',
  'shoes',
  'bags',
  'accessories',
  /** A lite bag, sealed by the member: its contents are unknown to us. */
  'sealed-bag',
] as const;
const itemCategory = z.enum(ITEM_CATEGORIES);
export type ItemCategory = z.infer<typeof itemCategory>;

export const COLOUR_FAMILY_NAMES = ['light', 'brown', 'dark', 'blue', 'green', 'yellow', 'red', 'purple'] as const;
const colourFamily = z.enum(COLOUR_FAMILY_NAMES);

export const SEASONS = ['hot', 'rain', 'mild', 'cool'] as const;
export const season = z.enum(SEASONS);
export const FORMALITIES = ['home', 'casual', 'smart', 'business', 'formal'] as const;
export const formality = z.enum(FORMALITIES);
/** Layer of a piece in an outfit, from the skin outwards. */
export const LAYERS = ['base', 'mid', 'outer', 'bottom', 'whole', 'shoes', 'bag', 'accessory', 'none'] as const;
const layer = z.enum(LAYERS);
export const CONDITIONS = ['as-new', 'very-good', 'good', 'fair'] as const;
export const condition = z.enum(CONDITIONS);
export type Condition = z.infer<typeof condition>;
export const CARES = ['machine-cool', 'hand-wash', 'dry-clean', 'specialist', 'wipe'] as const;
export const care = z.enum(CARES);

/** The package that a piece is stored in; `consignment` pieces cost no storage, and `own` ones are only at home, in no package. */
export const itemPlan = z.enum(['x', 'lite', 'luxe', 'pix', 'consignment', 'serviceApartment', 'own']);
export type ItemPlan = z.infer<typeof itemPlan>;

export const REQUEST_ACTIONS = ['deliver', 'collect', 'care', 'sell', 'donate'] as const;
export const requestAction = z.enum(REQUEST_ACTIONS);
export type RequestAction = z.infer<typeof requestAction>;
export const CARE_SERVICES = ['dry-cleaning', 'repair', 'alteration', 'authentication'] as const;
export const careService = z.enum(CARE_SERVICES);
export type CareService = z.infer<typeof careService>;

/** Result of an authentication by two authenticators: genuine, not shown to be, or beyond our knowledge. */
export const FINDINGS = ['confirmed', 'not-confirmed', 'beyond-us'] as const;
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

/** Why our authenticators refuse to sell a piece. */
export const REJECTION_REASONS = ['provenance', 'worn-out'] as const;

/** `fast`: FPS in Hong Kong, PayNow in Singapore. */
export const PAYOUT_METHODS = ['fast', 'bank', 'credit'] as const;
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
