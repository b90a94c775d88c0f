import type { Picture } from './draw/svg';

/** A picture of the site: its stable name, the widths it is needed in, and what it is made from. */
export type ArtworkEntry = DrawnEntry | StudioEntry;

interface Entry {
  readonly name: string;
  readonly widths: readonly number[];
  /** Without a ground of its own. */
  readonly isTransparent?: boolean;
}

interface DrawnEntry extends Entry {
  readonly draw: () => Picture;
}

interface StudioEntry extends Entry {
  /** In `artwork/studio/pictures`, without `.webp`; at least as wide as the largest of the widths. */
  readonly studio: string;
}
