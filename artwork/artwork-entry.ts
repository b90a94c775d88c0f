/** A picture of the site: its stable name, the widths it is needed in, and what it is made from. */
export interface ArtworkEntry {
  readonly name: string;
  readonly widths: readonly number[];
  /** In `artwork/studio/pictures`, without `.webp`; at least as wide as the largest of the widths. */
  readonly studio: string;
  /** Bytes that its AVIF may weigh at most; its WebP, for old browsers, is as much lower. */
  readonly most?: number;
  /** Without a ground of its own. */
  readonly isTransparent?: boolean;
}
