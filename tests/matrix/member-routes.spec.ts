import { LOCALE_CODES, regionOfLocale } from '@/lib/config/locales';
import type { RouteName } from '@/lib/config/routes';
import { expect, test } from '@/tests/e2e/fixtures';
import { viewOpener } from './support/open-view';
import { expectWellFormed } from '@/tests/e2e/support/well-formed';
import { VIEWS } from '@/tests/e2e/support/page-rows';
import { WIDTHS } from './support/widths';

for (const locale of LOCALE_CODES) {
  test.describe(`site ${regionOfLocale(locale)}: ${locale}`, () => {
    for (const name of Object.keys(VIEWS) as RouteName[]) {
      for (const view of VIEWS[name]) {
        test(`${name}, ${view.state}`, async ({ page, baseURL, noise, expectAccessible }) => {
          const open = await viewOpener(page, view, { locale, baseURL, noise });
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 900 });
            await open();
            await expectWellFormed(page, locale);
            await expectAccessible(page);
            await page.keyboard.press('Tab');
            expect(await page.evaluate(() => document.activeElement?.tagName), `focus reaches the page at ${width} px`).toBe('A');
          }
        });
      }
    }
  });
}
