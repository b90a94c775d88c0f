import { publicEnv } from '@/lib/config/env';
import { localePrefix, localeOfScript, type Locale } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';
import { safeRedirect } from '@/lib/site/safe-redirect';
import { readAccessToken, wardrobeHref } from './session';

/** The locale names of the main site: Singapore's Chinese is zh_CN, everything else en_US, as the specification says. */
function mainSiteLocale(locale: Locale): 'zh_CN' | 'en_US' {
  return locale === localeOfScript('sg', 'simplified') ? 'zh_CN' : 'en_US';
}

function isWardrobeHere(): boolean {
  return !publicEnv.mainSiteUrl || new URL(publicEnv.mainSiteUrl).origin === location.origin;
}

/**
 * Address of the wardrobe on another origin, with locale and token; build it only at the moment of leaving.
 * @returns null when the wardrobe is on this origin (the cookie is enough) or there is no session
 */
export function itemsAddress(locale: Locale): string | null {
  return isWardrobeHere() ? null : itemsAddressWithToken(locale);
}

/**
 * Where /login redirects after a login: the main site's /items with locale and token. On this origin the path prefix keeps the language,
 * because the main site knows only two locale names.
 * @returns null without a session
 */
function itemsAddressWithToken(locale: Locale): string | null {
  const token = readAccessToken();
  if (token === null) return null;
  const query = new URLSearchParams({ locale: mainSiteLocale(locale), token });
  return isWardrobeHere() ? `${localePrefix(locale)}${ROUTES.items.path}?${query}` : `${wardrobeHref()}?${query}`;
}

/** Login pages are never a return target. */
const LOGIN_PAGE = /^(\/[A-Za-z-]{2,7})?\/login(\/|$)/;

/** Where to go after a login: the `redirect` parameter on /login, elsewhere the current page. */
export function wantedPath(): string | null {
  const { pathname, search, hash, origin } = location;
  return LOGIN_PAGE.test(pathname) ? safeRedirect(new URLSearchParams(search).get('redirect'), origin) : pathname + search + hash;
}

/** Where /login redirects to: the requested path of this site, else the wardrobe with locale and token. */
export function addressAfterLogin(back: string | null, locale: Locale): string {
  return safeRedirect(back, location.origin) ?? itemsAddressWithToken(locale) ?? wardrobeHref();
}
