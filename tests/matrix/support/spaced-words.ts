import type { Page } from '@playwright/test';

/** What WCAG 1.4.12 lets every reader set. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Gives the page the reader's own spacing. By the object model: the page's policy lets no foreign style sheet in. */
export async function spaceOut(page: Page): Promise<void> {
  await page.evaluate(async (rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  }, SPACING);
}

/** Boxes that cut off text which they hold, in either direction; what can be scrolled is not cut off. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const { overflowX, overflowY, webkitLineClamp, textOverflow } = getComputedStyle(element);
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      if (!cuts(overflowX) && !cuts(overflowY)) return [];
      // Only heard, or shortened on purpose with the whole one press away.
      if (
        element.clientWidth <= 2 ||
        webkitLineClamp !== 'none' ||
        textOverflow === 'ellipsis' ||
        element.closest('[aria-hidden=true], svg') ||
        !element.checkVisibility({ visibilityProperty: true })
      ) {
        return [];
      }
      const box = element.getBoundingClientRect();
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const around = node.parentElement;
        if (
          (node.textContent ?? '').trim() === '' ||
          !around?.checkVisibility({ visibilityProperty: true }) ||
          around.closest('[aria-hidden=true], svg')
        ) {
          continue;
        }
        // What is only heard is a point; what scrolls in between is reached, what is shortened there on purpose too.
        let isElsewhere = false;
        for (let up: HTMLElement | null = around; up !== null && up !== element; up = up.parentElement) {
          const style = getComputedStyle(up);
          if (
            style.clipPath !== 'none' ||
            style.textOverflow === 'ellipsis' ||
            style.webkitLineClamp !== 'none' ||
            /auto|scroll/.test(style.overflowX + style.overflowY)
          ) {
            isElsewhere = true;
          }
        }
        if (isElsewhere) continue;
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        if (text.width === 0) continue;
        if (
          (cuts(overflowX) && (text.left < box.left - 2 || text.right > box.right + 2)) ||
          (cuts(overflowY) && (text.top < box.top - 4 || text.bottom > box.bottom + 4))
        ) {
          return [`${element.tagName} cuts "${(node.textContent ?? '').trim().slice(0, 40)}"`];
        }
      }
      return [];
    }),
  );
}
