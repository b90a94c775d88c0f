import { expect, test, untilAlive } from '../fixtures';

test('a part that is pressed for without a network says so, and comes with the network, with the basket as it was', { tag: '@hk' }, async ({ page, context, baseURL, expectAccessible, noise }) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED/);
  await context.addCookies([{ name: 'skipRedirectModal', value: 'true', url: baseURL ?? '' }]);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/services-pricing', { waitUntil: 'networkidle' });
  await untilAlive(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  await context.setOffline(true);
  await page.getByRole('radio', { name: /^20/ }).first().check({ force: true });
  await page.getByRole('button', { name: 'See all costs' }).last().click();
  const notice = page.getByRole('alert').filter({ hasText: 'Retry' });
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await notice.getByRole('button').click();
  await expect(notice).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('checkbox', { name: /No lift/ })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await expect(page.getByTestId('basket-total')).toHaveText('HK$880');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
