import Cookies from 'js-cookie';

/** Removes every cookie of this name that the page can reach: one left on a longer path or a parent domain would be read next. */
export function removeCookie(name: string): void {
  for (const domain of [undefined, ...endings(location.hostname, '.')]) {
    for (const path of ['/', ...beginnings(location.pathname, '/')]) {
      try {
        Cookies.remove(name, { path, ...(domain && { domain }) });
      } catch {
        return; // cookies are blocked: there is nothing to remove
      }
    }
  }
}

const endings = (text: string, separator: string): string[] =>
  text.split(separator).map((_, index, parts) => parts.slice(index).join(separator));
const beginnings = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((_, index, parts) => parts.slice(0, index + 1).join(separator))
    .filter(Boolean);
