import { SKIP_REDIRECT_COOKIE } from '@/lib/config/skip-redirect-cookie';
import { readCookie, writeCookie } from '@/lib/browser/cookies';
import { isRegionSuggestion, type RegionSuggestion } from '@/lib/domain/region/region-suggestion';

const TIMEOUT_MS = 2000;

/**
 * Asks the site's own middleware for the region of the visitor's address. Plain fetch: not an API call, and needed before the API client is
 * loaded.
 * @returns null on any failure: then there is neither dialog nor cookie
 */
export async function getRegionSuggestion(): Promise<RegionSuggestion | null> {
  try {
    const answer = await fetch('/region-suggestion', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const body: unknown = answer.ok ? await answer.json() : null;
    return isRegionSuggestion(body) ? body : null;
  } catch {
    return null;
  }
}

let asked: Promise<string> | undefined;

/** The visitor's IP address as seen by the site, for the `ip` field of a login; empty when unknown. Fetched once per page. */
export function getVisitorIp(): Promise<string> {
  return (asked ??= getRegionSuggestion().then((answer) => answer?.ip ?? ''));
}

/** Whether this visitor has answered the region question. */
export function hasSkipCookie(): boolean {
  return readCookie(SKIP_REDIRECT_COOKIE.name) !== null;
}

export function setSkipCookie(): void {
  const { name, value, maxAge } = SKIP_REDIRECT_COOKIE;
  writeCookie(name, value, maxAge);
}
