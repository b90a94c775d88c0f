import type { Page } from '@playwright/test';

/**
 * What moves although somebody asked for stillness: running animations, and pages that glide to where a link leads.
 * @param within what has opened: how it came is over by now, so here whatever would take time to change counts as well
 */
export function movingParts(page: Page, within?: string): Promise<string[]> {
  return page.evaluate((root) => {
    const longest = (durations: string) => Math.max(...durations.split(',').map((duration) => parseFloat(duration) * 1000));
    const opened = root === undefined ? [] : [...document.querySelectorAll(root)].flatMap((part) => [part, ...part.querySelectorAll('*')]);
    return [
      ...document.getAnimations().flatMap(({ effect }) => {
        const { duration, iterations } = effect?.getComputedTiming() ?? {};
        return Number(duration) > 1 || iterations === Infinity
          ? [`${(effect as KeyframeEffect).target?.tagName} for ${String(duration)} ms`]
          : [];
      }),
      ...opened.flatMap((element) =>
        ['', '::before', '::after', '::backdrop'].flatMap((pseudo) => {
          const { animationName, animationDuration, transitionDuration } = getComputedStyle(element, pseudo);
          const time = Math.max(animationName === 'none' ? 0 : longest(animationDuration), longest(transitionDuration));
          return time > 1 ? [`${element.tagName}${pseudo} for ${time} ms`] : [];
        }),
      ),
      ...(getComputedStyle(document.documentElement).scrollBehavior === 'auto' ? [] : ['the page glides']),
    ];
  }, within);
}
