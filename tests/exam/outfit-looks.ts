import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { COLOURS, GARMENT_CATEGORIES } from '@/lib/domain/wardrobe/garment';

/** The rules of `outfit-labels.md`, in its order. */
export const RULE_IDS = [
  'complete',
  'layering',
  'formality-agreement',
  'occasion-level',
  'colour-harmony',
  'pattern-mixing',
  'heat',
  'cold',
  'rain',
  'air-conditioning',
  'humidity',
  'footwear',
  'extras',
  'movement',
  'decorum',
  'wedding-white',
  'wedding-couple-colours',
  'lunar-new-year-colours',
  'deepavali-colours',
] as const;

export const EXAM_OCCASIONS = [
  'work',
  'formal-evening',
  'wedding-guest',
  'weekend',
  'travel',
  'home',
  'gym',
  'lunar-new-year',
  'deepavali',
] as const;

const colour = z.object({ name: z.enum(Object.keys(COLOURS)), hex: z.string().check(z.regex(/^#[0-9a-f]{6}$/)) });
const oneToFive = z.int().check(z.gte(1), z.lte(5));

const garment = z.strictObject({
  id: z.string(),
  name: z.string(),
  category: z.enum(Object.keys(GARMENT_CATEGORIES)),
  kind: z.enum(Object.values(GARMENT_CATEGORIES).flat()),
  /** Where it sits on the body; `full` covers top and bottom at once. */
  layer: z.enum(['top', 'mid', 'outer', 'full', 'bottom', 'feet', 'bag', 'accessory']),
  colour,
  accent: colour,
  pattern: z.enum([
    'solid',
    'pinstripe',
    'stripe',
    'breton',
    'gingham',
    'windowpane',
    'tartan',
    'herringbone',
    'houndstooth',
    'floral',
    'blossom',
    'dots',
    'batik',
    'peranakan',
    'zari',
  ]),
  fabric: z.string(),
  fit: z.optional(z.enum(['slim', 'regular', 'relaxed', 'oversized'])),
  sleeve: z.optional(z.enum(['none', 'strap', 'cap', 'short', 'elbow', 'long'])),
  /** 1 home and sport, 2 casual, 3 smart, 4 business, 5 formal: the product's five words in their order. */
  formality: oneToFive,
  /** 1 airy, 2 light, 3 middling, 4 warm, 5 winter coat; finer than the wardrobe's 0 to 3. */
  warmth: oneToFive,
  seasons: z.array(z.enum(['hot', 'rain', 'mild', 'cool'])),
  waterproof: z.boolean(),
});

const look = z.strictObject({
  id: z.string(),
  /** Four looks of one day that differ by little; a family is never cut by the split. */
  family: z.string(),
  split: z.enum(['tune', 'held-out']),
  itemIds: z.array(z.string()),
  occasion: z.enum(EXAM_OCCASIONS),
  /** Outdoors; `indoorAirConditioned` means hours in a room of 20 to 23 degrees. */
  weather: z.strictObject({
    temperatureC: z.number(),
    rain: z.enum(['none', 'light', 'heavy']),
    humidity: z.optional(z.number()),
    indoorAirConditioned: z.boolean(),
  }),
  label: z.enum(['good', 'bad']),
  /** The rules that decided, the weightiest first. */
  ruleIds: z.array(z.enum(RULE_IDS)),
  reason: z.string(),
});

const exam = z.strictObject({ garments: z.array(garment), looks: z.array(look) });
export type ExamGarment = z.infer<typeof garment>;
export type ExamLook = z.infer<typeof look>;
export type OutfitExam = z.infer<typeof exam>;

export function readOutfitExam(): OutfitExam {
  return exam.parse(JSON.parse(readFileSync(new URL('./outfit-looks.json', import.meta.url), 'utf8')));
}
