import type { Locale } from '@/lib/config/locales';
import type { RouteName } from '@/lib/config/routes';

/** The two Latin fonts, served by the site; the version is in the name, so that browsers may cache a file for ever. */
export const FONT_FILES = {
  body: '/fonts/inter-latin-400-700-5.3.0.woff2',
  display: '/fonts/newsreader-latin-400-5.3.0.woff2',
} as const;

/** The icons of the site, which `scripts/render-icons.ts` makes in `public/` of `artwork/icons`. */
export const SITE_ICONS = {
  svg: { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
  ico: { src: '/favicon.ico', type: 'image/x-icon', sizes: '48x48' },
  touch: { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
  small: { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
  large: { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
  maskable: { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512' },
} as const;

/** Size of the pictures that a shared link shows. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** The share picture of a page, or of one page of a collection (`part`: an article, a kind of service). */
export function sharePictureName(route: RouteName, part?: string): string {
  return part === undefined ? route : `${route}-${part}`;
}

/** Rendered at build time: `scripts/artwork/share-pictures.ts`. */
export function sharePicturePath(name: string, locale: Locale): string {
  return `/share/${name}.${locale}.jpg`;
}
