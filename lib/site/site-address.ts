import { publicEnv } from '@/lib/config/env';
import { type Locale, LOCALE_CODES, localePrefix, LOCALES, regionOfLocale, X_DEFAULT_LOCALE } from '@/lib/config/locales';
import type { RegionCode } from '@/lib/config/regions';

/** Whether a `Host` header is on the allow-list. Entries are host names without port; `*.example.com` matches every subdomain. */
export function isAllowedHost(host: string | null, allowed: readonly string[]): boolean {
  const name = hostName(host ?? '');
  if (name === null) return false;
  return allowed.some((entry) =>
    entry.startsWith('*.') ? name.endsWith(entry.slice(1)) && name.length > entry.length - 1 : name === entry,
  );
}

/** The lower-case host name of a `Host` header without its port; null if invalid. */
function hostName(host: string): string | null {
  const match = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:\d{1,5})?$/i.exec(host);
  return match?.[1]?.toLowerCase() ?? null;
}

/** The query of a router path such as `/faqs?topic=care#top`. */
export function addressQuery(asPath: string): URLSearchParams {
  const [address = ''] = asPath.split('#');
  const at = address.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : address.slice(at));
}

/** Origin of a regional site, without a trailing slash. */
export function siteOrigin(region: RegionCode): string {
  return region === 'hk' ? publicEnv.siteUrlHk : publicEnv.siteUrlSg;
}

/** The absolute address of a page in one language. The home page of a default locale is the origin with a slash. */
export function siteAddress(locale: Locale, path: `/${string}`): string {
  const rest = path === '/' ? '' : path;
  return `${siteOrigin(regionOfLocale(locale))}${localePrefix(locale)}${rest}` + (localePrefix(locale) === '' && rest === '' ? '/' : '');
}

export interface Alternate {
  language: string;
  url: string;
}

/**
 * The versions of a page on both hosts for search engines, which require mutual references.
 * @param locales that have the page
 */
export function alternatesOf(path: `/${string}`, locales: readonly Locale[] = LOCALE_CODES): Alternate[] {
  const versions = LOCALE_CODES.filter((locale) => locales.includes(locale)).map((locale) => ({
    language: LOCALES[locale].htmlLang as string,
    url: siteAddress(locale, path),
  }));
  return locales.includes(X_DEFAULT_LOCALE) ? [...versions, { language: 'x-default', url: siteAddress(X_DEFAULT_LOCALE, path) }] : versions;
}
