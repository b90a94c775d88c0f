import type { SampleGarment } from './garment';
import { BOTTOMS_AND_ACCESSORIES } from './sample-bottoms-and-accessories';
import { OUTER_LAYERS } from './sample-outer-layers';
import { SIGNATURE_WARDROBE } from './sample-signature';
import { TOPS_AND_DRESSES } from './sample-tops-and-dresses';

/** Every sample garment; the first 24 are the signature wardrobe. The order is stable: seeds refer to it. */
export const SAMPLE_GARMENTS: readonly SampleGarment[] = [
  ...SIGNATURE_WARDROBE,
  ...OUTER_LAYERS,
  ...TOPS_AND_DRESSES,
  ...BOTTOMS_AND_ACCESSORIES,
];

/** Text keys of a garment, resolved in the namespace `wardrobe`. */
export const garmentTextKeys = (garment: SampleGarment) =>
  ({
    name: `garment.${garment.id}`,
    kind: `kind.${garment.kind}`,
    category: `category.${garment.category}`,
    colour: `colour.${garment.colour.name}`,
    pattern: `pattern.${garment.pattern}`,
    fabric: `fabric.${garment.fabric}`,
  }) as const;
