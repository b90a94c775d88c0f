/** Whether somebody has answered the region modal, or never had a reason to see it: host-only, for a year. */
export const SKIP_REDIRECT_COOKIE = { name: 'skipRedirectModal', value: 'true', maxAge: 365 * 86_400 };
