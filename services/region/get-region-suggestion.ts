import { isRegionSuggestion, type RegionSuggestion } from '@/lib/domain/region/region-suggestion';

const TIMEOUT_MS = 2000;

/**
 * Asks the site's own middleware which region the visitor's address belongs to.
 * A plain fetch: it is not a call of the API, and the page asks it before the API client is loaded.
 * @returns null on any failure: then there is neither modal nor cookie
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
