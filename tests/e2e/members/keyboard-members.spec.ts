import { REGIONS } from '@/lib/config/regions';
import { VIEWS } from '@/tests/e2e/support/page-rows';
import { expect, test } from '@/tests/e2e/fixtures';
import { expectWellFormed } from '@/tests/e2e/support/well-formed';
import { viewOpener } from '@/tests/matrix/support/open-view';
import { walkByTab } from '@/tests/matrix/support/walk-by-tab';

// Every view on both sites at both widths is `npm run suite -- matrix`, and a form by keyboard is in `buying-flow.spec.ts`.
test(
  'items of a member: in its language, one h1, as wide as the window, accessible; Tab walks it from its top to its end',
  { tag: '@hk' },
  async ({ page, baseURL, noise, expectAccessible }) => {
    const view = VIEWS.items.find(({ who }) => who === 'owner');
    if (!view) throw new Error('items has no view of an owner’s');
    const locale = REGIONS.hk.defaultLocale;
    const open = await viewOpener(page, view, { locale, baseURL, noise });
    await page.setViewportSize({ width: 360, height: 900 });
    await open();
    await expectWellFormed(page, locale);
    await expectAccessible(page);
    const { stops, ...found } = await walkByTab(page);
    expect(stops.length, 'stops').toBeGreaterThan(5);
    expect(found).toEqual({ faults: [], missed: [] });
  },
);
