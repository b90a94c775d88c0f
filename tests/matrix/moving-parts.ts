import type { Page } from '@playwright/test';

/** What moves although somebody asked for stillness: running animations, and pages that glide to where a link leads. */
export function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...document.getAnimations().flatMap(({ effect }) => {
      const { duration, iterations } = effect?.getComputedTiming() ?? {};
      return Number(duration) > 1 || iterations === Infinity
        ? [`${(effect as KeyframeEffect).target?.tagName} for ${String(duration)} ms`]
        : [];
    }),
    ...(getComputedStyle(document.documentElement).scrollBehavior === 'auto' ? [] : ['the page glides']),
  ]);
}
