import type { Locale } from '@/lib/config/locales';
import { safeRedirect } from '@/lib/safe-redirect';
import { itemsAddressWithToken } from './wardrobe-address';
import { wardrobeHref } from './wardrobe-href';

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
