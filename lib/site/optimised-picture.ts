/** A picture that the site's own optimiser serves in several widths, ready for an `img`. */
export interface OptimisedPicture {
  /** Path of the widest one. */
  src: string;
  srcSet: string;
  /** Width of the widest one in pixels. */
  width: number;
  height: number;
}
