import { expect, test } from './fixtures';
import { watchHeader } from './header-states';
import { answerSession } from './session';

test.describe('the header', () => {
  test(
    'offers login and the services to visitors, the wardrobe and logout to members',
    { tag: '@hk' },
    async ({ page, context, baseURL }) => {
      await page.goto('/');
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: 'Login' })).toBeVisible();
      await expect(header.getByRole('link', { name: 'Pakt', exact: true })).toHaveAttribute('href', '/services-pricing');
      await expect(header.getByRole('link', { name: 'MY WARDROBE' })).toBeHidden();

      await answerSession(context);
      await context.addCookies([{ name: 'accessToken', value: 'a-session-of-a-member', url: baseURL ?? '' }]);
      await page.reload();
      await expect(header.getByRole('link', { name: 'MY WARDROBE' })).toHaveAttribute('href', '/items');
      await expect(header.getByRole('button', { name: 'Log out' })).toBeVisible();
      await expect(header.getByRole('link', { name: 'Login' })).toBeHidden();
    },
  );

  test('becomes a hamburger below 992 px that Esc closes', { tag: '@sg' }, async ({ page, expectAccessible }) => {
    await page.setViewportSize({ width: 991, height: 800 });
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Open menu' });
    await toggle.click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Services & Pricing' })).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Services & Pricing' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    await page.setViewportSize({ width: 992, height: 800 });
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Services & Pricing' })).toBeVisible();
    // A tablet that is turned with its menu open.
    await page.setViewportSize({ width: 991, height: 800 });
    await toggle.click();
    await page.setViewportSize({ width: 1180, height: 800 });
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  });

  test('stays at the top once the page is scrolled', { tag: ['@hk', '@long'] }, async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 500 });
    await page.goto('/');
    await page.mouse.wheel(0, 600);
    const header = page.getByRole('banner');
    await expect(header).toHaveAttribute('data-fixed', 'true');
    await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
  });

  test('carries the announcement of the CMS, sanitised', { tag: '@sg' }, async ({ page }) => {
    await page.goto('/');
    const banner = page.getByRole('complementary', { name: 'Announcement' });
    await expect(banner).toBeVisible();
    await expect(banner.locator('script, style, iframe')).toHaveCount(0);
  });
});

test.describe('the blog’s masthead', () => {
  for (const path of ['/blog', '/blog/clean-before-you-store']) {
    test(
      `leads home, through the site and to other languages on a phone: ${path}`,
      { tag: ['@sg', '@long'] },
      async ({ page, expectAccessible }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        await page.goto(path);
        const masthead = page.getByRole('banner');
        await expect(masthead.getByRole('link', { name: 'Pakt home' })).toHaveAttribute('href', '/');
        const toggle = masthead.getByRole('button', { name: 'Open menu' });
        await toggle.click();
        await expect(masthead.getByRole('link', { name: 'Services & Pricing' })).toBeInViewport();
        await expect(masthead.getByRole('link', { name: 'Login' })).toBeInViewport();
        await expectAccessible(page);
        await masthead.getByRole('button', { name: /^Language/ }).click();
        await expect(masthead.locator('a[lang^="zh-Hans"]')).toBeInViewport();
        // Once closes the languages, once the menu.
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        await expect(toggle).toHaveAttribute('aria-expanded', 'false');
        await toggle.click();
        await masthead.getByRole('link', { name: 'Services & Pricing' }).click();
        await page.waitForURL('**/services-pricing');
      },
    );
  }

  test('stands in one row of links and the blog’s name on a wide window', { tag: ['@hk', '@long'] }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/blog');
    const masthead = page.getByRole('banner');
    await expect(masthead.getByRole('link', { name: 'Services & Pricing' })).toBeVisible();
    await expect(masthead.getByRole('button', { name: 'Open menu' })).toBeHidden();
    await expect(masthead.getByRole('link', { name: 'Pakt World' }).last()).toHaveAttribute('href', '/blog');
  });
});

test('the skip link leads past the header', { tag: '@hk' }, async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await skip.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

for (const who of ['visitor', 'member'] as const) {
  test(
    `the header says what is so from the first paint, without a script: a ${who}`,
    { tag: who === 'visitor' ? '@sg' : '@hk' },
    async ({ page, context, baseURL }) => {
      if (who === 'member') {
        await answerSession(context);
        await context.addCookies([{ name: 'accessToken', value: 'a-session-of-a-member', url: baseURL ?? '' }]);
      }
      let letGo: () => void = () => undefined;
      const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
      await page.route('**/_next/static/**', async (route) => {
        await isLetGo;
        await route.continue();
      });
      const states = await watchHeader(page);
      const loaded = page.goto('/');
      await expect(page.getByRole('banner').getByRole('link', { name: who === 'visitor' ? 'Login' : 'MY WARDROBE' })).toBeVisible();
      await expect.poll(states).toEqual([who]);
      letGo();
      await loaded;
      // Nor on a further page, where everything is at hand.
      await page.goto('/faqs');
      await expect(page.getByRole('banner')).toBeVisible();
      expect(new Set(await states())).toEqual(new Set([who]));
    },
  );
}
