/**
 * A rendered picture: its name and its entry of `artwork/manifest.json`. Passed as data (static props, or a constant beside the view),
 * because the whole manifest is too large for the browser.
 */
export interface ArtworkPicture {
  /** Files are `/artwork/<name>-<width>.avif` and `.webp`. */
  name: string;
  width: number;
  height: number;
  /** Rendered widths in pixels, ascending. */
  widths: readonly number[];
  /** Average colour, shown until the picture has arrived. */
  placeholder: string;
}

export function fileOfPicture({ name }: Pick<ArtworkPicture, 'name'>, format: 'avif' | 'webp', width: number): string {
  return `/artwork/${name}-${width}.${format}`;
}
