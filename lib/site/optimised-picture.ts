/** A picture that the site's own optimiser serves in several widths, ready for an `img`. */
export interface OptimisedPicture {
  /** Path on the site: the widest. */
  src: string;
  srcSet: string;
  /** Pixels of the widest. */
  width: number;
  height: number;
}
