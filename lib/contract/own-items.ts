import * as z from 'zod/mini';
import { defineCall } from './call';
import { id, locale, optionalText, textLine } from './primitives';
import { formality, ITEM_NAME_MAX_LENGTH, ITEM_NOTE_MAX_LENGTH, season, wardrobeItem } from './wardrobe';
import { SEASONS } from './wardrobe-names';

/** Pictures with which a piece is added; more may follow. */
export const OWN_ITEM_PHOTOS_MAXIMUM = 8;
const WORD_MAX_LENGTH = 40;

export const addOwnItem = defineCall('addOwnItem', {
  summary:
    'Add a piece that is only at home, with its photographs. It takes no place in a plan, is never booked, and can be worn and laid out. Sending one of its photographs or the same key again gives the same piece.',
  audience: 'member',
  idempotent: true,
  query: z.object({ locale: z.optional(locale) }),
  body: z.strictObject({
    name: textLine(ITEM_NAME_MAX_LENGTH),
    /** `coat`, `qipao`, …: it tells category, layer and warmth. */
    kind: textLine(WORD_MAX_LENGTH),
    /** `navy`, `camel`, … */
    colour: textLine(WORD_MAX_LENGTH),
    brand: z.optional(optionalText(WORD_MAX_LENGTH)),
    season: z.optional(z.array(season).check(z.maxLength(SEASONS.length))),
    formality: z.optional(formality),
    note: z.optional(optionalText(ITEM_NOTE_MAX_LENGTH)),
    /** Pictures of the member; the first one is shown. */
    photos: z.array(id).check(z.minLength(1), z.maxLength(OWN_ITEM_PHOTOS_MAXIMUM)),
  }),
  data: z.object({ item: wardrobeItem, version: z.int() }),
  errors: ['NOT_FOUND', 'UPLOAD_TYPE', 'CONFLICT'],
});

export const removeOwnItem = defineCall('removeOwnItem', {
  summary: 'Remove a piece that is only at home, with its photographs and receipts; looks go on without it.',
  audience: 'member',
  params: z.object({ id }),
  data: z.object({ version: z.int() }),
  errors: ['NOT_FOUND'],
});
