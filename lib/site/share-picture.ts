import type { Locale } from '@/lib/config/locales';
import type { RouteName } from '@/lib/config/routes';

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
