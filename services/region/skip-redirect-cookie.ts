import { readCookie } from '@/lib/cookies';
import { writeCookie } from '@/lib/write-cookie';

const NAME = 'skipRedirectModal';
const ONE_YEAR_S = 365 * 86_400;

/** Whether this visitor has answered the region modal, or never had a reason to see it. Host-only. */
export function hasSkipCookie(): boolean {
  return readCookie(NAME) !== null;
}

export function setSkipCookie(): void {
  writeCookie(NAME, 'true', ONE_YEAR_S);
}
