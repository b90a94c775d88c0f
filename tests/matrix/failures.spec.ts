import { LOCALE_CODES, LOCALES, localePrefix, regionOfLocale } from '@/lib/config/locales';
import { ROUTES, type RouteName } from '@/lib/config/routes';
import { PAGE_ROWS } from '@/tests/e2e/support/page-rows';
import { come, expect, expectNotBlank, PATIENCE, test } from '@/tests/e2e/faults/wire';
import { hydrated } from '@/tests/e2e/fixtures';
import { siteTexts } from '@/tests/e2e/support/site-texts';
import { foreignWords } from './support/rendered-words';

interface RetryTexts {
  action: { retry: string };
}

test.describe.configure({ timeout: 240_000 });

/** What pages say without their backend. In English every condition of `tests/e2e/faults` does this. */
for (const locale of LOCALE_CODES.filter((code) => LOCALES[code].script !== 'latin')) {
  test.describe(`site ${regionOfLocale(locale)}: a backend that fails, in ${locale}`, () => {
    for (const name of Object.keys(PAGE_ROWS) as RouteName[]) {
      const { who, path = ROUTES[name].path, without } = PAGE_ROWS[name];
      test(name, async ({ page, wire, expectAccessible }, info) => {
        await come(page, who, info);
        await wire.harm('500', /./);
        await page.goto(`${localePrefix(locale)}${path}`);
        await expect(page.locator('html')).toHaveAttribute('lang', LOCALES[locale].htmlLang);
        const {
          action: { retry },
        } = siteTexts<RetryTexts>(locale, 'common');
        if (without === 'said') await expect(page.getByRole('button', { name: retry, exact: true })).toHaveCount(1, PATIENCE);
        // What comes to life on the way down asks the backend too; pages inside an app have no foot.
        const foot = page.locator('footer form input');
        if ((await foot.count()) > 0) await hydrated(foot);
        await expect(page.locator('#main [aria-busy=true]').filter({ visible: true }), 'nothing is on its way').toHaveCount(0, PATIENCE);
        await expectNotBlank(page);
        await expect(page.locator('h1:visible')).toHaveCount(1);
        expect(await foreignWords(page, locale)).toEqual([]);
        // There what floats over the page lies on controls of its foot, which axe would judge by what is left of them.
        await page.evaluate(() => scrollTo(0, 0));
        for (const width of [1440, 360]) {
          await page.setViewportSize({ width, height: 900 });
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
            `sideways scroll at ${width} px`,
          ).toBe(0);
          await expectAccessible(page);
        }
      });
    }
  });
}
