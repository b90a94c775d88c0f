/** The entry point of the package declares no types; these are of the part that is used. */
declare module 'libheif-js' {
  interface HeifImage {
    get_width: () => number;
    get_height: () => number;
    /** Fills the pixels and gives them back, or null where the picture is damaged. */
    display: (pixels: ImageData, done: (pixels: ImageData | null) => void) => void;
  }
  export const HeifDecoder: new () => { decode: (bytes: ArrayBuffer) => HeifImage[] };
}
