import type { PictureView } from '@/lib/contract/wardrobe';

/** Garment types of the wardrobe. Their texts are in the locale files. */
export const GARMENT_CATEGORIES = {
  outerwear: ['coat', 'trench', 'puffer', 'bomber', 'denim-jacket', 'raincoat'],
  tailoring: ['blazer', 'waistcoat'],
  tops: ['shirt', 'blouse', 't-shirt', 'camisole', 'polo'],
  knitwear: ['jumper', 'cardigan', 'knit-vest'],
  dresses: ['slip-dress', 'shirt-dress', 'evening-dress', 'wrap-dress', 'sun-dress'],
  traditional: ['qipao', 'sari', 'kebaya'],
  bottoms: ['trousers', 'jeans', 'pleated-skirt', 'pencil-skirt', 'slip-skirt', 'shorts', 'wide-trousers'],
  shoes: ['pumps', 'trainers', 'ankle-boots', 'loafers', 'sandals', 'ballet-flats'],
  bags: ['handbag', 'tote', 'clutch', 'crossbody'],
  accessories: ['scarf', 'sun-hat', 'belt', 'umbrella'],
} as const;

export type GarmentCategory = keyof typeof GARMENT_CATEGORIES;
export type GarmentKind = (typeof GARMENT_CATEGORIES)[GarmentCategory][number];

export type Pattern =
  | 'solid'
  | 'pinstripe'
  | 'stripe'
  | 'breton'
  | 'gingham'
  | 'windowpane'
  | 'tartan'
  | 'herringbone'
  | 'houndstooth'
  | 'floral'
  | 'blossom'
  | 'dots'
  | 'batik'
  | 'peranakan'
  | 'zari';

export type Fabric =
  | 'cotton'
  | 'poplin'
  | 'linen'
  | 'silk'
  | 'satin'
  | 'wool'
  | 'tweed'
  | 'cashmere'
  | 'rib-knit'
  | 'cable-knit'
  | 'denim'
  | 'leather'
  | 'patent'
  | 'suede'
  | 'nylon'
  | 'canvas'
  | 'straw'
  | 'lace';

type Fit = 'slim' | 'regular' | 'relaxed' | 'oversized';
type Length = 'cropped' | 'waist' | 'hip' | 'thigh' | 'knee' | 'midi' | 'maxi';
type SleeveCut = 'none' | 'strap' | 'cap' | 'short' | 'elbow' | 'long' | 'bishop';
type Neckline = 'crew' | 'v' | 'scoop' | 'boat' | 'square' | 'roll' | 'cowl' | 'sweetheart';
type CollarCut = 'shirt' | 'camp' | 'bow' | 'mandarin' | 'notch' | 'peak' | 'shawl' | 'storm' | 'none';
type Closure = 'buttons' | 'double' | 'zip' | 'wrap' | 'frog' | 'open' | 'none';

/** Cut of the piece. Fields that do not apply are left out. */
export interface Cut {
  readonly fit?: Fit;
  readonly length?: Length;
  readonly sleeve?: SleeveCut;
  readonly neckline?: Neckline;
  readonly collar?: CollarCut;
  readonly closure?: Closure;
}

export type Season = 'hot' | 'rain' | 'mild' | 'cool';
export type Formality = 'home' | 'casual' | 'smart' | 'business' | 'formal';

export const COLOURS = {
  white: '#f6f2ea',
  ivory: '#efe6d4',
  oat: '#dccbb2',
  sand: '#cdb492',
  camel: '#b98a58',
  tobacco: '#8a5a38',
  chocolate: '#4a3128',
  black: '#25211f',
  charcoal: '#45423f',
  grey: '#8f8a84',
  silver: '#c3c0bb',
  navy: '#27324a',
  indigo: '#3a4a6b',
  denim: '#5f7796',
  sky: '#a9c0d2',
  teal: '#2f5f62',
  bottle: '#2c4a3c',
  olive: '#6c6a45',
  sage: '#a3ad93',
  mustard: '#c9962f',
  rust: '#ad5a33',
  coral: '#d97862',
  blush: '#e2bfb2',
  rose: '#b9677a',
  red: '#b3202c',
  burgundy: '#6a1f2c',
  plum: '#573247',
  lilac: '#b4a6c4',
  gold: '#c2a15a',
  jade: '#4f8a72',
} as const;
export type ColourName = keyof typeof COLOURS;

export interface SampleGarment {
  /** Stable; also the last part of the text key `garment.<id>` and of the picture name. */
  readonly id: string;
  readonly kind: GarmentKind;
  readonly category: GarmentCategory;
  readonly cut: Cut;
  readonly colour: { readonly name: ColourName; readonly hex: string };
  /** Second colour of a pattern, border or trim. */
  readonly accent: { readonly name: ColourName; readonly hex: string };
  readonly pattern: Pattern;
  readonly fabric: Fabric;
  readonly seasons: readonly Season[];
  readonly formality: Formality;
  /** 0 airy to 3 winter coat. */
  readonly warmth: 0 | 1 | 2 | 3;
  /** Name of the picture in the artwork manifest; that of another view has the view behind it. */
  readonly picture: string;
  /** What it is seen from besides its front. */
  readonly views: readonly PictureView[];
}

const SIZE_WORDS = ['small', 'medium', 'large', 'one-size'] as const;
type SizeWord = (typeof SIZE_WORDS)[number];

/** A size that is a word, as a bag's; null for a label's own letters and figures, which are the same in every language. */
export function sizeWord(size: string): SizeWord | null {
  const word = size.trim().toLowerCase().replace(/\s+/g, '-');
  return SIZE_WORDS.find((known) => known === word) ?? null;
}

export type Care = 'machine-cool' | 'hand-wash' | 'dry-clean' | 'specialist' | 'wipe';

/** Care label of a fabric. */
export const CARE_OF: Record<Fabric, Care> = {
  cotton: 'machine-cool',
  poplin: 'machine-cool',
  linen: 'machine-cool',
  denim: 'machine-cool',
  canvas: 'machine-cool',
  'rib-knit': 'hand-wash',
  'cable-knit': 'hand-wash',
  cashmere: 'hand-wash',
  lace: 'hand-wash',
  silk: 'dry-clean',
  satin: 'dry-clean',
  wool: 'dry-clean',
  tweed: 'dry-clean',
  leather: 'specialist',
  patent: 'specialist',
  suede: 'specialist',
  nylon: 'wipe',
  straw: 'wipe',
};
