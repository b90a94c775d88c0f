import type { Page } from '@playwright/test';

/** Words and controls that stand out of a window of 320 px, in the page or in an opened part of it. */
export function cutWords(page: Page, within?: string): Promise<string[]> {
  return page.evaluate(
    (root) =>
      [...document.querySelectorAll('h1, h2, h3, p, a, button, label, input, td, li, dd')].flatMap((element) => {
        if (root === undefined ? element.closest('dialog') : !element.closest(root)) return [];
        const { left, right, width } = element.getBoundingClientRect();
        const isSeen =
          width > 1 && element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true], [style*="clip"]');
        // What lies in a part that scrolls sideways can be reached.
        for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
          if (
            around.tagName !== 'DIALOG' &&
            /auto|scroll|hidden|clip/.test(getComputedStyle(around).overflowX) &&
            around.closest('dialog') === element.closest('dialog') &&
            around.scrollWidth > around.clientWidth
          ) {
            return [];
          }
        }
        return isSeen && getComputedStyle(element).position !== 'absolute' && (left < -1 || right > 321)
          ? [`${element.tagName} ${(element.textContent ?? '').slice(0, 30)}`]
          : [];
      }),
    within,
  );
}
