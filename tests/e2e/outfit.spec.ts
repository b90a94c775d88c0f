import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { answerHint, NEITHER } from './region-hint';

test.beforeEach(({ context }) => answerHint(context, NEITHER));

const API = `http://localhost:${process.env.BACKEND_PORT}`;

/** The demonstration customer with 24 pieces and suggestions on. */
async function signIn(page: Page, baseURL: string | undefined): Promise<void> {
  const answer = await page.request.post(`${API}/users/login`, { data: { email: 'hk@example.com', password: 'try-the-wardrobe', ip: '' } });
  const { data } = (await answer.json()) as { data: { accessToken: string } };
  await page.context().addCookies([{ name: 'accessToken', value: data.accessToken, url: baseURL ?? '' }]);
}

test('a visitor is asked to log in, and nothing is fetched', async ({ page, expectAccessible }) => {
  await page.goto('/outfit');
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expectAccessible(page);
});

test('a member lays out a look, keeps it, previews it by focus and takes its deletion back', async ({ page, baseURL, expectAccessible }, { project }) => {
  const name = `Look ${project.name} ${Date.now()}`;
  await signIn(page, baseURL);
  await page.goto('/outfit');
  const rail = page.getByRole('region', { name: 'Your pieces' });
  const canvas = page.getByRole('region', { name: 'The look' });
  const saved = page.getByRole('region', { name: 'Saved looks' });
  await rail.getByRole('button').first().click();
  await rail.getByRole('button').nth(1).click();
  await expect(canvas.getByRole('listitem')).toHaveCount(2);
  await canvas.getByRole('listitem').first().getByRole('button').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Bring forward' })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Name of the look').fill(name);
  await page.getByRole('button', { name: 'Save look' }).click();
  const card = saved.getByRole('article').filter({ hasText: name });
  await expect(card).toBeVisible();
  await page.getByRole('button', { name: 'Start a new one' }).click();
  await expect(canvas.getByRole('listitem')).toHaveCount(0);
  await card.getByRole('button').first().focus();
  await expect(canvas.getByText(`Preview: ${name}`)).toBeVisible();
  await card.getByRole('button', { name: 'Wear today' }).click();
  await expect(card.getByText('Worn 1 time, last')).toBeVisible();
  await card.getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();
});

test('suggestions come with reasons and can be laid out', async ({ page, baseURL, expectAccessible }) => {
  await signIn(page, baseURL);
  await page.goto('/outfit');
  await page.getByLabel('Temperature in °C').fill('24');
  await page.getByLabel('Rain').selectOption('Dry');
  await page.getByRole('button', { name: 'Suggest looks' }).click();
  const look = page.getByRole('list', { name: 'Suggestions for the day' }).getByRole('article').first();
  await expect(look).toBeVisible();
  await expect(look.getByRole('list').nth(1).getByRole('listitem').first()).not.toBeEmpty();
  await expectAccessible(page);
  await look.getByRole('button', { name: 'Lay it out' }).click();
  await expect(page.getByRole('region', { name: 'The look' }).getByRole('listitem').first().getByRole('button')).toBeVisible();
});
