import Cookies from 'js-cookie';

/** In a file of its own: pages that only end a session do not need the code that writes. */

/** With all that this page can see under the name: a second one on a longer path or a parent domain would stand in its place. */
export function removeCookie(name: string): void {
  for (const domain of [undefined, ...endings(location.hostname, '.')]) {
    for (const path of ['/', ...beginnings(location.pathname, '/')]) {
      try {
        Cookies.remove(name, { path, ...(domain && { domain }) });
      } catch {
        return; // forbidden: there is none
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
