import { openInApp } from '@/tests/e2e/support/app-around';
import { expect, test } from '@/tests/e2e/fixtures';
import { signInAndAddCard } from '@/tests/e2e/support/webview-steps';
import { answerSession } from '@/tests/e2e/support/session';

test('lists the allowed pages, and an unknown name is no address', { tag: '@sg' }, async ({ page, expectAccessible }) => {
  for (const path of ['/webview', '/webview?page=https%3A%2F%2Fevil.example', '/webview?page=constructor']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'What can we show you?' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/webview');
  }
  await expectAccessible(page);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.locator('noscript iframe')).toHaveCount(0);
});

test('an app hears which page is shown, and links stay inside or go to the app', { tag: '@hk' }, async ({ page, expectAccessible }) => {
  const app = await openInApp(page, '/webview?page=faqs');
  await expect(app.locator('#title')).toHaveText('Questions');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('navigation').getByRole('link').nth(2).click();
  await expect(page).toHaveURL(/\/webview\?page=faqs&topic=/);

  await page.goto('/webview?page=terms');
  await expect(app.locator('#title')).toHaveText('Terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Privacy Policy' }).last().click();
  await expect(page).toHaveURL(/\/webview\?page=privacy$/);
  await expect(app.locator('#title')).toHaveText('Privacy');

  const before = page.url();
  await page.locator('a[href*="contact-us"]').first().click();
  await expect(app.locator('#action')).toHaveText(/^Opens the browser: http:\/\/(hk|sg)\.localhost:\d+\/contact-us/);
  expect(page.url()).toBe(before);
});

test('shows prices of every service inside', { tag: '@sg' }, async ({ page }) => {
  await page.goto('/webview?page=pricing');
  await page.getByRole('navigation').getByRole('link').last().click();
  await expect(page).toHaveURL(/\/webview\?page=pricing&type=sell/);
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test('takes the session of the app and strips it from the address', { tag: '@hk' }, async ({ page, context }) => {
  await answerSession(context);
  await page.goto('/webview?token=app-session-token-1234&page=faqs');
  expect(page.url()).not.toContain('token');
  await expect(page).toHaveURL(/page=faqs/);
  expect((await context.cookies()).find(({ name }) => name === 'accessToken')?.value).toBe('app-session-token-1234');
});

test('a member signs in by the app and adds a card, in Chinese', { tag: ['@hk', '@long'] }, async ({ page, expectAccessible }, info) => {
  await signInAndAddCard(page, { locale: info.project.name === 'sg' ? 'zh-Hans' : 'zh', info, expectAccessible });
});
