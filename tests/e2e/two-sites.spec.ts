import { expect, test } from './fixtures';

const LANGUAGE = { hk: 'en-HK', sg: 'en-SG' } as const;

test('the home page stands in the language of its region, quietly and accessibly', async ({ page, expectAccessible }, { project }) => {
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE[project.name as keyof typeof LANGUAGE]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
});

test('an address that does not exist is answered as such', async ({ page, noise }) => {
  noise.expect(/status of 404/);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
