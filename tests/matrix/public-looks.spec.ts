import { LOCALE_CODES, localePrefix, regionOfLocale, type Locale } from '@/lib/config/locales';
import { expect, test } from '@/tests/e2e/fixtures';
import { cutWords } from './support/cut-words';
import { movingParts } from './support/moving-parts';
import { paleWords } from './support/pale-words';
import { ERROR_NOISE, ERROR_PATHS, PUBLIC_PATHS } from './support/public-paths';
import { clippedTexts, spaceOut } from './support/spaced-words';

const paths = [...PUBLIC_PATHS, ...ERROR_PATHS];

/** Colours, motion and lines do not know which Chinese they are in: one language of each script and site. */
const LOOKED_AT: readonly Locale[] = LOCALE_CODES.filter((locale) => locale !== 'zh-CN');

for (const locale of LOOKED_AT) {
  test.describe(`site ${regionOfLocale(locale)}: how a public page looks in ${locale}`, () => {
    for (const path of paths) {
      test(`${path}: magnified four times, with the reader’s own spacing, in forced colours, in stillness`, async ({ page, noise }) => {
        noise.tolerate(ERROR_NOISE);
        await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
        // 1280 px at 400 % are 320 of the page's own.
        await page.setViewportSize({ width: 320, height: 256 });
        await page.goto(`${localePrefix(locale)}${path}`);
        await expect(page.locator('h1:visible')).toHaveCount(1);
        expect(await cutWords(page), 'at 320 px').toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), 'at 320 px').toBeLessThanOrEqual(320);
        await page.setViewportSize({ width: 1024, height: 800 });
        expect(await movingParts(page)).toEqual([]);
        expect(await paleWords(page), 'in forced colours').toEqual([]);
        // What comes to life on the way down moves no more than the rest.
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        expect(await movingParts(page)).toEqual([]);
        for (const width of [360, 1024]) {
          await page.setViewportSize({ width, height: 800 });
          await spaceOut(page);
          expect(await clippedTexts(page), `spaced out at ${width} px`).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth), `spaced out at ${width} px`).toBeLessThanOrEqual(width);
        }
      });
    }
  });
}
