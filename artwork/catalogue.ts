import { SAMPLE_GARMENTS } from '@/lib/domain/wardrobe/sample-garments';
import { cutoutName, cutoutPicture } from './garments/cutout-picture';
import { itemPicture } from './garments/item-picture';
import type { Picture } from './draw/svg';
import { SCENES } from './scenes/catalogue';

/** One picture to render: its stable name, the widths it is needed in, and how to draw it. */
export interface ArtworkEntry {
  readonly name: string;
  readonly widths: readonly number[];
  readonly draw: () => Picture;
  /** Without a ground of its own. */
  readonly isTransparent?: boolean;
}

const GARMENT_WIDTHS = [320, 640] as const;
/** Seen on the canvas of looks, never larger. */
const CUTOUT_WIDTHS = [400] as const;

export const ARTWORK: readonly ArtworkEntry[] = [
  ...SAMPLE_GARMENTS.map((garment) => ({ name: garment.picture, widths: GARMENT_WIDTHS, draw: () => itemPicture(garment) })),
  ...SAMPLE_GARMENTS.map((garment) => ({
    name: cutoutName(garment),
    widths: CUTOUT_WIDTHS,
    draw: () => cutoutPicture(garment),
    isTransparent: true,
  })),
  ...SCENES,
];
