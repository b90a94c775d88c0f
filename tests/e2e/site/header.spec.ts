import { expect, test } from '@/tests/e2e/fixtures';
import { watchHeader } from '@/tests/e2e/support/header-states';
import { answerSession } from '@/tests/e2e/support/session';

test.describe('the header', () => {
  test(
    'offers login and the services to visitors, the wardrobe and logout to members',
    { tag: '@hk' },
    async ({ page, context, baseURL }) => {
      await page.goto('/');
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: 'Login' })).toBeVisible();
      await expect(header.getByRole('link', { name: 'Get Pakt' })).toHaveAttribute('href', '/services-pricing');
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

  test('leaves a window at 400 % zoom to the page', { tag: '@sg' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 225 });
    for (const path of ['/', '/billings']) {
      await page.goto(path);
      await page.mouse.wheel(0, 300);
      await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.y).toBeLessThan(-60);
    }
  });

  test('carries the announcement of the CMS', { tag: '@sg' }, async ({ page }) => {
    await page.goto('/');
    const banner = page.getByRole('complementary', { name: 'Announcement' });
    await expect(banner).toBeVisible();
  });
});

test.describe('the blog’s masthead', () => {
  test('has the way home, the languages and its name, and nothing of the header', { tag: '@sg' }, async ({ page, expectAccessible }) => {
    for (const [path, width] of [
      ['/blog?topic=care', 768],
      ['/blog/clean-before-you-store', 360],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      const masthead = page.getByRole('banner');
      await expect(masthead).toHaveCount(1);
      const language = masthead.getByRole('button', { name: /^Language/ });
      await expect(masthead.getByRole('link')).toHaveCount(2);
      await expect(masthead.getByRole('button')).toHaveCount(1);
      await expect(masthead.getByRole('link', { name: 'Pakt home' })).toHaveAttribute('href', '/');
      await expect(masthead.getByRole('link', { name: 'Pakt World' })).toHaveAttribute('href', '/blog');
      await expect(page.getByRole('complementary', { name: 'Announcement' })).toHaveCount(0);
      await language.click();
      await expect(masthead.locator('a[lang^="zh-Hans"]')).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(masthead.locator('a[lang^="zh-Hans"]')).toBeHidden();
      await expect(language).toBeFocused();
    }
  });

  test('has nothing of the header for members either', { tag: '@hk' }, async ({ page, context, baseURL }) => {
    await answerSession(context);
    await context.addCookies([{ name: 'accessToken', value: 'a-session-of-a-member', url: baseURL ?? '' }]);
    await page.goto('/zh/blog');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(2);
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(1);
  });
});

test(
  'the other region’s site is linked with path and query, also after a navigation, and without a token',
  { tag: '@hk' },
  async ({ page }) => {
    const link = page.getByRole('banner').getByText('Singapore site', { exact: false });
    const led = async () => {
      const { pathname, search, hostname } = new URL((await link.getAttribute('href')) ?? '');
      return `${hostname.split('.')[0]} ${pathname}${search}`;
    };
    await page.goto('/faqs?q=damp&token=abc&code=1&state=2');
    await expect.poll(led).toBe('sg /faqs?q=damp');
    await page.goto('/zh/services-pricing');
    const chinese = page.getByRole('banner').locator('li a[href*="//sg."]');
    await page.getByRole('main').getByRole('link').and(page.locator('[href$="type=sell"]')).first().click();
    await expect.poll(async () => new URL((await chinese.getAttribute('href')) ?? '').search).toBe('?type=sell');
    await page.goBack();
    await expect.poll(async () => new URL((await chinese.getAttribute('href')) ?? '').search).toBe('');
  },
);

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
