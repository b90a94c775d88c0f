import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures';

const API = `http://localhost:${process.env.BACKEND_PORT}`;
const PASSWORD = 'quiet linen drawer';
let counter = 0;

interface Member {
  email: string;
  accessToken: string;
}

async function newMember(page: Page, project: string, firstName = 'Mei'): Promise<Member> {
  counter += 1;
  const email = `session-${project}-${Date.now()}-${counter}@example.com`;
  const answer = await page.request.post(`${API}/users/signup`, { data: { email, password: PASSWORD, firstName, lastName: 'Chan' } });
  const { data } = (await answer.json()) as { data: { accessToken: string } };
  return { email, accessToken: data.accessToken };
}

const holds = (context: BrowserContext, { accessToken }: Member, baseURL: string | undefined) =>
  context.addCookies([{ name: 'accessToken', value: accessToken, url: baseURL ?? '' }]);

/** Ends the page's session on the server; another one keeps the member's realtime sign-in alive. */
async function endOnServer(page: Page, { email, accessToken }: Member) {
  await page.request.post(`${API}/users/login`, { data: { email, password: PASSWORD, ip: '' } });
  await page.request.post(`${API}/users/logout`, { headers: { authorization: `Bearer ${accessToken}` } });
}

const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);

test(
  'a session that ends in mid-use: log in over the page, go on, nothing typed is lost',
  { tag: '@sg' },
  async ({ page, context, baseURL, noise, expectAccessible }, { project }) => {
    noise.expect(/401/);
    const member = await newMember(page, project.name);
    await holds(context, member, baseURL);
    await page.goto('/account');
    await page.getByLabel('First name').fill('Mei Ling');
    await endOnServer(page, member);
    await page.getByRole('button', { name: 'Save' }).click();

    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(dialog.getByText(member.email)).toBeVisible();
    expect(await cookieNames(context)).not.toContain('accessToken');
    await dialog.getByLabel('Password', { exact: true }).fill('not my password');
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('The email address or the password is not correct.');
    await expectAccessible(page);
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByRole('dialog', { name: 'You are logged in again' }).getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Mei Ling');
    await page.reload();
    await expect(page.getByLabel('First name')).toHaveValue('Mei Ling');
  },
);

test(
  'whoever does not log in again is shown the page of a visitor',
  { tag: ['@hk', '@long'] },
  async ({ page, context, baseURL, noise }, { project }) => {
    noise.expect(/401/);
    const member = await newMember(page, project.name);
    await holds(context, member, baseURL);
    await page.goto('/account');
    await page.getByLabel('First name').waitFor();
    await endOnServer(page, member);
    await page.getByRole('button', { name: 'Download my data' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(dialog.getByRole('link', { name: 'Log in another way' })).toHaveAttribute('href', '/login?redirect=%2Faccount');
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByRole('heading', { name: 'This page is yours once you are logged in' })).toBeVisible();
  },
);

test(
  'a link with another session asks before it replaces a live one',
  { tag: ['@sg', '@long'] },
  async ({ page, context, baseURL, noise, expectAccessible }, { project }) => {
    noise.tolerate(/WebSocket is closed before/); // the page is left while it connects
    const [mine, other] = [await newMember(page, project.name), await newMember(page, project.name, 'Kim')];
    await holds(context, mine, baseURL);
    const kept = async () => (await context.cookies()).find(({ name }) => name === 'accessToken')?.value;
    const arrive = async () => {
      await page.goto(`/items?locale=en_US&token=${other.accessToken}`);
      await expect(page).toHaveURL(/\/items$/);
      return page.getByRole('dialog', { name: 'This link belongs to another account' });
    };
    const first = await arrive();
    await expect(first).toBeVisible();
    await expectAccessible(page);
    await first.getByRole('button', { name: 'Stay as I am' }).click();
    expect(await kept()).toBe(mine.accessToken);
    await (await arrive()).getByRole('button', { name: 'Use the link’s account' }).click();
    await expect.poll(kept).toBe(other.accessToken);
    await page.goto('/account');
    await expect(page.getByLabel('First name')).toHaveValue('Kim');
  },
);

test(
  'another account in one tab is another account in all of them, and finds nothing that the first has typed',
  { tag: '@hk' },
  async ({ page, context, baseURL, noise }, { project }) => {
    noise.tolerate(/WebSocket is closed before|securetoken/); // pages are left while they connect
    const [mine, other] = [await newMember(page, project.name), await newMember(page, project.name, 'Kim')];
    await holds(context, mine, baseURL);
    const second = await context.newPage();
    await second.goto(`${baseURL}/account`);
    await expect(second.getByLabel('First name')).toHaveValue('Mei');
    await second.getByLabel('First name').fill('Mei Ling');
    await page.goto('/account');
    await page.evaluate(() => localStorage.setItem('draft:order.hk', 'an address'));
    // What was typed in the other tab is the same person's.
    await expect(page.getByLabel('First name')).toHaveValue('Mei Ling');
    await page.goto(`/items?locale=en_US&token=${other.accessToken}`);
    await page
      .getByRole('dialog', { name: 'This link belongs to another account' })
      .getByRole('button', { name: 'Use the link’s account' })
      .click();
    await expect(second.getByLabel('First name')).toHaveValue('Kim');
    await expect.poll(() => second.evaluate(() => localStorage.getItem('draft:order.hk'))).toBeNull();

    // The same without a word from the other tab, as after a page was frozen; and without a logout in between.
    await second.evaluate(() => localStorage.setItem('draft:order.hk', 'another address'));
    await page.close();
    await holds(context, mine, baseURL);
    await second.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(second.getByLabel('First name')).toHaveValue('Mei');
    expect(await second.evaluate(() => localStorage.getItem('draft:order.hk'))).toBeNull();
  },
);
