import { SKIP_REDIRECT_COOKIE } from '@/lib/config/skip-redirect-cookie';
import { readCookie } from '@/lib/cookies';

/** Whether this visitor is not to be asked about the region. */
export function hasSkipCookie(): boolean {
  return readCookie(SKIP_REDIRECT_COOKIE.name) !== null;
}
