import { SKIP_REDIRECT_COOKIE } from '@/lib/config/skip-redirect-cookie';
import { writeCookie } from '@/lib/write-cookie';

/** Apart from asking for it (`has-skip-cookie.ts`), which stands in every first load: few visitors need to write it. */
export function setSkipCookie(): void {
  const { name, value, maxAge } = SKIP_REDIRECT_COOKIE;
  writeCookie(name, value, maxAge);
}
