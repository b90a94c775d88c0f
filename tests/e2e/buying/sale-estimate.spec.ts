import { expect, test } from '@/tests/e2e/fixtures';
import { holdScripts } from '@/tests/e2e/support/held-scripts';

test('what is left of a sale follows the slider, by key and by hand', { tag: '@sg' }, async ({ page }) => {
  await page.goto('/services-pricing?type=sell');
  const slider = page.getByRole('slider');
  const shown = slider.locator('xpath=ancestor::*[.//dl][1]').locator('dd');
  const atFirst = await shown.allTextContents();
  expect(atFirst).toHaveLength(3);
  await slider.press('End');
  await expect.poll(() => shown.allTextContents()).not.toEqual(atFirst);
  await expect(slider).toHaveValue('30');
  const atTheEnd = await shown.allTextContents();

  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not seen.');
  await page.mouse.click(box.x + box.width / 4, box.y + box.height / 2);
  await expect.poll(() => shown.allTextContents()).not.toEqual(atTheEnd);
});

test('a slider that was moved before the page is hydrated has the last word', { tag: '@hk' }, async ({ context }) => {
  const page = await context.newPage();
  const letGo = await holdScripts(page);
  await page.goto('/services-pricing?type=sell', { waitUntil: 'commit' });
  const slider = page.getByRole('slider');
  const shown = slider.locator('xpath=ancestor::*[.//dl][1]').locator('dd');
  const atFirst = await shown.allTextContents();
  await slider.press('End');
  await expect(slider).toHaveValue('30');
  letGo();
  await expect.poll(() => shown.allTextContents()).not.toEqual(atFirst);
  await expect(slider).toHaveValue('30');
});

test('comes back with its panel, and leaves the rest of the page where it is', { tag: '@hk' }, async ({ page }) => {
  await page.goto('/services-pricing?type=sell');
  const panels = page.locator('#calculator nav button');
  await panels.nth(1).click();
  await expect(page.getByRole('slider')).toHaveCount(0);
  const isHidden = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const end = performance.now() + 1_500;
        // React hides what waits for a script and has no boundary of its own.
        const look = () =>
          document.querySelector('main h1')?.checkVisibility() === false
            ? resolve(true)
            : performance.now() > end
              ? resolve(false)
              : requestAnimationFrame(look);
        look();
      }),
  );
  await panels.first().click();
  await expect(page.getByRole('slider')).toBeVisible();
  expect(await isHidden).toBe(false);
  await page.getByRole('slider').press('End');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /\d/);
});
