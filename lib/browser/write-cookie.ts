import Cookies from 'js-cookie';

/** Separate from reading (`cookies.ts`), which is part of every first load. */

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
