import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures';

/** What a page fetches by itself, in a window in which much of it stands below. */
async function scriptsOf(page: Page, address: string): Promise<Set<string>> {
  const paths = new Set<string>();
  const note = (request: { url: () => string; resourceType: () => string }) => {
    if (request.resourceType() === 'script') paths.add(new URL(request.url()).pathname);
  };
  page.on('request', note);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  // Links that came into view are prefetched when the browser has nothing else to do.
  // oxlint-disable-next-line site/forbidden-forms -- whether anything comes is the question
  await page.waitForTimeout(1_000);
  return paths;
}

test('whoever comes by a campaign fetches no more than anybody else', { tag: ['@hk', '@long'] }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of ['/', '/about-us', '/services-pricing']) {
    const campaign = await scriptsOf(page, `${path}?utm_source=newsletter`);
    expect(campaign.size).toBeGreaterThan(5);
    const plain = await scriptsOf(page, path);
    await expect.poll(() => [...campaign].filter((script) => !plain.has(script)), path).toEqual([]);
  }
});

test('a search that was sent on stands in its field, and typing leaves the rest of the address', { tag: '@sg' }, async ({ page }) => {
  await page.goto('/faqs?q=coat&utm_source=newsletter#answers');
  const field = page.getByRole('searchbox');
  await expect(field).toHaveValue('coat');
  await field.fill('card');
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'card' && url.searchParams.get('utm_source') === 'newsletter');
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('searchbox')).toHaveValue('card');
});
