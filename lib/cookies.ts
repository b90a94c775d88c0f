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
  for (const pair of document.cookie.split('; ')) {
    const value = pair.startsWith(`${name}=`) ? decoded(pair.slice(name.length + 1)) : '';
    if (VALUE.test(value)) return value;
  }
  return null;
}

/** Host-only, for the whole site. @param maxAge in seconds */
export function writeCookie(name: string, value: string, maxAge: number): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
}

/** With all that this page can see under the name: a second one on a longer path or a parent domain would stand in its place. */
export function removeCookie(name: string): void {
  for (const domain of ['', ...endings(location.hostname, '.').map((ending) => `; Domain=${ending}`)]) {
    for (const path of ['/', ...beginnings(location.pathname, '/')]) document.cookie = `${name}=; Path=${path}; Max-Age=0${domain}`;
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

const endings = (text: string, separator: string): string[] => text.split(separator).map((_, index, parts) => parts.slice(index).join(separator));
const beginnings = (text: string, separator: string): string[] => text.split(separator).map((_, index, parts) => parts.slice(0, index + 1).join(separator)).filter(Boolean);
