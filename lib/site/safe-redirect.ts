// Includes control characters: browsers drop some of them, which turns "/\t/evil" into "//evil".
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\\]/;

/**
 * The path, query and hash of a `redirect` parameter that stays on this origin, else null. It must begin with exactly one slash, before and
 * after decoding, and resolve to the same origin.
 * @param origin of the current page, as `location.origin`
 */
export function safeRedirect(value: unknown, origin: string): string | null {
  if (typeof value !== 'string' || !isSafePath(value)) return null;
  if (!URL.canParse(value, origin)) return null;
  const url = new URL(value, origin);
  // Dots can resolve to slashes ("/.//evil", "/./%2fevil"), so the result is checked as well.
  return url.origin === origin && isSafePath(url.pathname) ? url.pathname + url.search + url.hash : null;
}

function isSafePath(value: string): boolean {
  return isPlainPath(value) && isPlainPath(decoded(value));
}

function isPlainPath(value: string): boolean {
  return value.startsWith('/') && !value.startsWith('//') && !UNSAFE.test(value);
}

/** The path decoded once; an undecodable one becomes empty, which is not safe. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value.split(/[?#]/)[0] ?? '');
  } catch {
    return '';
  }
}
