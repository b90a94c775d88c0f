/**
 * The cookies that scripts read. Anybody may have left something under their names: another application on a parent
 * domain, an older site on a longer path, a person. Whatever cannot have been written here counts as not there, and
 * `public/session-start.js` judges the same way: docs/decisions/0026-cookies.md.
 */

/** Printable ASCII is all that a request header takes. */
const VALUE = /^[!-~]+$/;

/** The first value that can be one; a browser gives those of longer paths and older ones first. Null on the server, too. */
export function readCookie(name: string): string | null {
  if (typeof window === 'undefined') return null;
  for (const pair of cookiesOfPage().split('; ')) {
    const value = pair.startsWith(`${name}=`) ? decoded(pair.slice(name.length + 1)) : '';
    if (VALUE.test(value)) return value;
  }
  return null;
}

/** Some browsers throw where cookies are forbidden, as in a frame without an origin. */
function cookiesOfPage(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
