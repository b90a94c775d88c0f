import type { LAYERS } from '@/lib/contract/wardrobe-names';
import { normaliseForSearch } from '@/lib/text/search-text';
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

/** Words without their plural, parted by one blank: "T-shirts" is "t shirt". */
const plain = (text: string): string =>
  ` ${normaliseForSearch(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(ss|x|ch|sh)es(?= |$)/g, '$1')
    .replace(/([a-z])s(?= |$)/g, '$1')
    .trim()} `;

/** What comes with a piece is not the piece. */
const BESIDES = / with | and |[(（,，、配]/i;

/**
 * The kind that a piece's name says: what it names last, as the dress of "denim shirt dress", and of two that end there the longer.
 * @param wordsOf names of a kind in the reader's language, parted by commas; `other`: of what has no kind here, or may be of several
 * @returns null for a name that does not say one
 */
export function kindOfName(name: string, wordsOf: (kind: GarmentKind | 'other') => string): GarmentKind | null {
  const said = plain(name.split(BESIDES)[0] ?? '');
  let found: { kind: GarmentKind | 'other'; end: number; length: number } = { kind: 'other', end: 0, length: 0 };
  for (const kind of [...GARMENT_KINDS, 'other'] as const) {
    for (const word of wordsOf(kind).split(',').map(plain)) {
      // A Chinese word stands in its sentence without blanks.
      const form = /^[a-z0-9 ]+$/.test(word) ? word : word.trim();
      const { length } = form.trim();
      const at = said.lastIndexOf(form);
      const end = at + form.trimEnd().length;
      if (length > 0 && at >= 0 && (end > found.end || (end === found.end && length > found.length))) found = { kind, end, length };
    }
  }
  return found.kind === 'other' ? null : found.kind;
}
