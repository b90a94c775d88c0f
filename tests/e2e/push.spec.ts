import { expect, test } from './fixtures';
import { answerPermission, configurePush, DEVICE_TOKEN } from './push-configured';
import { answerHint, NEITHER } from './region-hint';
import { API, newAddress, PASSWORD } from './buying-steps';

test.beforeEach(({ context }) => answerHint(context, NEITHER));

test('notifications of a device: asked for, refused, allowed, switched off, not offered, not configured', { tag: '@hk' }, async ({ page, browser, context, baseURL, noise, expectAccessible }, info) => {
  // Google's services stand answered in the test; what the page asks of them leaves it by name only.
  noise.tolerate(/googleapis\.com/);
  const joined = await page.request.post(`${API}/users/signup`, { data: { email: newAddress(info), password: PASSWORD, firstName: 'Mei', lastName: 'Chan', marketing: false } });
  const { data: { accessToken } } = (await joined.json()) as { data: { accessToken: string } };
  await context.addCookies([{ name: 'accessToken', value: accessToken, url: baseURL ?? '' }]);
  const known = async () => ((await (await page.request.get(`${API}/users/me`, { headers: { authorization: `Bearer ${accessToken}` } })).json()) as { data: { user: { fcmtoken: string | null } } }).data.user.fcmtoken;
  const part = page.getByRole('region', { name: 'On this device' });
  const device = part.getByRole('switch', { name: /^Notifications on this device/ });

  // Not configured: nothing is offered that could not be kept.
  await page.goto('/account');
  await expect(page.getByRole('region', { name: 'Emails from us' })).toBeVisible();
  await expect(part).toHaveCount(0);

  await configurePush(context);
  await answerPermission(browser, page, baseURL, 'prompt');
  await page.goto('/account');
  await expect(device).not.toBeChecked();
  await expect(part.getByText('Your browser will ask whether we may.')).toBeVisible();
  await expectAccessible(page);

  await answerPermission(browser, page, baseURL, 'denied');
  await page.goto('/account');
  await expect(part.getByText('Your browser blocks notifications from this site.')).toBeVisible();
  await expect(device).toHaveCount(0);
  await expectAccessible(page);

  await answerPermission(browser, page, baseURL, 'granted');
  await page.goto('/account');
  await expect(device).not.toBeChecked();
  await device.press('Space');
  await expect(part.getByRole('switch', { name: /^Prices to approve/ })).toBeVisible();
  await expect(device).toBeChecked();
  expect(await known()).toBe(DEVICE_TOKEN);
  await part.getByRole('switch', { name: /^Prices to approve/ }).press('Space');
  await expectAccessible(page);
  await page.reload();
  await expect(part.getByRole('switch', { name: /^Prices to approve/ })).not.toBeChecked();
  await device.press('Space');
  await expect(part.getByRole('switch')).toHaveCount(1);
  await expect.poll(known).toBeFalsy();

  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await page.goto('/account');
  await expect(part.getByText('This browser cannot show notifications.')).toBeVisible();
  await expectAccessible(page);
});
