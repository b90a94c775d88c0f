import type { BackendEnv } from '@/backend/config/env';
import { localePrefix, regionOfLocale, type Locale } from '@/lib/config/locales';

/** Opens the calculator with a coupon or gift code in its field. */
export const redeemLink = (env: Pick<BackendEnv, 'siteUrls'>, locale: Locale, code: string): string =>
  siteLink(env, locale, `/services-pricing?coupon=${encodeURIComponent(code)}#calculator`);

/**
 * The address of a page on the reader's own site, in their language; never built from request headers.
 * @param path a page, or a query for the home page
 */
export function siteLink({ siteUrls }: Pick<BackendEnv, 'siteUrls'>, locale: Locale, path: `/${string}` | `?${string}`): string {
  const prefix = localePrefix(locale) || (path.startsWith('?') ? '/' : '');
  return `${siteUrls[regionOfLocale(locale)]}${prefix}${path}`;
}
