import Cookies from 'js-cookie';

/**
 * The cookies that scripts read. Anybody may have left something under their names: another application on a parent
 * domain, an older site on a longer path, a person. Whatever cannot have been written here counts as not there, and
 * `public/session-start.js` judges the same way: docs/decisions/0026-cookies.md.
 */

/** Printable ASCII is all that a request header takes. */
const VALUE = /^[!-~]+$/;

/** js-cookie goes on to the next of a name where its converter throws: the first value that can be one is the one. */
const reader = Cookies.withConverter({
  read(value: string): string {
    const text = decodeURIComponent(value);
    if (!VALUE.test(text)) throw new RangeError('Not written by this site');
    return text;
  },
});

/** A browser gives the cookies of longer paths and older ones first. Null on the server, and where cookies are forbidden, too. */
export function readCookie(name: string): string | null {
  try {
    return reader.get(name) ?? null;
  } catch {
    // Some browsers throw where cookies are forbidden, as in a frame without an origin.
    return null;
  }
}
