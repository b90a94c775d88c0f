import { expect, test } from '@/tests/e2e/fixtures';
import { anotherDevice, API, joined, PASSWORD } from '@/tests/e2e/support/joined';
import { withoutPassword } from '@/tests/e2e/support/without-password';

const NEXT = 'another linen drawer';

test('a member looks after devices, password, address and consent', async ({ page, baseURL, noise, expectAccessible }, { project }) => {
  noise.expect(/403/);
  const email = await joined(page, baseURL, project.name);
  await anotherDevice(page, email, PASSWORD);
  await page.goto('/account');
  const devices = page.getByRole('region', { name: 'Devices' });
  await expect(devices.getByRole('heading')).toBeVisible();
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(contents).toHaveText(await page.getByRole('main').getByRole('region').getByRole('heading', { level: 2 }).allTextContents());
  await contents.filter({ hasText: 'Devices' }).click();
  await expect(devices.getByRole('heading')).toBeInViewport();
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);

  await devices.getByRole('button', { name: 'Log out Firefox on macOS' }).click();
  await expect(devices.getByText('That device has been logged out.')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);

  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByText('We have sent you a link.')).toBeVisible();

  const news = page.getByRole('region', { name: 'News and offers' });
  await news.getByRole('switch').click();
  await expect(news.getByText('Yes · on this page')).toBeVisible();
  await expect(news.getByText('No · when you joined')).toBeVisible();

  const password = page.getByRole('region', { name: 'Password', exact: true });
  await password.getByLabel('Current password', { exact: true }).fill('not this one');
  await password.getByLabel('New password', { exact: true }).fill(NEXT);
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByText('Current password is not correct').first()).toBeVisible();
  await expectAccessible(page);
  await password.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByText('Your password has been changed')).toBeVisible();
  await expect(password.getByLabel('Current password', { exact: true })).toHaveValue('');
  expect((await anotherDevice(page, email, NEXT)).status()).toBe(200);
});

test('a mailed link leads to a new password, and on the way no other form is shown', async ({ page, baseURL, expectAccessible }, {
  project,
}) => {
  const email = await joined(page, baseURL, project.name);
  await page.context().clearCookies({ name: 'accessToken' });
  // From the login, where the address was typed once already.
  await page.goto('/login');
  await page.getByLabel('Email address').first().fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.locator('main').getByLabel('Email address')).toHaveValue(email);
  expect(page.url()).not.toContain('@');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();
  await expectAccessible(page);
  const { data } = (await (await page.request.get(`${API}/outbox.json`)).json()) as { data: { to: string; body: string }[] };
  const token = data
    .filter(({ to }) => to === email)
    .map(({ body }) => /#token=([\w-]+)/.exec(body)?.[1])
    .find(Boolean);

  const mailed = await page.context().newPage();
  await mailed.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('main input[type=email]')) document.documentElement.dataset.askedForAddress = '';
    }).observe(document, { subtree: true, childList: true });
  });
  await mailed.goto(`${baseURL}/reset-password#token=${token}`);
  const field = mailed.getByLabel('New password', { exact: true });
  await field.fill(NEXT);
  await expect(mailed).toHaveURL(/\/reset-password$/);
  await expect(mailed.locator('html')).not.toHaveAttribute('data-asked-for-address');
  await expectAccessible(mailed);
  await mailed.getByRole('button', { name: 'Save password' }).click();
  await expect(mailed.getByRole('status').filter({ hasText: 'Your new password is set' })).toBeVisible();
  expect((await anotherDevice(page, email, NEXT)).status()).toBe(200);
});

test(
  'a mailed link confirms the address, also pasted into the tab where its page stands already, and says so again when it is opened again',
  { tag: ['@hk', '@long'] },
  async ({ page, baseURL, noise, expectAccessible }, { project }) => {
    noise.expect(/40\d/);
    const email = await joined(page, baseURL, project.name);
    await page.goto('/verify-email');
    await expect(page.getByRole('heading', { name: 'Nothing to confirm here' })).toBeVisible();
    await expectAccessible(page);
    const { data } = (await (await page.request.get(`${API}/outbox.json`)).json()) as { data: { to: string; body: string }[] };
    const token = data
      .filter(({ to }) => to === email)
      .map(({ body }) => /verify-email#token=([\w-]+)/.exec(body)?.[1])
      .find(Boolean);
    const paste = (value: string | undefined) => page.evaluate((hash) => location.assign(hash), `#token=${value}`);
    await paste(token);
    await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    expect(JSON.stringify(await page.evaluate(() => history.state as unknown))).not.toContain(token);
    await expectAccessible(page);

    await page.goto('/account');
    await page.goto(`/verify-email#token=${token}`);
    await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
    await page.goto('/account');
    await page.goto(`/verify-email#token=${token?.split('').reverse().join('')}`);
    await expect(page.getByRole('heading', { name: 'This link did not work' })).toBeVisible();
    await expectAccessible(page);
  },
);

test('a member takes their data along and deletes the account', async ({ page, baseURL, noise, expectAccessible }, { project }) => {
  const email = await joined(page, baseURL, project.name);
  await page.goto('/account');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^account-\d{4}-\d\d-\d\d\.json$/);

  noise.expect(/403/);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account' });
  await expectAccessible(page);
  await dialog.getByLabel('Your password', { exact: true }).fill('not this one');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByText('Your password is not correct').first()).toBeVisible();
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('heading', { name: 'Your account has been deleted' })).toBeVisible();
  await expectAccessible(page);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('accessToken');
  expect((await anotherDevice(page, email, PASSWORD)).status()).toBe(401);
});

test(
  'an account without a password is asked for a mailed link, by keyboard',
  { tag: ['@hk', '@long'] },
  async ({ page, baseURL, expectAccessible }, { project }) => {
    const email = await joined(page, baseURL, project.name);
    await withoutPassword(page);
    await page.goto('/account');
    await page.getByRole('button', { name: 'Delete my account' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delete your account' });
    await expect(dialog.getByText(`We will send a link to ${email} instead`)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Delete for good' })).toHaveCount(0);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send me the link' }).press('Enter');
    await expect(dialog.getByText(`The link is on its way to ${email}`)).toBeVisible();
    await expectAccessible(page);
    const { data } = (await (await page.request.get(`${API}/outbox.json`)).json()) as { data: { to: string; body: string }[] };
    expect(data.filter(({ to, body }) => to === email && /account#token=[\w-]+/.test(body))).toHaveLength(1);
  },
);
