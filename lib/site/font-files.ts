/** The two Latin fonts, served by the site; the version is in the name, so that browsers may cache a file for ever. */
export const FONT_FILES = {
  body: '/fonts/inter-latin-5.3.0.woff2',
  display: '/fonts/newsreader-latin-400-5.3.0.woff2',
} as const;
