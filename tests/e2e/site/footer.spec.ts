import { expect, hydrated, test } from '@/tests/e2e/fixtures';
import { expectNoSidewaysScrolling } from '@/tests/e2e/support/buying-steps';

const LINKS = {
  Store: '/services-pricing?type=store',
  Digitise: '/services-pricing?type=digitise',
  Sell: '/services-pricing?type=sell',
  'Additional Services': '/additional-services',
  'Gift Packages': '/pakt-gift',
  'Referral Program': '/pakt-referrals',
  'About Us': '/about-us',
  'Pakt World': '/blog',
  Press: '/press',
  'Contact Us': '/contact-us',
  FAQs: '/faqs',
  'Privacy Policy': '/privacy-policy',
  'Terms & Conditions': '/terms-and-condition',
};

test('the footer has every link of the specification and the current year', { tag: '@hk' }, async ({ page }) => {
  await page.goto('/');
  const footer = await hydrated(page.getByRole('contentinfo'));
  for (const [name, href] of Object.entries(LINKS)) {
    await expect(footer.getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', href);
  }
  for (const platform of ['Instagram', 'Facebook', 'LinkedIn', 'YouTube', 'Android app', 'iPhone app']) {
    await expect(footer.getByRole('link', { name: new RegExp(platform) })).toHaveAttribute('href', /^https:\/\//);
  }
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Pakt`);
});

test('larger letters, as set in the browser, leave every page within the window', { tag: '@hk' }, async ({ page }) => {
  for (const [width, letters] of [
    [390, 24],
    [1024, 24],
    [1280, 32],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/zh', '/services-pricing', '/faqs']) {
      await page.goto(path);
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}px`), letters);
      await expectNoSidewaysScrolling(page);
    }
  }
});

test.describe('the subscribe box', () => {
  test('subscribes for real, hands out the coupon and keeps it in the database', { tag: '@sg' }, async ({ page, noise }, { project }) => {
    await page.goto('/');
    const footer = await hydrated(page.getByRole('contentinfo'));
    const address = `reader-${project.name}-${Date.now()}@example.com`;
    await footer.getByRole('textbox', { name: 'Email address' }).fill(address);
    await footer.getByRole('button', { name: 'Subscribe to the newsletter' }).click();
    await expect(footer.getByRole('status').filter({ hasText: 'Success!' })).toBeVisible();
    await footer.getByRole('button', { name: 'Get my coupon' }).click();
    const coupon = footer.locator('code');
    await expect(coupon).toHaveText(/\w{6,}/);
    const code = await coupon.textContent();
    const again = await page.request.post(`http://localhost:${process.env.BACKEND_PORT}/newsletter/get-my-coupon`, {
      data: { emailAddress: address },
    });
    expect(await again.json()).toMatchObject({ statusCode: 200, data: { couponCode: code } });
    expect(noise.findings()).toEqual([]);
  });

  test('sends whatever is typed and shows a refusal as an error, the text kept', { tag: ['@hk', '@long'] }, async ({ page, noise }) => {
    noise.expect(/status of 400/);
    await page.goto('/');
    const footer = await hydrated(page.getByRole('contentinfo'));
    await footer.getByRole('textbox', { name: 'Email address' }).fill('not an address');
    await footer.getByRole('textbox', { name: 'Email address' }).press('Enter');
    await expect(footer.getByRole('alert')).toHaveText('Fail!');
    await expect(footer.getByRole('textbox', { name: 'Email address' })).toHaveValue('not an address');
  });

  test('says so when the server cannot be reached', { tag: ['@sg', '@long'] }, async ({ page, context, noise }) => {
    noise.expect(/ERR_FAILED|Failed to load resource/);
    await context.route('**/newsletter/signup', (route) => route.abort());
    await page.goto('/');
    const footer = await hydrated(page.getByRole('contentinfo'));
    await footer.getByRole('textbox', { name: 'Email address' }).fill('reader@example.com');
    await footer.getByRole('textbox', { name: 'Email address' }).press('Enter');
    await expect(footer.getByRole('alert')).toHaveText('Fail!');
  });
});
