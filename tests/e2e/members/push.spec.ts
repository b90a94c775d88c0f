import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures';
import { answerPermission, configurePush, DEVICE_TOKEN } from '@/tests/e2e/support/push-configured';
import { API, newAddress, PASSWORD } from '@/tests/e2e/support/buying-steps';

// What the policy of a configured site lets through is proven beside it: tests/unit/lib/security-headers.test.ts.
test.use({ bypassCSP: true });
test.beforeEach(async ({ noise }) => {
  // Google's services stand answered in the test; what the page asks of them leaves it by name only.
  noise.tolerate(/https:\/\/\w+\.googleapis\.com\/|WebSocket|501/);
});

/** A new member, logged in. @returns which device their account knows */
async function join(
  page: Page,
  context: BrowserContext,
  baseURL: string | undefined,
  info: TestInfo,
): Promise<() => Promise<string | null>> {
  const country = info.project.name === 'sg' ? { country: 'sg', locale: 'en-SG' } : { country: 'hk', locale: 'en' };
  const joined = await page.request.post(`${API}/users/signup`, {
    data: { email: newAddress(info), password: PASSWORD, firstName: 'Mei', lastName: 'Chan', marketing: false, ...country },
  });
  const {
    data: { accessToken },
  } = (await joined.json()) as { data: { accessToken: string } };
  await context.addCookies([{ name: 'accessToken', value: accessToken, url: baseURL ?? '' }]);
  return async () => {
    const answer = await page.request.get(`${API}/users/me`, { headers: { authorization: `Bearer ${accessToken}` } });
    return ((await answer.json()) as { data: { user: { fcmtoken: string | null } } }).data.user.fcmtoken;
  };
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your message').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('region', { name: 'Messages' }).getByText(text, { exact: true })).toBeVisible();
}

const question = (page: Page) => page.getByText('Would you like a notification on this device when we reply?');
const onThisDevice = (page: Page) => page.getByRole('region', { name: 'On this device' });

test(
  'the chat asks after the first message and not before; a yes brings the device to the account, its switch takes it away',
  { tag: ['@hk', '@long'] },
  async ({ page, context, baseURL, expectAccessible }, info) => {
    // Many pages, one after the other: a starved machine takes a minute and a half.
    test.slow();
    const known = await join(page, context, baseURL, info);
    await configurePush(context);
    await answerPermission(page, 'default', 'granted');
    await page.goto('/chat');
    await expect(page.getByLabel('Your message')).toBeVisible();
    await expect(question(page)).toHaveCount(0);
    await say(page, 'Hello');
    await expect(question(page)).toBeVisible();
    await expectAccessible(page);
    expect(await known()).toBeNull();
    const told = page.waitForRequest((request) => request.method() === 'POST' && request.url() === `${API}/users`);
    await page.getByRole('button', { name: 'Yes, notify me' }).click();
    expect((await told).postDataJSON()).toEqual({ fcmtoken: DEVICE_TOKEN });
    await expect.poll(known).toBe(DEVICE_TOKEN);
    await expect(question(page)).toHaveCount(0);
    await say(page, 'Thank you');
    await expect(question(page)).toHaveCount(0);

    await page.goto('/account');
    const part = onThisDevice(page);
    const device = part.getByRole('switch', { name: /^Notifications on this device/ });
    const prices = part.getByRole('switch', { name: /^Prices to approve/ });
    await expect(device).toBeChecked();
    await prices.press('Space');
    await expect(prices).not.toBeChecked();
    await expectAccessible(page);
    await page.reload();
    await expect(prices).not.toBeChecked();
    await device.press('Space');
    await expect(device).not.toBeChecked();
    await expect(part.getByRole('switch')).toHaveCount(1);
    await expect.poll(known).toBeNull();
  },
);

test(
  'refused in the browser: said so, not asked again; a browser without notifications: no question and no switch',
  { tag: ['@sg', '@long'] },
  async ({ page, context, baseURL, expectAccessible }, info) => {
    // Many pages, one after the other: a starved machine takes a minute and a half.
    test.slow();
    const known = await join(page, context, baseURL, info);
    // Not configured: nothing is offered that could not be kept.
    await page.goto('/account');
    await expect(page.getByRole('region', { name: 'Emails from us' })).toBeVisible();
    await expect(onThisDevice(page)).toHaveCount(0);

    await configurePush(context);
    await answerPermission(page, 'default', 'denied');
    await page.goto('/account');
    await expect(onThisDevice(page).getByText('When you turn them on, your browser asks for your permission.')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/chat');
    await say(page, 'Hello');
    await page.getByRole('button', { name: 'Yes, notify me' }).click();
    await expect(page.getByText('Your browser blocks notifications from this site.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Close' }).click();
    await say(page, 'Good');
    await expect(question(page)).toHaveCount(0);
    expect(await known()).toBeNull();
    await page.goto('/account');
    await expect(onThisDevice(page).getByText('Your browser blocks notifications from this site.')).toBeVisible();
    await expect(onThisDevice(page).getByRole('switch')).toHaveCount(0);

    await page.evaluate(() => localStorage.clear());
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
    await page.goto('/chat');
    await say(page, 'One more thing');
    await expect(question(page)).toHaveCount(0);
    await page.goto('/account');
    await expect(onThisDevice(page).getByText('This browser cannot show notifications.')).toBeVisible();
    await expect(onThisDevice(page).getByRole('switch')).toHaveCount(0);
  },
);
