import { LOCALE_CODES, localePrefix, regionOfLocale } from '@/lib/config/locales';
import type { RouteName } from '@/lib/config/routes';
import { expect, hydrated, test } from '@/tests/e2e/fixtures';
import { viewOpener } from './support/open-view';
import { ERROR_NOISE, ERROR_PATHS, PUBLIC_PATHS } from './support/public-paths';
import { foreignWords } from './support/rendered-words';
import { VIEWS } from '@/tests/e2e/support/page-rows';

for (const locale of LOCALE_CODES) {
  test.describe(`site ${regionOfLocale(locale)}: the words that are read in ${locale}`, () => {
    for (const path of [...PUBLIC_PATHS, ...ERROR_PATHS]) {
      test(path, async ({ page, noise }) => {
        noise.tolerate(ERROR_NOISE);
        await page.goto(`${localePrefix(locale)}${path}`);
        await expect(page.locator('h1:visible')).toHaveCount(1);
        // What comes to life on the way down is read as well; pages inside an app have no foot.
        const foot = page.locator('footer form input');
        if ((await foot.count()) > 0) await hydrated(foot);
        expect(await foreignWords(page, locale)).toEqual([]);
      });
    }
    for (const name of Object.keys(VIEWS) as RouteName[]) {
      for (const view of VIEWS[name]) {
        test(`${name}, ${view.state}`, async ({ page, baseURL, noise }) => {
          await (
            await viewOpener(page, view, { locale, baseURL, noise })
          )();
          expect(await foreignWords(page, locale)).toEqual([]);
        });
      }
    }
  });
}
