import type { PictureView } from '@/lib/contract/wardrobe';
import type { LAYERS } from '@/lib/contract/wardrobe-names';
import {
  COLOURS,
  GARMENT_CATEGORIES,
  type ColourName,
  type Cut,
  type Fabric,
  type Formality,
  type GarmentCategory,
  type GarmentKind,
  type Pattern,
  type SampleGarment,
  type Season,
} from './garment';

const CATEGORY_OF = new Map<GarmentKind, GarmentCategory>(
  (Object.keys(GARMENT_CATEGORIES) as GarmentCategory[]).flatMap((category) =>
    GARMENT_CATEGORIES[category].map((kind) => [kind, category] as const),
  ),
);

export function categoryOf(kind: GarmentKind): GarmentCategory {
  const category = CATEGORY_OF.get(kind);
  if (!category) throw new Error(`No category holds the garment kind "${kind}"`);
  return category;
}

type Layer = (typeof LAYERS)[number];

const LAYER_OF_CATEGORY: Record<GarmentCategory, Layer> = {
  outerwear: 'outer',
  tailoring: 'mid',
  tops: 'base',
  knitwear: 'mid',
  dresses: 'whole',
  traditional: 'whole',
  bottoms: 'bottom',
  shoes: 'shoes',
  bags: 'bag',
  accessories: 'accessory',
};

/** A kebaya is a blouse, worn over a skirt. */
const EXCEPTIONS: Partial<Record<GarmentKind, Layer>> = { kebaya: 'base' };

export function layerOf(kind: GarmentKind, category: GarmentCategory): Layer {
  return EXCEPTIONS[kind] ?? LAYER_OF_CATEGORY[category];
}

export interface Wearing {
  readonly seasons: readonly Season[];
  readonly formality: Formality;
  readonly warmth: SampleGarment['warmth'];
}

const wear = (formality: Formality, warmth: SampleGarment['warmth'], ...seasons: Season[]): Wearing => ({ formality, warmth, seasons });

/** Presets, so that a catalogue row stays one line. */
export const WEAR = {
  winter: wear('smart', 3, 'cool'),
  winterOffice: wear('business', 3, 'cool'),
  winterCasual: wear('casual', 3, 'cool'),
  layer: wear('casual', 1, 'mild', 'cool'),
  layerSmart: wear('smart', 1, 'mild', 'cool', 'rain'),
  warmLayer: wear('smart', 2, 'cool'),
  office: wear('business', 1, 'hot', 'mild', 'rain'),
  officeCool: wear('business', 2, 'mild', 'cool'),
  summer: wear('casual', 0, 'hot'),
  summerSmart: wear('smart', 0, 'hot', 'mild'),
  everyday: wear('casual', 1, 'hot', 'mild', 'rain', 'cool'),
  home: wear('home', 0, 'hot', 'mild'),
  rain: wear('smart', 1, 'rain', 'mild'),
  evening: wear('formal', 0, 'hot', 'mild', 'cool'),
  occasion: wear('formal', 1, 'mild', 'cool'),
} as const satisfies Record<string, Wearing>;

export function defineGarment(
  id: string,
  kind: GarmentKind,
  colour: ColourName,
  accent: ColourName,
  pattern: Pattern,
  fabric: Fabric,
  cut: Cut,
  wearing: Wearing,
  views: readonly PictureView[] = [],
): SampleGarment {
  return {
    id,
    kind,
    category: categoryOf(kind),
    cut,
    pattern,
    fabric,
    colour: { name: colour, hex: COLOURS[colour] },
    accent: { name: accent, hex: COLOURS[accent] },
    ...wearing,
    picture: `garment-${id}`,
    views,
  };
}
