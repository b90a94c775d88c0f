/** The two Latin faces, served by the site itself; the version is in the name, so that a browser may keep a file for good. */
export const FONT_FILES = {
  body: '/fonts/inter-latin-5.3.0.woff2',
  display: '/fonts/newsreader-latin-400-5.3.0.woff2',
} as const;
