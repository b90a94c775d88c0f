import type { LAYERS } from '@/lib/contract/wardrobe';
import type { GarmentCategory, GarmentKind } from './garment';

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
