import { REGIONS, type RegionCode } from '@/lib/config/regions';
import { VIEWS } from '@/tests/e2e/support/page-rows';
import { expect, test } from '@/tests/e2e/fixtures';
import { expectWellFormed } from '@/tests/e2e/support/well-formed';
import { viewOpener } from '@/tests/matrix/support/open-view';
import { walkByTab } from '@/tests/matrix/support/walk-by-tab';

// Pictures in a grid and a table; every view on both sites at both widths is `npm run suite -- matrix`, and a form by keyboard is in
// `buying-flow.spec.ts`.
for (const [name, width] of [
  ['items', 360],
  ['billings', 1440],
] as const) {
  const [view] = VIEWS[name].filter(({ who }) => who === 'owner');
  test(
    `${name} of a member: in its language, one h1, as wide as the window, accessible; Tab walks it from its top to its end`,
    { tag: name === 'items' ? '@hk' : ['@hk', '@long'] },
    async ({ page, baseURL, noise, expectAccessible }, { project }) => {
      if (!view) throw new Error(`${name} has no view of an owner's`);
      const locale = REGIONS[project.name as RegionCode].defaultLocale;
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
