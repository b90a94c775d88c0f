import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures';

const PASSWORD = 'quiet linen drawer';
let counter = 0;

function newAddress(projectName: string): string {
  counter += 1;
  return `member-${projectName}-${Date.now()}-${counter}@example.com`;
}

async function enterAddress(page: Page, email: string) {
  await page.getByLabel('Email address').first().fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

async function join(page: Page, email: string) {
  await enterAddress(page, email);
  await page.getByLabel('First name').fill('Mei');
  await page.getByLabel('Last name').fill('Chan');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Open account' }).click();
}

test('a visitor joins, logs out and comes back', async ({ page, noise, expectAccessible }, { project }) => {
  noise.tolerate(/securetoken/); // as in the test of two tabs below
  const email = newAddress(project.name);
  const arrivals: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/items' && request.isNavigationRequest()) arrivals.push(url);
  });
  await page.goto('/login');
  await expectAccessible(page);
  await join(page, email);
  await page.getByText('Hello, Mei').waitFor();
  expect(arrivals.map(({ searchParams }) => [searchParams.get('locale'), (searchParams.get('token') ?? '').length > 20])).toEqual([
    ['en_US', true],
  ]);
  await expect(page).toHaveURL(/\/items$/);
  await expectAccessible(page);

  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Account' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
  await expectAccessible(page);
  await page.getByLabel('First name').fill('Mei Ling');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(/\/login$/);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('accessToken');

  noise.expect(/401/);
  await page.goto('/about-us');
  await page.goto('/login?redirect=%2Faccount');
  await enterAddress(page, email);
  await page.getByLabel('Password', { exact: true }).fill('not my password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The email address or the password is not correct.' })).toBeVisible();
  await expectAccessible(page);
  // Back is the step before, with what was typed, and Forward the next; once somebody is in, it leads past the login.
  await page.goBack();
  await expect(page.locator('main').getByLabel('Email address')).toHaveValue(email);
  await page.goForward();
  await page.getByLabel('Password', { exact: true }).waitFor();
  // A reload begins at the first step, and the address says so.
  await page.reload();
  await expect(page).toHaveURL(/\/login\?redirect=%2Faccount$/);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/\/account$/);
  await expect(page.getByLabel('First name')).toHaveValue('Mei Ling');
  await page.goBack();
  await expect(page).toHaveURL(/\/about-us$/);
});

test('logging out in one tab ends the session in the other', { tag: '@hk' }, async ({ page, context, noise }, { project }) => {
  // The other tab may be signing in to the realtime database, or reading, in the moment in which its session is revoked.
  noise.tolerate(/securetoken|signInWithCustomToken|FIREBASE WARNING: .* permission_denied|status of 401/);
  await page.goto('/login?redirect=%2Faccount');
  await join(page, newAddress(project.name));
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
  const other = await context.newPage();
  await other.goto('/account');
  await other.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await expect(other.getByRole('heading', { name: 'This page is yours once you are logged in' })).toBeVisible();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(noise.heard.filter(({ kind }) => kind === 'page error')).toEqual([]);
});

test('a redirect to elsewhere is not followed', { tag: ['@sg', '@long'] }, async ({ page }, { project }) => {
  await page.goto('/login?redirect=%2F%2Fevil.example%2Faccount');
  await join(page, newAddress(project.name));
  await expect(page).toHaveURL(/\/items$/);
});

test('an empty form says what is missing and takes the focus there', { tag: ['@hk', '@long'] }, async ({ page, expectAccessible }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Please check these points' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Email address is still missing' }).press('Enter');
  await expect(page.locator('main').getByLabel('Email address')).toBeFocused();
});

test('too many attempts: it says how long to wait', { tag: '@sg' }, async ({ page, noise }) => {
  noise.expect(/429/);
  await page.route('**/users/check-email', (route) =>
    route.request().method() === 'OPTIONS'
      ? route.fallback()
      : route.fulfill({
          status: 429,
          headers: { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'Retry-After', 'retry-after': '40' },
          json: { statusCode: 429, message: 'slow down', data: null, code: 'TOO_MANY_REQUESTS' },
        }),
  );
  await page.goto('/login');
  await enterAddress(page, 'somebody@example.com');
  await expect(page.getByRole('alert').filter({ hasText: '40 seconds' })).toBeVisible();
});

test('a session that the server refuses ends quietly', { tag: ['@hk', '@long'] }, async ({ page, context, baseURL, noise }) => {
  noise.expect(/401/);
  await context.addCookies([{ name: 'accessToken', value: 'a-session-of-nobody', url: baseURL ?? '' }]);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'This page is yours once you are logged in' })).toBeVisible({ timeout: 20_000 });
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('accessToken');
});

test('visitors fetch no Firebase module', { tag: '@sg' }, async ({ page }) => {
  const suspects: string[] = [];
  let lastAsked = Date.now();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') lastAsked = Date.now();
  });
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    void response
      .text()
      .then((text) => /identitytoolkit\.googleapis|firebaseio\.com/.test(text) && suspects.push(response.url()))
      .catch(() => undefined);
  });
  for (const path of ['/', '/login', '/account']) {
    await page.goto(path);
    // Not "networkidle": data that the browser refreshes behind the page counts as under way for half a minute.
    await expect.poll(() => Date.now() - lastAsked, `${path} asks for no more scripts`).toBeGreaterThan(1_000);
  }
  expect(suspects).toEqual([]);
});
