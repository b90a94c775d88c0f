import type { LAYERS } from '@/lib/contract/wardrobe-names';
import { categoryOf, layerOf, WEAR, type Wearing } from './define-garment';
import { COLOURS, GARMENT_CATEGORIES, type ColourName, type GarmentCategory, type GarmentKind } from './garment';

/** Every kind of garment, in the order of the categories. */
export const GARMENT_KINDS: readonly GarmentKind[] = Object.values(GARMENT_CATEGORIES).flat();

export const isColourName = (name: string): name is ColourName => Object.hasOwn(COLOURS, name);

/** When a kind is usually worn; what is not named is an everyday piece. */
const USUAL: Partial<Record<GarmentKind, Wearing>> = {
  coat: WEAR.winter,
  puffer: WEAR.winterCasual,
  trench: WEAR.rain,
  raincoat: WEAR.rain,
  umbrella: WEAR.rain,
  bomber: WEAR.layer,
  'denim-jacket': WEAR.layer,
  blazer: WEAR.office,
  waistcoat: WEAR.layerSmart,
  shirt: WEAR.office,
  blouse: WEAR.office,
  camisole: WEAR.summerSmart,
  polo: WEAR.summer,
  jumper: WEAR.warmLayer,
  cardigan: WEAR.layerSmart,
  'knit-vest': WEAR.layerSmart,
  'slip-dress': WEAR.summerSmart,
  'shirt-dress': WEAR.summerSmart,
  'wrap-dress': WEAR.office,
  'sun-dress': WEAR.summer,
  'evening-dress': WEAR.evening,
  qipao: WEAR.occasion,
  sari: WEAR.occasion,
  kebaya: WEAR.occasion,
  trousers: WEAR.office,
  'pencil-skirt': WEAR.office,
  shorts: WEAR.summer,
  pumps: WEAR.office,
  loafers: WEAR.office,
  sandals: WEAR.summer,
  'ankle-boots': WEAR.warmLayer,
  clutch: WEAR.evening,
  scarf: WEAR.winterCasual,
  'sun-hat': WEAR.summer,
};

interface UsualFacts extends Wearing {
  readonly category: GarmentCategory;
  readonly layer: (typeof LAYERS)[number];
}

/** What is known of a piece by its kind alone; the member corrects season and occasion. */
export function usualFacts(kind: GarmentKind): UsualFacts {
  const category = categoryOf(kind);
  return { ...(USUAL[kind] ?? WEAR.everyday), category, layer: layerOf(kind, category) };
}
