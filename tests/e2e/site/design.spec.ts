import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '@/tests/e2e/support/axe';

/** The build under test runs with DESIGN_PAGE=on. */
const WIDTHS = [320, 360, 768, 1440];
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

async function expectAccessible(page: Page) {
  expect(await axeViolations(page), 'axe violations').toEqual([]);
}

async function openDesign(page: Page, width: number) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/design');
  await expect(page.locator('.ant-pagination')).toBeVisible(); // the last part to arrive
}

test('every part is accessible on a phone, and fits at every width', { tag: ['@hk', '@long'] }, async ({ page }) => {
  await openDesign(page, 360);
  await expectAccessible(page); // wide: with the dialog, below; in between: tests/matrix/design.spec.ts
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => overflow(page), `${width} px`).toBeLessThanOrEqual(0);
    // Nothing but the usual gap below a row of fields, however many stand in it.
    const spare = await page.locator('.field-row').evaluate((row) => {
      const ends = [...row.querySelectorAll('input, select')].map((field) => field.getBoundingClientRect().bottom);
      return row.getBoundingClientRect().bottom + Number.parseFloat(getComputedStyle(row).marginBottom) - Math.max(...ends);
    });
    expect(Math.abs(spare), `${width} px`).toBeLessThan(2);
  }
});

for (const { opener, title, tag } of [
  { opener: 'Open dialog', title: 'Cancel this collection?', tag: ['@hk'] },
  { opener: 'Open drawer', title: 'Camel wool coat', tag: ['@hk', '@long'] },
]) {
  test(`${opener}: keeps the focus inside and gives it back`, { tag }, async ({ page }) => {
    await openDesign(page, 1440);
    const button = page.getByRole('button', { name: opener });
    await button.press('Enter');
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeFocused();
    await expectAccessible(page);
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab');
      // Between the last and the first control the focus may rest on the browser's own bar, which reads as body.
      expect(
        await page.evaluate(() => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog'))),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });
}

test('toasts and a refused form are accessible', { tag: ['@hk', '@long'] }, async ({ page }) => {
  await openDesign(page, 360);
  await page.getByRole('form', { name: 'Sample form' }).getByRole('button', { name: 'Check' }).click();
  await expect(
    page.getByRole('group', { name: /./ }).filter({ has: page.getByRole('link', { name: 'Name is still missing' }) }),
  ).toBeFocused();
  await page.getByRole('button', { name: 'Toast with Undo' }).click();
  await expect(page.getByText('Moved to the basket.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Pressed: undo')).toBeVisible();
});

test('an address opens the question that it names', { tag: '@hk' }, async ({ page }) => {
  await page.goto('/design#insured');
  await expect(page.getByText('up to the value that you state')).toBeVisible();
});
