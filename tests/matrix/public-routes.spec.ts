import { LOCALE_CODES, LOCALES, localePrefix, regionOfLocale } from '@/lib/config/locales';
import { expect, test } from '@/tests/e2e/fixtures';
import { ERROR_NOISE, ERROR_PATHS, ERROR_STATUS, PUBLIC_PATHS } from './support/public-paths';
import { WIDTHS } from './support/widths';

for (const locale of LOCALE_CODES) {
  test.describe(`site ${regionOfLocale(locale)}: ${locale}`, () => {
    for (const path of [...PUBLIC_PATHS, ...ERROR_PATHS]) {
      const status = ERROR_STATUS[path] ?? 200;
      test(path, async ({ page, noise, expectAccessible }) => {
        if (status !== 200) noise.expect(ERROR_NOISE);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          const answer = await page.goto(`${localePrefix(locale)}${path}`);
          expect(answer?.status(), `status at ${width} px`).toBe(status);
          await expect(page.locator('html')).toHaveAttribute('lang', LOCALES[locale].htmlLang);
          await expect(page.locator('h1:visible'), `one h1 at ${width} px`).toHaveCount(1);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
          expect(overflow, `sideways scroll at ${width} px`).toBe(0);
          await expectAccessible(page);
          await page.keyboard.press('Tab');
          expect(await page.evaluate(() => document.activeElement?.tagName), `focus reaches the page at ${width} px`).toBe('A');
        }
      });
    }
  });
}
