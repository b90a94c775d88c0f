import type { Page } from '@playwright/test';
import { cutChoices } from '@/tests/e2e/support/buying-steps';
import { demoMember, type Site } from '@/tests/e2e/support/demo-member';
import { expect, test } from '@/tests/e2e/fixtures';

const PHONE = { width: 360, height: 640 };
const bar = (page: Page) => page.getByRole('navigation', { name: 'Account' });
const topOf = (page: Page) =>
  page
    .locator('a[data-item]')
    .first()
    .evaluate((piece) => piece.getBoundingClientRect().top);

test('a wardrobe on a phone opens with clothes, and what waits in the basket stays in sight', async ({ page, baseURL, expectAccessible }, {
  project,
}) => {
  const member = await demoMember(page, baseURL, project.name as Site);
  await member.signIn(page);
  await page.setViewportSize(PHONE);
  await page.goto('/items');
  await expect(page.locator('a[data-item]').first()).toBeVisible();
  // Half of the first picture at least, above the bar.
  const barTop = (await bar(page).boundingBox())?.y ?? 0;
  expect(await topOf(page)).toBeLessThan(barTop - 100);
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toBeHidden();
  // The title stands in one line beside its buttons.
  expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.height).toBeLessThan(40);

  expect(await cutChoices(page)).toEqual([]);

  const box = page.getByRole('searchbox');
  await box.fill('winter');
  const pieces = page.locator('a[data-item]');
  await expect(page.getByRole('status').getByText(/^[1-9]\d* of \d+ pieces/)).toBeVisible();
  await box.fill('umbrela zzz');
  await expect(page.getByText('No piece matches your search and filters')).toBeInViewport();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(box).toBeFocused();
  await expect(pieces.first()).toBeVisible();

  // What is booked for when is read whole, in pictures and in the list.
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 640 });
    for (const layout of ['List', 'Photos']) {
      await page.getByRole('button', { name: layout, exact: true }).click();
      await expect(page.locator('[data-state] > span').first()).toBeVisible();
      const cut = await page
        .locator('[data-state] > span')
        .evaluateAll((spans) => spans.filter((span) => span.scrollWidth > span.clientWidth + 1).map((span) => span.textContent));
      expect(cut, `${layout} at ${width}`).toEqual([]);
    }
  }
  await page.setViewportSize(PHONE);

  const line = page.getByRole('button', { name: /of \d+ places/ });
  await line.click();
  await expect(page.getByRole('heading', { name: 'Next booking' })).toBeVisible();
  await line.click();
  await expect(page.getByRole('heading', { name: 'Next booking' })).toBeHidden();

  // The footer stays: Tab goes on in the page that its link has led to.
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).press('Enter');
  await expect(page.locator('main')).toBeFocused();

  const piece = (await member.free())[0];
  await page.goto(`/items?item=${piece?.id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Care' }).click();
  const basket = page.getByRole('dialog', { name: 'Your basket' });
  await expect(basket.getByTestId('request-total')).toContainText(/[1-9]/);
  const total = (await basket.getByTestId('request-total').textContent()) ?? '';
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const waiting = page.getByRole('button', { name: /^Basket · 1/ });
  await expect(waiting).toBeInViewport();
  await expect(waiting).toContainText(total);
  await expectAccessible(page);
  // What the page says stands above what waits.
  await page.goto(`/items?item=${piece?.id}`);
  const passport = page.getByRole('dialog', { name: piece?.name ?? '', exact: true });
  await passport.getByRole('button', { name: /^Edit name, note/ }).click();
  await passport.getByRole('textbox', { name: /^Note/ }).fill(`Written at ${Date.now()}`);
  await passport.getByRole('button', { name: 'Save', exact: true }).click();
  const toast = page.getByText(/: your changes are saved\.$/);
  await expect(toast).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(passport).toBeHidden();
  await toast.hover();
  const said = await toast.boundingBox();
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual((await waiting.boundingBox())?.y ?? 0);
  await waiting.click();
  await expect(basket).toBeVisible();
});

test('one bar on every page of a member: large targets, where one is, visits and the way out', async ({ page, baseURL, expectAccessible }, {
  project,
}) => {
  const member = await demoMember(page, baseURL, project.name as Site);
  await member.signIn(page);
  await page.setViewportSize(PHONE);
  for (const [path, current] of [
    ['/items', 'Wardrobe'],
    ['/outfit', 'Outfits'],
    ['/chat', 'Chat'],
    ['/billings', 'More'],
    ['/payment-method', 'More'],
    ['/account', 'More'],
  ] as const) {
    await page.goto(path);
    const ways = bar(page).locator('a:visible, button:visible');
    await expect(ways).toHaveCount(5);
    const boxes = await ways.evaluateAll((all) =>
      all.map((way) => {
        const { width, height, bottom } = way.getBoundingClientRect();
        return { width, height, bottom, isWhole: way.scrollWidth <= way.clientWidth };
      }),
    );
    for (const box of boxes) {
      expect(box.isWhole, path).toBe(true);
      expect(Math.min(box.width, box.height), path).toBeGreaterThanOrEqual(44);
      expect(box.bottom, path).toBeLessThanOrEqual(PHONE.height);
    }
    await expect(bar(page).locator('[aria-current]:visible'), path).toHaveText(current);
    if (current !== 'More') continue;
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await expect(page.getByText(title, { exact: true }).filter({ visible: true }), path).toHaveCount(1);
    await expect(page.locator('#main [aria-busy=true]').filter({ visible: true }), path).toHaveCount(0);
    expect(await cutChoices(page), path).toEqual([]);
  }

  await bar(page).getByRole('link', { name: 'Visits' }).click();
  const visits = page.getByRole('dialog', { name: 'Your visits' });
  await expect(visits).toBeVisible();
  await expect(page).toHaveURL(/\/items\?visit=all$/);
  await page.goBack();
  await expect(visits).toBeHidden();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/billings');
  for (const name of ['Wardrobe', 'Outfits', 'Visits', 'Plan', 'Sales', 'Billing', 'Payment methods', 'Chat', 'Account']) {
    await expect(bar(page).getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await bar(page).getByRole('button', { name: 'More' }).click();
  const more = page.getByRole('dialog', { name: 'More' });
  await expect(more.getByRole('link', { name: 'Account' })).toBeVisible();
  await expectAccessible(page);
  await more.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(/\/login$/);
});
