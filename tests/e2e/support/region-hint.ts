import type { BrowserContext } from '@playwright/test';
import { SKIP_REDIRECT_COOKIE } from '@/lib/config/skip-redirect-cookie';
import type { RegionSuggestion } from '@/lib/domain/region/region-suggestion';

const { name, value } = SKIP_REDIRECT_COOKIE;

export const NEITHER: RegionSuggestion = { suggest: null, setCookie: true, ip: '127.0.0.1' };

export function offerRegion(suggest: 'hk' | 'sg'): RegionSuggestion {
  return { suggest, setCookie: false, ip: '127.0.0.1' };
}

/**
 * Answers the region modal on both sites before any page opens. Mocking the look-up would work too, but a context with a route has no
 * cache.
 */
export async function answerRegion(context: BrowserContext): Promise<void> {
  await context.addCookies(['hk.localhost', 'sg.localhost'].map((domain) => ({ name, value, domain, path: '/' })));
}

/** Mocks the site's region look-up, without a cached answer. */
export async function answerHint(context: BrowserContext, suggestion: RegionSuggestion): Promise<void> {
  await context.clearCookies({ name });
  await context.route('**/region-suggestion', (route) => route.fulfill({ json: suggestion }));
}
