import { REGION_CODES, REGIONS, type RegionCode } from '@/lib/config/regions';
import { ROUTES, type RouteName } from '@/lib/config/routes';
import { viewOpener } from '@/tests/matrix/support/open-view';
import { VIEWS } from '@/tests/matrix/support/view-rows';
import { walkByTab } from '@/tests/matrix/support/walk-by-tab';
import { expect, test } from '@/tests/e2e/fixtures';

const MEMBERS_PAGES = (Object.keys(ROUTES) as RouteName[]).filter((name) => ROUTES[name].audience === 'member');

// Each page of a member's once in `npm test`, on the sites in turn, every other pair of them narrow; every view on both sites at both
// widths is `npm run suite -- matrix`.
for (const [index, name] of MEMBERS_PAGES.entries()) {
  const [view] = VIEWS[name].filter(({ who }) => who === 'owner');
  const width = Math.floor(index / REGION_CODES.length) % 2 === 0 ? 360 : 1440;
  test(
    `Tab walks ${name} from its top to its end`,
    { tag: `@${REGION_CODES[index % REGION_CODES.length]}` },
    async ({ page, baseURL, noise }, { project }) => {
      if (!view) throw new Error(`${name} has no view of an owner's`);
      const locale = REGIONS[project.name as RegionCode].defaultLocale;
      const open = await viewOpener(page, view, { locale, baseURL, noise });
      await page.setViewportSize({ width, height: 900 });
      await open();
      const { stops, ...found } = await walkByTab(page);
      expect(stops.length, 'stops').toBeGreaterThan(5);
      expect(found).toEqual({ faults: [], missed: [] });
    },
  );
}
