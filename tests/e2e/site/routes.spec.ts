import { localePrefix } from '@/lib/config/locales';
import { REGION_CODES, REGIONS, type RegionCode } from '@/lib/config/regions';
import { ROUTES } from '@/lib/config/routes';
import { WIDTHS } from '@/tests/matrix/support/widths';
import { expect, test } from '@/tests/e2e/fixtures';
import { addressOf, ROUTE_NAMES } from '@/tests/e2e/support/route-addresses';
import { expectWellFormed } from '@/tests/e2e/support/well-formed';

// Each route of the table once in `npm test`, on the sites in turn; those of members by `keyboard-members.spec.ts`. On each site languages
// and widths go round, so that all of the one meet all of the other; every route with all of them is `npm run suite -- matrix`.
for (const [index, name] of ROUTE_NAMES.filter((route) => ROUTES[route].audience !== 'member').entries()) {
  const turn = Math.floor(index / REGION_CODES.length);
  test(
    `${name}: there, in its language, one h1, as wide as the window, accessible`,
    { tag: `@${REGION_CODES[index % REGION_CODES.length]}` },
    async ({ page, expectAccessible }, { project }) => {
      const { locales } = REGIONS[project.name as RegionCode];
      const locale = locales[turn % locales.length] ?? locales[0];
      const width = WIDTHS[Math.floor(turn / locales.length) % WIDTHS.length] ?? 360;
      await page.setViewportSize({ width, height: 900 });
      const answer = await page.goto(`${localePrefix(locale)}${addressOf(name)}`.replace(/(.)\/$/, '$1'));
      expect(answer?.status()).toBe(200);
      await expectWellFormed(page, locale);
      const notLaidOut = () =>
        page.evaluate(
          () =>
            [...document.querySelectorAll('main, main *, footer')].filter((e) => getComputedStyle(e).contentVisibility !== 'visible')
              .length,
        );
      await expect.poll(notLaidOut, 'parts that a picture of the whole page would miss').toBe(0);
      await expectAccessible(page);
    },
  );
}
