import Cookies from 'js-cookie';

const NAME = 'skipRedirectModal';
const ONE_YEAR_DAYS = 365;

/** Whether this visitor has answered the region modal, or never had a reason to see it. Host-only. */
export function hasSkipCookie(): boolean {
  return Cookies.get(NAME) !== undefined;
}

export function setSkipCookie(): void {
  Cookies.set(NAME, 'true', { path: '/', expires: ONE_YEAR_DAYS, sameSite: 'lax', secure: location.protocol === 'https:' });
}
