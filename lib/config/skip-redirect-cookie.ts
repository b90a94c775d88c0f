/** Set once the region modal was answered or was not needed: host-only, for a year. */
export const SKIP_REDIRECT_COOKIE = { name: 'skipRedirectModal', value: 'true', maxAge: 365 * 86_400 };
