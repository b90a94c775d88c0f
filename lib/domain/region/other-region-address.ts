import { localePrefix, nearestLocale, type Locale } from '@/lib/config/locales';
import { hostOfRegion, type RegionCode } from '@/lib/config/regions';
import { SECRET_PARAMETERS } from '@/lib/config/routes';

/** Keys that belong to the site they were made on and must not travel to the other one. */
const PRIVATE_KEYS = [...SECRET_PARAMETERS, 'locale'];

interface CurrentPage {
  /** Path without locale prefix, with query. */
  path: string;
  locale: Locale;
}

/** The same page on the other region's site, in the nearest language, as a path of that site; a session token never comes along. */
export function otherRegionPath({ path, locale }: CurrentPage, region: RegionCode): string {
  // At the first mark only: a question in the query may have one, too.
  const end = `${path}?`.indexOf('?');
  const query = new URLSearchParams(path.slice(end));
  for (const key of PRIVATE_KEYS) query.delete(key);
  const rest = query.toString();
  const prefixed = `${localePrefix(nearestLocale(locale, region))}${path.slice(0, end)}`.replace(/(.)\/$/, '$1');
  return `${prefixed}${rest ? `?${rest}` : ''}`;
}

/** The same with the host that the visitor is on, in the other region. @param page.protocol `location`'s, with colon */
export function otherRegionAddress(page: CurrentPage & { protocol: string; host: string }, region: RegionCode): string {
  return `${page.protocol}//${hostOfRegion(page.host, region)}${otherRegionPath(page, region)}`;
}
