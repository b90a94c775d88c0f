import { expect, test } from '@/tests/e2e/fixtures';

const LANGUAGE = { hk: 'en-HK', sg: 'en-SG' } as const;

test(
  'the home page stands in the language of its region, quietly and accessibly',
  { tag: '@sg' },
  async ({ page, expectAccessible }, { project }) => {
    const answer = await page.goto('/');
    expect(answer?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE[project.name as keyof typeof LANGUAGE]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  },
);

test('an address that does not exist is answered as such', { tag: '@hk' }, async ({ page, noise }) => {
  noise.expect(/status of 404/);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test(
  'the page for a fault of the server says so in the language of its region, with a reference and ways on',
  { tag: '@sg' },
  async ({ page, noise, expectAccessible }, { project }) => {
    noise.expect(/status of 500/);
    const answer = await page.goto('/500');
    expect(answer?.status()).toBe(500);
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE[project.name as keyof typeof LANGUAGE]);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something came apart at the seams');
    const main = page.getByRole('main');
    await expect(main.getByText(/^Reference/).locator('..')).toHaveText(/[0-9a-f]{8}/);
    await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(main.getByRole('search')).toHaveAttribute('action', '/faqs');
    for (const path of ['/contact-us', '/']) await expect(main.locator(`a[href="${path}"]`)).toBeVisible();
    await expectAccessible(page);
  },
);
