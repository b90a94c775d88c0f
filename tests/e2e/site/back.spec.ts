import { expect, test } from '@/tests/e2e/fixtures';

// The first measures itself while it is drawn, the others do not; what lies below the first screen comes late on all of them.
for (const [path, tag] of [
  ['/services-pricing', '@hk'],
  ['/about-us', '@sg'],
] as const) {
  test(`Back to ${path} ends where one was`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' });
    await link.scrollIntoViewIfNeeded();
    const top = () => page.evaluate(() => window.scrollY);
    const before = await top();
    expect(before).toBeGreaterThan(1000);
    await link.click();
    await expect(page).toHaveURL(/\/faqs$/);
    await expect.poll(top, 'a new page begins at its top').toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect.poll(top).toBeGreaterThan(before - 400);
  });
}
