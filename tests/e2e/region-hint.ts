import type { BrowserContext } from '@playwright/test';
import type { RegionSuggestion } from '@/lib/domain/region/region-suggestion';

export const NEITHER: RegionSuggestion = { suggest: null, setCookie: true, ip: '127.0.0.1' };

export function offerRegion(suggest: 'hk' | 'sg'): RegionSuggestion {
  return { suggest, setCookie: false, ip: '127.0.0.1' };
}

/** Answers the site's region look-up in this browser, so that a test does not depend on where it runs. */
export async function answerHint(context: BrowserContext, suggestion: RegionSuggestion): Promise<void> {
  await context.route('**/region-suggestion', (route) => route.fulfill({ json: suggestion }));
}
