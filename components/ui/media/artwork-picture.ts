/**
 * One rendered picture: its name and its entry of `artwork/manifest.json`. Pages pass it as data (static props,
 * or an entry beside the view), because the whole manifest does not belong in the browser.
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

/** Address of one rendered file of a picture. */
export function fileOfPicture({ name }: Pick<ArtworkPicture, 'name'>, format: 'avif' | 'webp', width: number): string {
  return `/artwork/${name}-${width}.${format}`;
}
