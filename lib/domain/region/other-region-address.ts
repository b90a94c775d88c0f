import { localePrefix, nearestLocale, type Locale } from '@/lib/config/locales';
import { hostOfRegion, type RegionCode } from '@/lib/config/regions';
import { SECRET_PARAMETERS } from '@/lib/config/routes';

/** Query keys that must not be passed to the other site. */
const PRIVATE_KEYS = [...SECRET_PARAMETERS, 'locale'];

interface CurrentPage {
  /** Path without locale prefix, with query. */
  path: string;
  locale: Locale;
}

/** The same page on the other region's site, in the nearest language, as a path; credentials are removed. */
export function otherRegionPath({ path, locale }: CurrentPage, region: RegionCode): string {
  // Only at the first question mark: the query may contain more.
  const end = `${path}?`.indexOf('?');
  const query = new URLSearchParams(path.slice(end));
  for (const key of PRIVATE_KEYS) query.delete(key);
  const rest = query.toString();
  const prefixed = `${localePrefix(nearestLocale(locale, region))}${path.slice(0, end)}`.replace(/(.)\/$/, '$1');
  return `${prefixed}${rest ? `?${rest}` : ''}`;
}

/** The same as an absolute address, from the current host. @param page.protocol of `location`, with colon */
export function otherRegionAddress(page: CurrentPage & { protocol: string; host: string }, region: RegionCode): string {
  return `${page.protocol}//${hostOfRegion(page.host, region)}${otherRegionPath(page, region)}`;
}
