import type { Page } from '@playwright/test';
import { LOCALES, type Locale } from '@/lib/config/locales';
import { strayCharacters } from '@/tests/unit/content/one-way-characters';

/** Four Latin words in a row, with nothing but spaces between: names have three at most. */
const ENGLISH_RUN = /[A-Za-z][A-Za-z'’-]*(?: [A-Za-z][A-Za-z'’-]*){3,}/g;
/** Languages are called by their own names, and the other site is named in its own language too. */
const OWN_NAMES = /中文|繁體|简体/g;
/** Texts that every page has. */
const LEAST = 3;
const HAN = /\p{Script=Han}{2,}/gu;

/** What somebody has written stays in their own language: labels of bags, notes, messages and what is spoken of them. */
export const WRITTEN = '[data-bag] p, [data-page] p, [role=log], textarea';

/** What can be read on the page, a line a text. */
function readLines(page: Page): Promise<string[]> {
  return page.evaluate((written) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const around = node.parentElement;
      const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
      if (
        text === '' ||
        around === null ||
        around.closest(`script, style, template, noscript, [lang]:not(html), ${written}`) ||
        !around.checkVisibility({ visibilityProperty: true })
      ) {
        continue;
      }
      lines.push(text);
    }
    for (const element of document.querySelectorAll('[placeholder], [aria-label], [title], img[alt]')) {
      if (element.closest('[lang]:not(html)')) continue;
      lines.push(...['placeholder', 'aria-label', 'title', 'alt'].flatMap((name) => element.getAttribute(name) ?? []));
    }
    return lines;
  }, WRITTEN);
}

/** Texts of the page as it stands that its readers do not read: of the other Chinese script, English in Chinese, Chinese in English. */
export async function foreignWords(page: Page, locale: Locale): Promise<string[]> {
  const isLatin = LOCALES[locale].script === 'latin';
  const lines = await readLines(page);
  if (lines.length < LEAST) throw new Error(`No page: ${lines.join(' · ')}`);
  return lines.flatMap((line) => {
    const words = line.replace(OWN_NAMES, '');
    const found = isLatin ? (words.match(HAN) ?? []) : [...strayCharacters(words, locale), ...(words.match(ENGLISH_RUN) ?? [])];
    return found.length === 0 ? [] : [`${found.join(' ')} in "${line.slice(0, 80)}"`];
  });
}
