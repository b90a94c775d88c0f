import { picturesOf, SAMPLE_GARMENTS } from '@/lib/domain/wardrobe/sample-garments';
import type { ArtworkEntry } from './artwork-entry';
import { SCENES } from './scenes';

const GARMENT_WIDTHS = [320, 640] as const;
/** Of a piece in the grid, at twice its size on a phone; the threads of a near view need more, and it is asked for alone. */
const GRID_BYTES = 14_000;
const NEAR_BYTES = 20_000;
/** Seen on the canvas of looks, never larger. */
const CUTOUT_WIDTHS = [400] as const;

export const ARTWORK: readonly ArtworkEntry[] = [
  ...SAMPLE_GARMENTS.flatMap(picturesOf).map(({ name, view }) => ({
    name,
    widths: GARMENT_WIDTHS,
    studio: name.replace('garment-', ''),
    most: view === 'front' ? GRID_BYTES : NEAR_BYTES,
  })),
  ...SAMPLE_GARMENTS.map(({ id }) => ({ name: `cutout-${id}`, widths: CUTOUT_WIDTHS, studio: `${id}-cutout`, isTransparent: true })),
  ...SCENES,
];
