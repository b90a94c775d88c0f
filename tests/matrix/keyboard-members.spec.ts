import { REGION_CODES, REGIONS } from '@/lib/config/regions';
import { ROUTES, type RouteName } from '@/lib/config/routes';
import { expect, hydrated, test } from '@/tests/e2e/fixtures';
import { viewOpener } from './support/open-view';
import { VIEWS } from '@/tests/e2e/support/page-rows';
import { walkByTab } from './support/walk-by-tab';

/** Where parts stand is the same in each language, and these are the widths at which they are arranged differently. */
const WIDTHS = [360, 1440];
/** Even a page inside an app has more to press, or a field and what it is for. */
const MIN_STOPS = 3;

for (const site of REGION_CODES) {
  for (const name of Object.keys(VIEWS) as RouteName[]) {
    for (const view of VIEWS[name]) {
      for (const width of WIDTHS) {
        test(`site ${site}: Tab walks ${name}, ${view.state}, from its top to its end at ${width} px`, async ({ page, baseURL, noise }) => {
          const open = await viewOpener(page, view, { locale: REGIONS[site].defaultLocale, baseURL, noise });
          await page.setViewportSize({ width, height: 900 });
          await open();
          // The last part to come to life.
          if (ROUTES[name].footer) await hydrated(page.locator('footer form input'));
          const { stops, ...found } = await walkByTab(page);
          expect(stops.length, 'stops').toBeGreaterThanOrEqual(MIN_STOPS);
          expect(found).toEqual({ faults: [], missed: [] });
        });
      }
    }
  }
}
