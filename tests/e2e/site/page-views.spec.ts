import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures';

const views = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((entry) =>
      (entry as { event?: string }).event === 'page_view' ? [(entry as { page_path: string }).page_path] : [],
    ),
  );

/** How one arrives, and what is counted. */
const LANDINGS: [address: string, counted: string][] = [
  ['/', '/'],
  ['/faqs?q=damp&topic=care', '/faqs?q=damp&topic=care'],
  ['/services-pricing?type=sell', '/services-pricing?type=sell'],
  ['/services-pricing?type=bogus#compare', '/services-pricing?type=bogus'],
  ['/pakt-referrals?ref=abc', '/pakt-referrals?ref=abc'],
  ['/login?redirect=/billings', '/login?redirect=%2Fbillings'],
  ['/items?locale=en_US&token=0123456789abcdef', '/items'],
  ['/items?locale=en_US', '/items'],
  ['/chat?about=item:1', '/chat'],
  ['/login/callback/google?code=a&state=b', '/login/callback/google'],
  ['/verify-email#token=abc', '/verify-email'],
  ['/no-such-page', '/no-such-page'],
];

test('one landing is one page view, whatever the page does to its address', { tag: ['@hk', '@long'] }, async ({ page, noise }) => {
  noise.tolerate(/status of 4\d\d/);
  for (const [address, counted] of LANDINGS) {
    await page.goto('about:blank');
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect.poll(() => views(page), address).toEqual([counted]);
    // What settles late settles within a second.
    // oxlint-disable-next-line site/forbidden-forms -- no second view may come
    await page.waitForTimeout(1_000);
    expect(await views(page), address).toEqual([counted]);
  }
});

test('there, back and forward again are one view each', { tag: '@sg' }, async ({ page }) => {
  await page.goto('/about-us');
  await page.getByRole('banner').getByRole('link', { name: 'Services & Pricing' }).click();
  // The address changes before the page does: a step that is taken back before there is anything to see is no view.
  await expect.poll(() => views(page)).toEqual(['/about-us', '/services-pricing']);
  await page.goBack();
  await expect.poll(() => views(page)).toEqual(['/about-us', '/services-pricing', '/about-us']);
  await page.goForward();
  await expect.poll(() => views(page)).toEqual(['/about-us', '/services-pricing', '/about-us', '/services-pricing']);
});
