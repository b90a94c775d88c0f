import { picturesOf, SAMPLE_GARMENTS } from '@/lib/domain/wardrobe/sample-garments';
import type { ArtworkEntry } from './artwork-entry';
import { SCENES } from './scenes';

const GARMENT_WIDTHS = [320, 640] as const;
/** Seen on the canvas of looks, never larger. */
const CUTOUT_WIDTHS = [400] as const;

export const ARTWORK: readonly ArtworkEntry[] = [
  ...SAMPLE_GARMENTS.flatMap(picturesOf).map(({ name }) => ({ name, widths: GARMENT_WIDTHS, studio: name.replace('garment-', '') })),
  ...SAMPLE_GARMENTS.map(({ id }) => ({ name: `cutout-${id}`, widths: CUTOUT_WIDTHS, studio: `${id}-cutout`, isTransparent: true })),
  ...SCENES,
];
