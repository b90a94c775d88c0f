/** Name of the session cookie. The specification lets scripts read it, so the CSP guards it. */
export const ACCESS_TOKEN_COOKIE = 'accessToken';
