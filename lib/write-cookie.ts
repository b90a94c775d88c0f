import Cookies from 'js-cookie';

/** Apart from reading (`cookies.ts`), which stands in every first load. */

/** Host-only, for the whole site. @param maxAge in seconds */
export function writeCookie(name: string, value: string, maxAge: number): void {
  Cookies.set(name, value, {
    path: '/',
    'Max-Age': String(maxAge),
    SameSite: 'Lax',
    ...(location.protocol === 'https:' && { secure: true }),
  });
}
