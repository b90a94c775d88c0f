import { LOCALE_CODES, localePrefix, regionOfLocale, type Locale } from '@/lib/config/locales';
import { expect, test } from '@/tests/e2e/fixtures';
import { answerHint, NEITHER } from '@/tests/e2e/region-hint';
import { movingParts } from './moving-parts';
import { paleWords } from './pale-words';
import { PUBLIC_PATHS } from './public-paths';

const paths = [...PUBLIC_PATHS, '/no-such-page'];

/** Colours and motion do not know which Chinese they are in: one language of each script and site. */
const LOOKED_AT: readonly Locale[] = LOCALE_CODES.filter((locale) => locale !== 'zh-CN');

for (const locale of LOOKED_AT) {
  test.describe(`site ${regionOfLocale(locale)}: how a public page looks in ${locale}`, () => {
    for (const path of paths) {
      test(`${path}: in forced colours, in stillness`, async ({ page, context, noise }) => {
        noise.tolerate(/status of 404/);
        await answerHint(context, NEITHER);
        await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
        await page.setViewportSize({ width: 1024, height: 800 });
        await page.goto(`${localePrefix(locale)}${path}`);
        await expect(page.locator('h1:visible')).toHaveCount(1);
        expect(await movingParts(page)).toEqual([]);
        expect(await paleWords(page), 'in forced colours').toEqual([]);
        // What comes to life on the way down moves no more than the rest.
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        expect(await movingParts(page)).toEqual([]);
      });
    }
  });
}
