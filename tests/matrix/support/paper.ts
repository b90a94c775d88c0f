import type { Page } from '@playwright/test';
import { expect } from '@/tests/e2e/fixtures';
import { inkOf, printedText } from './printed-text';

/** A4 with the margins that browsers leave. */
const MARGIN = '10mm';
const SHEET = { width: 718, height: 1047 };

/** What can only be pressed, typed into or followed; and what floats over a page. */
const OF_THE_SCREEN = [
  'nav',
  'body > * footer',
  'button',
  'dialog',
  'input:not([type=hidden])',
  'select',
  'textarea',
  'iframe',
  '[data-print=hide]',
  '[popover]',
  '[data-consent]',
  'a[href="#main"]',
].join(', ');

const countIn = (text: string, part: string) => text.split(part).length - 1;

export interface Paper {
  /** Each sheet, without spaces. */
  sheets: string[];
  /** On paper, wherever. */
  has: (text: string) => boolean;
}

/** Every word that the page shows on paper, one line a text node: what is only heard is a point. */
function wordsForPaper(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node;
      if (!parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      let isSeen = true;
      for (let around: Element | null = parentElement; around; around = around.parentElement) {
        const { width, height } = around.getBoundingClientRect();
        // What is drawn away from its own box, as a link to skip, is out of the sheet.
        if (
          getComputedStyle(around).display !== 'contents' &&
          getComputedStyle(around).display !== 'inline' &&
          (width <= 1 || height <= 1)
        ) {
          isSeen = false;
        }
      }
      if (!isSeen) continue;
      const isUpper = getComputedStyle(parentElement).textTransform === 'uppercase';
      const text = node.textContent ?? '';
      words.push(isUpper ? text.toUpperCase() : text);
    }
    return words;
  });
}

/**
 * Prints the page and compares the sheets with it: nothing of the screen's own, every word there, and as often as in the page.
 * A line that stands across the edge of two sheets is painted on both, half each: it would be there too often.
 */
export async function onPaper(page: Page): Promise<Paper> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(SHEET);
  expect(
    await page
      .locator(OF_THE_SCREEN)
      .filter({ visible: true })
      .evaluateAll((parts) => parts.map((part) => `${part.tagName} ${(part.textContent ?? '').slice(0, 40)}`)),
    'of the screen alone',
  ).toEqual([]);
  const words = (await wordsForPaper(page)).map(inkOf).filter((text) => text.length > 0);
  const pdf = await page.pdf({
    format: 'A4',
    printBackground: false,
    margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN },
  });
  const sheets = printedText(pdf);
  const [seen, painted] = [words.join('\n'), sheets.join('')];
  expect(words.length, 'words to print').toBeGreaterThan(5);
  // Short ones stand inside of others.
  const long = [...new Set(words)].filter((text) => text.length >= 4);
  expect(
    long.filter((text) => countIn(painted, text) < countIn(seen, text)),
    'not whole on paper',
  ).toEqual([]);
  expect(
    long.filter((text) => text.length >= 12 && countIn(painted, text) > countIn(seen, text)),
    'across the edge of two sheets',
  ).toEqual([]);
  expect(
    sheets.filter((sheet) => sheet === ''),
    'empty sheets',
  ).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide, 'wider than the sheet').toBeLessThanOrEqual(0);
  return { sheets, has: (text) => painted.includes(inkOf(text)) };
}
