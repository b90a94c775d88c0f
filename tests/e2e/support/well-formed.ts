import { expect, type Page } from '@playwright/test';
import { LOCALES, type Locale } from '@/lib/config/locales';

/** What every page is, whatever it is about: in its language, with one h1, as wide as the window, with fields that no phone zooms in on, and no line begins with a dot. */
export async function expectWellFormed(page: Page, locale: Locale): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', LOCALES[locale].htmlLang);
  await expect(page.locator('h1:visible'), `one h1 in ${locale}`).toHaveCount(1);
  expect(await dotsAtLineStart(page), `in ${locale} at ${page.viewportSize()?.width} px`).toEqual([]);
  // A full-width stop has its own space; the mark of a field (a star, optional) stands apart.
  const text = LOCALES[locale].script === 'latin' ? '' : await page.locator('body').innerText();
  expect(text.match(/.{0,12}[。！？：；，、] (?![*（]).{0,8}/g) ?? [], `spaces after a stop in ${locale}`).toEqual([]);
  const found = await page.evaluate(() => ({
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    // An iPhone zooms the page for them.
    small: [...document.querySelectorAll('input, select, textarea')]
      .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML),
  }));
  expect(found, `in ${locale} at ${page.viewportSize()?.width} px`).toEqual({ sideways: 0, small: [] });
}

/** The dot between two facts stands with the first one, wherever the row wraps. */
async function dotsAtLineStart(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const boxOf = (node: Node, from: number) => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, from + 1);
      return range.getBoundingClientRect();
    };
    const found: string[] = [];
    let before: DOMRect | null = null;
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent ?? '';
      for (let at = 0; at < text.length; at += 1) {
        if (!/\S/.test(text[at] ?? '')) continue;
        const box = boxOf(node, at);
        if (box.width === 0) continue;
        if (text[at] === '·' && before && box.top >= before.bottom - 2) found.push(node.parentElement?.parentElement?.textContent ?? text);
        before = box;
      }
    }
    return found;
  });
}
