import { expect, test } from '@/tests/e2e/fixtures';

test(
  'a phone is shown three rows of the wardrobe, and all of it by a press that moves nothing',
  { tag: ['@hk', '@long'] },
  async ({ page, expectAccessible }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/');
    const pieces = page.getByRole('list', { name: 'A wardrobe to try' }).getByRole('listitem').filter({ visible: true });
    const unfold = page.getByRole('button', { name: 'Show all 24 pieces' });
    await unfold.scrollIntoViewIfNeeded();
    await expect(pieces).toHaveCount(9);
    await expectAccessible(page);
    const before = await pieces.nth(8).boundingBox();
    await unfold.click();
    await expect(pieces).toHaveCount(24);
    await expect(pieces.nth(9).getByRole('button')).toBeFocused();
    expect(await pieces.nth(8).boundingBox()).toEqual(before);
  },
);

test('wider windows show the whole of it, and no button; Back closes a piece', { tag: '@sg' }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/');
  const rail = page.getByRole('list', { name: 'A wardrobe to try' });
  await rail.scrollIntoViewIfNeeded();
  expect((await page.locator('button > span > span[style*="background"]').first().boundingBox())?.width).toBe(16);
  await expect(rail.getByRole('listitem').filter({ visible: true })).toHaveCount(24);
  await expect(page.getByRole('button', { name: 'Show all 24 pieces' })).toBeHidden();
  await rail.getByRole('listitem').first().getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/panel=piece/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(rail).toBeVisible();
});
