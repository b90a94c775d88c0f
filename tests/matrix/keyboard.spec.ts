import { LOCALE_CODES, localePrefix, regionOfLocale } from '@/lib/config/locales';
import { REGION_CODES, REGIONS } from '@/lib/config/regions';
import { ROUTES } from '@/lib/config/routes';
import { expect, hydrated, test, untilAlive } from '@/tests/e2e/fixtures';
import { PUBLIC_PATHS } from './support/public-paths';
import { walkByTab } from './support/walk-by-tab';

/** The widths at which header, filters and cards are arranged differently. */
const WIDTHS = [360, 1440];

for (const locale of LOCALE_CODES) {
  for (const width of WIDTHS) {
    test(`site ${regionOfLocale(locale)}: Tab walks the home page in ${locale} from its top to its end at ${width} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(localePrefix(locale) || '/');
      // The last part to come to life.
      await hydrated(page.locator('footer form input'));
      const { stops, faults, missed } = await walkByTab(page);
      expect(stops.length, 'stops').toBeGreaterThan(40);
      expect(faults).toEqual([]);
      expect(missed, 'never reached').toEqual([]);
    });
  }
}

/** Where parts stand is the same in each language: the home page is walked in all of them. */
for (const site of REGION_CODES) {
  for (const path of PUBLIC_PATHS.filter((address) => address !== '/')) {
    for (const width of WIDTHS) {
      test(`site ${site}: Tab walks ${path} in ${REGIONS[site].defaultLocale} from its top to its end at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        // Pages inside an app have neither header nor footer, which alone have fifteen stops.
        const isInApp = path === ROUTES.webview.path;
        if (isInApp) await untilAlive(page);
        else await hydrated(page.locator('footer form input'));
        const { stops, faults, missed } = await walkByTab(page);
        expect(stops.length, 'stops').toBeGreaterThan(isInApp ? 3 : 15);
        expect(faults).toEqual([]);
        expect(missed, 'never reached').toEqual([]);
      });
    }
  }
}

for (const width of WIDTHS) {
  test(`site hk: Tab walks the design page from its top to its end at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/design');
    await expect(page.locator('.ant-pagination')).toBeVisible();
    const { stops, faults, missed } = await walkByTab(page);
    expect(stops.length, 'stops').toBeGreaterThan(60);
    expect(faults).toEqual([]);
    expect(missed, 'never reached').toEqual([]);
  });
}
