import { localePrefix, nearestLocale, type Locale } from '@/lib/config/locales';
import { hostOfRegion, type RegionCode } from '@/lib/config/regions';

/** Keys that belong to the site they were made on and must not travel to the other one. */
const PRIVATE_KEYS = ['token', 'locale'];

interface CurrentPage {
  /** `location`'s scheme with colon, as in `https:`. */
  protocol: string;
  host: string;
  /** Path without locale prefix, with query. */
  path: string;
  locale: Locale;
}

/** The same page on the other region's site, in the nearest language; a session token never comes along. */
export function otherRegionAddress({ protocol, host, path, locale }: CurrentPage, region: RegionCode): string {
  // At the first mark only: a question in the query may have one, too.
  const end = `${path}?`.indexOf('?');
  const query = new URLSearchParams(path.slice(end));
  for (const key of PRIVATE_KEYS) query.delete(key);
  const rest = query.toString();
  const prefixed = `${localePrefix(nearestLocale(locale, region))}${path.slice(0, end)}`.replace(/(.)\/$/, '$1');
  return `${protocol}//${hostOfRegion(host, region)}${prefixed}${rest ? `?${rest}` : ''}`;
}
