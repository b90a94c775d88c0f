import { SAMPLE_GARMENTS } from '@/lib/domain/wardrobe/sample-garments';
import type { ArtworkEntry } from './artwork-entry';
import { SCENES } from './scenes';

const GARMENT_WIDTHS = [320, 640] as const;
/** Seen on the canvas of looks, never larger. */
const CUTOUT_WIDTHS = [400] as const;

export const ARTWORK: readonly ArtworkEntry[] = [
  ...SAMPLE_GARMENTS.map(({ id, picture }) => ({ name: picture, widths: GARMENT_WIDTHS, studio: id })),
  ...SAMPLE_GARMENTS.map(({ id }) => ({ name: `cutout-${id}`, widths: CUTOUT_WIDTHS, studio: `${id}-cutout`, isTransparent: true })),
  ...SCENES,
];
