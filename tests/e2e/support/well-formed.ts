import { expect, type Page } from '@playwright/test';
import { LOCALES, type Locale } from '@/lib/config/locales';

/** What every page is, whatever it is about: in its language, with one h1, as wide as the window, and with fields that no phone zooms in on. */
export async function expectWellFormed(page: Page, locale: Locale): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', LOCALES[locale].htmlLang);
  await expect(page.locator('h1:visible'), `one h1 in ${locale}`).toHaveCount(1);
  const found = await page.evaluate(() => ({
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    // An iPhone zooms the page for them.
    small: [...document.querySelectorAll('input, select, textarea')]
      .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML),
  }));
  expect(found, `in ${locale} at ${page.viewportSize()?.width} px`).toEqual({ sideways: 0, small: [] });
}
