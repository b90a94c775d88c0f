import * as z from 'zod/mini';
import { defineCall } from './call';
import { calendarDate, id, instant, numberOfQuery, optionalText, textLine } from './primitives';

export const OUTFIT_ITEMS_MAXIMUM = 12;
export const OCCASIONS = ['home', 'everyday', 'work', 'smart', 'evening', 'formal', 'sport', 'travel'] as const;

/** How large a piece may be laid out, in percent of its natural size. */
export const OUTFIT_SIZE = { min: 30, max: 250 } as const;

/**
 * The middle of a piece on the canvas, in thousandths of its width and height from the top left, its size in percent, and how far it is
 * turned to the right, in degrees. Pieces are listed by layer: each lies above those before it.
 */
const placedItem = z.strictObject({
  id,
  x: z.optional(z.int().check(z.gte(0), z.lte(1000))),
  y: z.optional(z.int().check(z.gte(0), z.lte(1000))),
  size: z.optional(z.int().check(z.gte(OUTFIT_SIZE.min), z.lte(OUTFIT_SIZE.max))),
  angle: z.optional(z.int().check(z.gt(-180), z.lte(180))),
});

const fields = {
  name: textLine(80),
  items: z.array(placedItem).check(z.minLength(1), z.maxLength(OUTFIT_ITEMS_MAXIMUM)),
  occasion: z.optional(z.nullable(z.enum(OCCASIONS))),
  note: z.optional(optionalText(300)),
};

const outfit = z.object({
  id,
  name: z.string(),
  items: z.array(z.object({ id, x: z.optional(z.int()), y: z.optional(z.int()), size: z.optional(z.int()), angle: z.optional(z.int()) })),
  occasion: z.nullable(z.enum(OCCASIONS)),
  note: z.string(),
  wearCount: z.int(),
  lastWornOn: z.nullable(calendarDate),
  createdAt: instant,
  updatedAt: instant,
});
export type Outfit = z.infer<typeof outfit>;

export const outfits = defineCall('outfits', {
  summary: 'The saved outfits, last changed first.',
  audience: 'member',
  data: z.object({ outfits: z.array(outfit) }),
});

export const saveOutfit = defineCall('saveOutfit', {
  summary: 'Save an outfit. Every piece must belong to the member.',
  audience: 'member',
  idempotent: true,
  body: z.strictObject(fields),
  data: z.object({ outfit }),
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const updateOutfit = defineCall('updateOutfit', {
  summary: 'Rename or change an outfit.',
  audience: 'member',
  params: z.object({ id }),
  body: z.strictObject({ name: z.optional(fields.name), items: z.optional(fields.items), occasion: fields.occasion, note: fields.note }),
  data: z.object({ outfit }),
  errors: ['NOT_FOUND'],
});

export const deleteOutfit = defineCall('deleteOutfit', {
  summary: 'Delete an outfit. The days on which it was worn stay in the history.',
  audience: 'member',
  params: z.object({ id }),
  data: z.object({}),
  errors: ['NOT_FOUND'],
});

export const wearOutfit = defineCall('wearOutfit', {
  summary: 'Record that the outfit was worn on a day (default: today). It counts for each of its pieces, once a day.',
  audience: 'member',
  params: z.object({ id }),
  body: z.strictObject({ date: z.optional(calendarDate) }),
  data: z.object({ outfit, version: z.int() }),
  errors: ['NOT_FOUND', 'ITEM_UNAVAILABLE'],
});

export const outfitHistory = defineCall('outfitHistory', {
  summary: 'The outfits worn by date, newest first, so that the same one is not suggested again too soon.',
  audience: 'member',
  query: z.object({ from: z.optional(calendarDate), take: z._default(numberOfQuery(1, 500), 100) }),
  data: z.object({ worn: z.array(z.object({ id, date: calendarDate, outfitId: z.nullable(id), name: z.string(), itemIds: z.array(id) })) }),
});

const verdict = z.enum(['like', 'skip', 'not-this-item']);

export const outfitFeedback = defineCall('outfitFeedback', {
  summary: "The member's feedback on a suggested outfit or on one piece in it. The latest feedback on the same pieces counts.",
  audience: 'member',
  body: z.strictObject({
    verdict,
    itemIds: z.array(id).check(z.minLength(1), z.maxLength(OUTFIT_ITEMS_MAXIMUM)),
    /** The piece, with `not-this-item`. */
    itemId: z.optional(id),
    occasion: z.optional(z.enum(OCCASIONS)),
  }),
  data: z.object({}),
  errors: ['NOT_FOUND'],
});

export const outfitFeedbackList = defineCall('outfitFeedbackList', {
  summary: "The member's feedback on suggested outfits, newest first. The recommender on the device learns from it.",
  audience: 'member',
  query: z.object({ take: z._default(numberOfQuery(1, 1000), 500) }),
  data: z.object({
    feedback: z.array(
      z.object({ id, at: instant, verdict, itemIds: z.array(id), itemId: z.nullable(id), occasion: z.nullable(z.enum(OCCASIONS)) }),
    ),
  }),
});
