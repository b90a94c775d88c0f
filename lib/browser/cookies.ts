import Cookies from 'js-cookie';

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
