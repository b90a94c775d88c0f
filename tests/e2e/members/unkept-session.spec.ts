import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures';
import { answerHint, NEITHER } from '@/tests/e2e/support/region-hint';

const API = `http://localhost:${process.env.BACKEND_PORT}`;
const PASSWORD = 'quiet linen drawer';

async function signUp(page: Page, project: string) {
  const email = `unkept-${project}-${randomUUID()}@example.com`;
  const answer = await page.request.post(`${API}/users/signup`, {
    data: { email, password: PASSWORD, firstName: 'Mei', lastName: 'Chan' },
  });
  const { data } = (await answer.json()) as { data: { accessToken: string } };
  return { email, accessToken: data.accessToken };
}
const userOf = async (page: Page, accessToken: string) =>
  page.request.get(`${API}/users/information`, { headers: { authorization: `Bearer ${accessToken}` } });

/** As a person switches cookies off. */
async function refuseCookies(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDocumentCookieDisabled', { disabled: true });
}

async function enter(page: Page, email: string) {
  await page.getByLabel('Email address').first().fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

test(
  'a browser that keeps no cookie is named as the reason: by the login, the sign-up and a link that brings a session',
  { tag: '@hk' },
  async ({ page, context, expectAccessible }, { project }) => {
    const { email, accessToken } = await signUp(page, project.name);
    await refuseCookies(page);
    // Nothing keeps the answer to the question about the region: each page would ask it, at a moment of its own.
    await answerHint(context, NEITHER);
    const reason = page.getByRole('alert').filter({ hasText: 'blocks cookies' });
    await page.goto('/login');
    await enter(page, email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(reason).toBeVisible();
    await expect(page.getByRole('heading', { name: 'You are logged in' })).toBeHidden();
    await expectAccessible(page);

    await page.goto('/login');
    await enter(page, `new-${email}`);
    await page.getByLabel('First name').fill('Mei');
    await page.getByLabel('Last name').fill('Chan');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Open account' }).click();
    await expect(reason).toBeVisible();

    await page.goto(`/items?locale=en_US&token=${accessToken}`);
    await expect(page.getByRole('heading', { name: 'This page is yours once you are logged in' })).toBeVisible();
    await expect(reason).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'the mailed link takes nothing from a member who opens it where nobody is logged in, until that is pressed',
  { tag: '@hk' },
  async ({ page, noise, expectAccessible }, { project }) => {
    noise.expect(/403/);
    const { email, accessToken } = await signUp(page, project.name);
    const { data } = (await (await page.request.get(`${API}/outbox.json`)).json()) as { data: { to: string; body: string }[] };
    const token = data
      .filter(({ to }) => to === email)
      .map(({ body }) => /verify-email#token=([\w-]+)/.exec(body)?.[1])
      .find(Boolean);
    await page.goto(`/verify-email#token=${token}`);
    await expect(page.getByRole('heading', { name: 'Is this account yours?' })).toBeVisible();
    await expectAccessible(page);
    expect((await userOf(page, accessToken)).status()).toBe(200);
    await page.getByRole('button', { name: 'Confirm and remove' }).click();
    await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
    await expectAccessible(page);
    expect((await userOf(page, accessToken)).status()).toBe(401);
    await page.getByRole('link', { name: 'Choose a password' }).click();
    await page.waitForURL(/\/reset-password$/);
  },
);

test(
  'a session that has ended is found out by one refused call of each kind, and without a pause',
  { tag: '@sg' },
  async ({ page, context, baseURL, noise }, { project }) => {
    noise.expect(/401/);
    const { accessToken } = await signUp(page, project.name);
    await page.request.post(`${API}/users/logout`, { headers: { authorization: `Bearer ${accessToken}` } });
    await context.addCookies([{ name: 'accessToken', value: accessToken, url: baseURL ?? '' }]);
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 401) refused.push(new URL(response.url()).pathname);
    });
    await page.goto('/account');
    await expect(page.getByRole('heading', { name: 'This page is yours once you are logged in' })).toBeVisible();
    expect(new Set(refused).size).toBe(refused.length);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('accessToken');
  },
);
