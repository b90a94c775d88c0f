import { publicEnv } from '@/lib/config/env';
import { localePrefix, simplifiedLocale, type Locale } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';
import { safeRedirect } from '@/lib/safe-redirect';
import { readAccessToken, wardrobeHref } from './session';

/** The locale names of the main site: Singapore's Chinese is zh_CN, everything else en_US, as the specification says. */
function mainSiteLocale(locale: Locale): 'zh_CN' | 'en_US' {
  return locale === simplifiedLocale('sg') ? 'zh_CN' : 'en_US';
}

function isWardrobeHere(): boolean {
  return !publicEnv.mainSiteUrl || new URL(publicEnv.mainSiteUrl).origin === location.origin;
}

/**
 * The wardrobe on another origin with locale and token, for use at the moment of leaving.
 * @returns null when the wardrobe is on this origin (the cookie is enough) or there is no session
 */
export function itemsAddress(locale: Locale): string | null {
  return isWardrobeHere() ? null : itemsAddressWithToken(locale);
}

/**
 * Where /login sends a session: the main site's /items, always with locale and token. On this origin the page's own
 * prefix keeps the language, which two locale names could not say.
 * @returns null without a session
 */
function itemsAddressWithToken(locale: Locale): string | null {
  const token = readAccessToken();
  if (token === null) return null;
  const query = new URLSearchParams({ locale: mainSiteLocale(locale), token });
  return isWardrobeHere() ? `${localePrefix(locale)}${ROUTES.items.path}?${query}` : `${wardrobeHref()}?${query}`;
}

/** Pages that only deal with logging in: nobody wants to come back to them. */
const LOGIN_PAGE = /^(\/[A-Za-z-]{2,7})?\/login(\/|$)/;

/** Where a person who logs in on this page wants to be: the page's `redirect` on /login, elsewhere the page itself. */
export function wantedPath(): string | null {
  const { pathname, search, hash, origin } = location;
  return LOGIN_PAGE.test(pathname) ? safeRedirect(new URLSearchParams(search).get('redirect'), origin) : pathname + search + hash;
}

/** Where a session goes on from /login: a path of this site that was asked for, else the wardrobe with locale and token. */
export function addressAfterLogin(back: string | null, locale: Locale): string {
  return safeRedirect(back, location.origin) ?? itemsAddressWithToken(locale) ?? wardrobeHref();
}
