import type { Page } from '@playwright/test';
import { chooseTwenty } from '../support/buying-steps';
import { expect, test, untilAlive } from '../fixtures';
import { isLong } from './wire';

test(
  'a part that is pressed for without a network says so, and comes with the network, with the basket as it was',
  { tag: '@hk' },
  async ({ page, context, expectAccessible, noise }, { project }) => {
    const twenty = project.name === 'hk' ? 'HK$880' : 'S$156';
    noise.expect(/ERR_INTERNET_DISCONNECTED/);
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/services-pricing', { waitUntil: 'networkidle' });
    await untilAlive(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

    await expect(page.getByTestId('basket-total')).toHaveText(twenty);
    await context.setOffline(true);
    await allCosts(page).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Retry' });
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    await notice.getByRole('button').click();
    await expect(notice).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByRole('checkbox', { name: /No lift/ })).toBeVisible();
    await expect(notice).toHaveCount(0);
    await expect(page.getByTestId('basket-total')).toHaveText(twenty);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  },
);

const allCosts = (page: Page) => page.getByRole('button', { name: 'See all costs' }).filter({ visible: true }).first();

test.describe('an order that is begun', () => {
  test.beforeEach(async ({ page, noise }) => {
    noise.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await chooseTwenty(page);
    await expect(page.getByRole('checkbox', { name: /No lift/ })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  });
  test.afterEach(async ({ page }) => {
    await expect(page.locator('#calculator input[name="email"]')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });
  const book = (page: Page) => page.getByRole('button', { name: 'Book and pay', exact: true }).filter({ visible: true }).first();

  for (const width of isLong ? [360, 1280] : []) {
    test(
      `without a network says so at ${width} px, and goes on with the network`,
      { tag: '@hk' },
      async ({ page, context, expectAccessible }) => {
        await page.setViewportSize({ width, height: 780 });
        await context.setOffline(true);
        await book(page).click();
        const notice = page.getByRole('alert').filter({ hasText: 'Retry' });
        await expect(notice).toBeInViewport();
        await expectAccessible(page);
        await notice.getByRole('button').click();
        await expect(notice).toBeInViewport();
        await context.setOffline(false);
      },
    );
  }

  for (const way of isLong ? (['Retry', 'the network'] as const) : (['Retry'] as const)) {
    test(`without its texts says so in the window, and goes on by ${way}`, { tag: '@hk' }, async ({ page }) => {
      await page.route('**/locales/*/order.json', (route) => route.abort());
      await book(page).click();
      const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
      await expect(retry).toBeInViewport();
      await page.unroute('**/locales/*/order.json');
      if (way === 'Retry') await retry.click();
      else await page.evaluate(() => window.dispatchEvent(new Event('online')));
    });
  }
});

test.describe('a part that a new deployment has taken away', () => {
  /** Answers 404 for the scripts that the first page has not fetched, as long as they are gone. */
  async function openOld(page: Page, isGone: (loads: number) => boolean): Promise<() => number> {
    const fetched = new Set<string>();
    page.on('response', (response) => fetched.add(response.url()));
    await page.goto('/services-pricing?type=store', { waitUntil: 'networkidle' });
    page.removeAllListeners('response');
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
    });
    await page.route('**/_next/static/chunks/**', (route) =>
      isGone(loads) && !fetched.has(route.request().url()) ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    );
    return () => loads;
  }
  /** The page has been loaded once more, and is alive. */
  async function again(page: Page, loads: () => number): Promise<void> {
    await expect.poll(loads).toBe(1);
    await page.waitForLoadState('load');
    // The page before may be asked still.
    await expect(() => untilAlive(page)).toPass();
  }
  test.beforeEach(({ noise }) => {
    noise.expect(/status of 404/);
    noise.tolerate(/MIME type/);
  });

  test('comes with the page of the new one, and the basket is as it was', { tag: '@sg' }, async ({ page }, { project }) => {
    const loads = await openOld(page, (count) => count === 0);
    await allCosts(page).click();
    await again(page, loads);
    await expect(page.getByTestId('basket-total')).toHaveText(project.name === 'hk' ? 'HK$880' : 'S$156');
    await expect(page.getByRole('checkbox', { name: /No lift/ })).toBeVisible();
    expect(loads()).toBe(1);
  });

  test('and that the new one lacks too is said to be missing, and goes round in no circle', { tag: '@hk' }, async ({ page }) => {
    const loads = await openOld(page, () => true);
    await allCosts(page).click();
    await again(page, loads);
    const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await retry.click();
    await expect(retry).toBeVisible();
    expect(loads()).toBe(1);
  });
});
