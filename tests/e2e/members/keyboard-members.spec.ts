import { REGION_CODES, REGIONS, type RegionCode } from '@/lib/config/regions';
import { ROUTES, type RouteName } from '@/lib/config/routes';
import { viewOpener } from '@/tests/matrix/support/open-view';
import { VIEWS } from '@/tests/e2e/support/page-rows';
import { walkByTab } from '@/tests/matrix/support/walk-by-tab';
import { expect, test } from '@/tests/e2e/fixtures';
import { expectWellFormed } from '@/tests/e2e/support/well-formed';

const MEMBERS_PAGES = (Object.keys(ROUTES) as RouteName[]).filter((name) => ROUTES[name].audience === 'member');

/** What `npm test` walks; a form by keyboard is in `buying-flow.spec.ts`. */
const IN_GATE: readonly RouteName[] = ['items'];

// On the sites in turn, every other pair of them narrow, in the sites' languages in turn; every view on both sites at both widths is
// `npm run suite -- matrix`.
for (const [index, name] of MEMBERS_PAGES.entries()) {
  const [view] = VIEWS[name].filter(({ who }) => who === 'owner');
  const turn = Math.floor(index / REGION_CODES.length);
  const width = turn % 2 === 0 ? 360 : 1440;
  test(
    `${name} of a member: in its language, one h1, as wide as the window, accessible; Tab walks it from its top to its end`,
    { tag: IN_GATE.includes(name) ? `@${REGION_CODES[index % REGION_CODES.length]}` : '@long' },
    async ({ page, baseURL, noise, expectAccessible }, { project }) => {
      if (!view) throw new Error(`${name} has no view of an owner's`);
      const { locales, defaultLocale } = REGIONS[project.name as RegionCode];
      const locale = locales[turn % locales.length] ?? defaultLocale;
      const open = await viewOpener(page, view, { locale, baseURL, noise });
      await page.setViewportSize({ width, height: 900 });
      await open();
      await expectWellFormed(page, locale);
      await expectAccessible(page);
      const { stops, ...found } = await walkByTab(page);
      expect(stops.length, 'stops').toBeGreaterThan(5);
      expect(found).toEqual({ faults: [], missed: [] });
    },
  );
}
