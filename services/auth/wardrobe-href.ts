import { publicEnv } from '@/lib/config/env';
import { ROUTES } from '@/lib/config/routes';

/** The wardrobe without any token: our own page, or the main site's when that is another origin. */
export function wardrobeHref(): string {
  return publicEnv.mainSiteUrl + ROUTES.items.path;
}
