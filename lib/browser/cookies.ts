import Cookies from 'js-cookie';

/** Name of the session cookie. The specification lets scripts read it, so the CSP guards it. */
export const ACCESS_TOKEN_COOKIE = 'accessToken';

/** Host-only, for the whole site. A browser may refuse a cookie without an error: read it back if it matters. @param maxAge in seconds */
export function writeCookie(name: string, value: string, maxAge: number): void {
  try {
    Cookies.set(name, value, {
      path: '/',
      'Max-Age': String(maxAge),
      SameSite: 'Lax',
      ...(location.protocol === 'https:' && { secure: true }),
    });
  } catch {
    // Cookies are blocked, which has the same effect as a refusal.
  }
}

/**
 * Cookies that scripts read. Other code can have set a cookie of the same name: another application on a parent domain, an older version on
 * a longer path, a person. A value that this site cannot have written is ignored, here and in `public/session-start.js` alike:
 * docs/decisions/0026-cookies.md.
 */

/** Printable ASCII, the characters that a request header accepts. */
const VALUE = /^[!-~]+$/;

/** When its converter throws, js-cookie tries the next cookie of that name, so the first valid value wins. */
const reader = Cookies.withConverter({
  read(value: string): string {
    const text = decodeURIComponent(value);
    if (!VALUE.test(text)) throw new RangeError('Not written by this site');
    return text;
  },
});

/** Browsers list cookies with longer paths and older ones first. Null on the server and where cookies are blocked. */
export function readCookie(name: string): string | null {
  try {
    return reader.get(name) ?? null;
  } catch {
    // Some browsers throw where cookies are blocked, for example in a frame with an opaque origin.
    return null;
  }
}
