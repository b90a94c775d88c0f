import { expect, test } from '@/tests/e2e/fixtures';

/** `npm test` has the narrow one, and the wide one behind a dialog. */
for (const width of [320, 360, 768, 1440]) {
  test(`site hk: every part of the design page is accessible and fits, loaded at ${width} px`, async ({ page, expectAccessible }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/design');
    await expect(page.locator('.ant-pagination')).toBeVisible(); // the last part to arrive
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
}
