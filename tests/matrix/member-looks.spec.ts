import { LOCALE_CODES, regionOfLocale, type Locale } from '@/lib/config/locales';
import type { RouteName } from '@/lib/config/routes';
import { expect, test } from '@/tests/e2e/fixtures';
import { cutWords } from './support/cut-words';
import { movingParts } from './support/moving-parts';
import { viewOpener } from './support/open-view';
import { paleWords } from './support/pale-words';
import { clippedTexts, spaceOut } from './support/spaced-words';
import { VIEWS } from '@/tests/e2e/support/page-rows';

/** The longest words are English ones and the tightest lines Chinese ones; the other Chinese of a site is laid out as this one. */
const LOOKED_AT: readonly Locale[] = LOCALE_CODES.filter((locale) => locale !== 'zh-CN');

for (const locale of LOOKED_AT) {
  test.describe(`site ${regionOfLocale(locale)}: how a member's page looks in ${locale}`, () => {
    for (const name of Object.keys(VIEWS) as RouteName[]) {
      for (const view of VIEWS[name]) {
        test(`${name}, ${view.state}: magnified four times, with the reader’s own spacing, in forced colours, in stillness`, async ({
          page,
          baseURL,
          noise,
        }) => {
          const open = await viewOpener(page, view, { locale, baseURL, noise });
          await page.emulateMedia({ reducedMotion: 'reduce' });
          // 1280 px at 400 % are 320 of the page's own.
          await page.setViewportSize({ width: 320, height: 256 });
          await open();
          expect(await cutWords(page), 'at 320 px').toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth), 'at 320 px').toBeLessThanOrEqual(320);
          expect(await movingParts(page)).toEqual([]);
          await page.setViewportSize({ width: 1024, height: 800 });
          await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
          expect(await paleWords(page), 'in forced colours').toEqual([]);
          for (const width of [360, 1024]) {
            await page.setViewportSize({ width, height: 800 });
            await spaceOut(page);
            expect(await clippedTexts(page), `spaced out at ${width} px`).toEqual([]);
            expect(await page.evaluate(() => document.documentElement.scrollWidth), `spaced out at ${width} px`).toBeLessThanOrEqual(width);
          }
        });
      }
    }
  });
}
