import Cookies from 'js-cookie';

/** Apart from reading (`cookies.ts`), which stands in every first load. */

/** Host-only, for the whole site. A browser may refuse it without a word: whoever needs it reads it. @param maxAge in seconds */
export function writeCookie(name: string, value: string, maxAge: number): void {
  try {
    Cookies.set(name, value, {
      path: '/',
      'Max-Age': String(maxAge),
      SameSite: 'Lax',
      ...(location.protocol === 'https:' && { secure: true }),
    });
  } catch {
    // Forbidden, which is as good as refused.
  }
}
