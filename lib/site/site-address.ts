import { publicEnv } from '@/lib/config/env';
import { localePrefix, regionOfLocale, type Locale } from '@/lib/config/locales';
import type { RegionCode } from '@/lib/config/regions';

/** Origin of a regional site, without a trailing slash. */
export function siteOrigin(region: RegionCode): string {
  return region === 'hk' ? publicEnv.siteUrlHk : publicEnv.siteUrlSg;
}

/** The absolute address of a page in one language. The home page of a default locale is the origin with a slash. */
export function siteAddress(locale: Locale, path: `/${string}`): string {
  const rest = path === '/' ? '' : path;
  return `${siteOrigin(regionOfLocale(locale))}${localePrefix(locale)}${rest}` + (localePrefix(locale) === '' && rest === '' ? '/' : '');
}
