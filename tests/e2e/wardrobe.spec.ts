import type { BrowserContext } from '@playwright/test';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { createItem, createWardrobe } from '@/tests/builders/wardrobe-items';
import { expect, test } from './fixtures';
import { answerHint, NEITHER } from './region-hint';
import { answerSession } from './session';
import { answerWardrobe } from './wardrobe-answers';

test.beforeEach(({ context }) => answerHint(context, NEITHER));

async function signedIn(context: BrowserContext, baseURL: string | undefined, items: readonly WardrobeItem[]) {
  await answerSession(context);
  await answerWardrobe(context, items);
  await context.addCookies([{ name: 'accessToken', value: 'wardrobe-session-1234', url: baseURL ?? '' }]);
}

test('a member filters, opens a passport and comes back by the address', async ({ page, context, baseURL, noise, expectAccessible }) => {
  await signedIn(context, baseURL, createWardrobe(24));
  await page.goto('/items');
  const list = page.getByRole('list', { name: 'Your pieces' });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('searchbox').fill('camel');
  await expect(page.getByText(/^\d of 24 pieces$/)).toBeVisible();
  await expect(page).toHaveURL(/\/items\?q=camel$/);

  await list.getByRole('link', { name: /Camel wool coat/ }).click();
  const passport = page.getByRole('dialog', { name: 'Camel wool coat' });
  await expect(passport.getByText('Store or sell')).toBeVisible();
  await expect(page).toHaveURL(/item=item-0/);
  await expectAccessible(page);
  await page.goBack();
  await expect(passport).toBeHidden();
  await expect(page).toHaveURL(/\/items\?q=camel$/);

  noise.expect(/404/);
  await page.goto('/items?item=somebody-elses');
  await expect(page.getByText('This piece is not in your wardrobe')).toBeVisible();
});

test('pieces are selected by keyboard and priced before anything is confirmed', async ({ page, context, baseURL, expectAccessible }) => {
  await signedIn(context, baseURL, createWardrobe(6).map((item) => ({ ...item, state: 'stored' as const })));
  await page.goto('/items');
  await page.getByRole('checkbox', { name: 'Select Camel wool coat' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('checkbox', { name: 'Select Jade silk qipao' }).focus();
  await page.keyboard.press('Shift+Space');
  const bar = page.getByRole('region', { name: 'Selected pieces' });
  await expect(bar.getByText('3 selected')).toBeVisible();
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Care' }).click();
  const basket = page.getByRole('dialog', { name: 'Your basket' });
  await expect(basket.getByTestId('request-total')).toContainText('540');
  await expectAccessible(page);
});

test('ten thousand pieces are no more of the page than a screen of them', async ({ page, context, baseURL }) => {
  await signedIn(context, baseURL, createWardrobe(10_000));
  await page.goto('/items');
  await expect(page.getByText('10000 of 10000 pieces')).toBeVisible();
  const cards = page.getByRole('list', { name: 'Your pieces' }).getByRole('listitem');
  expect(await cards.count()).toBeLessThan(80);
  await page.evaluate(() => window.scrollTo({ top: 200_000, behavior: 'instant' }));
  await expect.poll(async () => Number(await cards.first().getAttribute('aria-posinset'))).toBeGreaterThan(500);
  expect(await cards.count()).toBeLessThan(80);
});

test('a proposed price waits for the owner', async ({ page, context, baseURL, expectAccessible }) => {
  const consignment = { listPrice: 128_000, floorPrice: null, commissionPercent: 40, payout: 76_800, soldPrice: null, rejectedBecause: null, submittedAt: '2026-10-01T10:00:00+08:00', listedAt: null, soldAt: null, paidAt: null };
  await signedIn(context, baseURL, [createItem(13, { id: 'for-sale', state: 'priced', plan: 'consignment', consignment })]);
  await page.goto('/items?item=for-sale');
  const floor = page.getByLabel('Lowest price you accept');
  await floor.fill('5000');
  await page.getByRole('button', { name: /^Approve/ }).click();
  await expect(page.getByText(/Enter an amount from 0 to/)).toBeVisible();
  await expect(floor).toBeFocused();
  await expectAccessible(page);
});
