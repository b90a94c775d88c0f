import { ROUTES, type RouteName } from '@/lib/config/routes';
import { PAGE_ROWS } from '../support/page-rows';
import { come, comeBack, CONDITIONS, expect, expectNotBlank, isLong, pairsOf, PATIENCE, retryOf, stayHere, test } from './wire';

test.describe.configure({ timeout: isLong ? 300_000 : 90_000 });

/** Without a network a browser shows a page of its own: there, it goes once the document is here. */
const OF_PAGES = CONDITIONS.filter((condition) => condition !== 'offline');
const SHORT = { items: 'html' } as const;

for (const [name, condition] of pairsOf(Object.keys(PAGE_ROWS) as RouteName[], OF_PAGES, SHORT)) {
  const { who, path = ROUTES[name].path, whole, without, untrue } = PAGE_ROWS[name];
  test(`${name}, a backend that does this to everything: ${condition}`, { tag: '@hk' }, async ({ page, wire, expectAccessible }, info) => {
    await come(page, who, info);
    await wire.harm(condition, /./);
    expect((await page.goto(path))?.status()).toBe(200);
    if (condition === 'slow') {
      await expect(whole(page)).toBeVisible(PATIENCE);
      return expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    }
    if (without === 'whole') await expect(whole(page)).toBeVisible();
    else {
      // Until it is known, and when it is known not to come.
      await expectNotBlank(page);
      await expect(retryOf(page).first()).toBeVisible(PATIENCE);
      await expect(retryOf(page)).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await expectNotBlank(page);
    if (untrue) await expect(page.getByRole('main')).not.toContainText(untrue);
    // Nobody has said that the session is over.
    if (who !== 'visitor') expect((await page.context().cookies()).map((cookie) => cookie.name)).toContain('accessToken');
    await expectAccessible(page);
    const expectSamePage = await stayHere(page);
    await wire.recover();
    if (without === 'said') await comeBack(page, whole(page));
    await expect(whole(page)).toBeVisible(PATIENCE);
    await expect(retryOf(page)).toHaveCount(0, PATIENCE);
    await expectSamePage();
  });
}
