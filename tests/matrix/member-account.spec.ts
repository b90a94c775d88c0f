import type { Page } from '@playwright/test';
import { REGION_CODES } from '@/lib/config/regions';
import { API, customerWithInvoice, invoicesOf, newAddress, PASSWORD, restOrder } from '@/tests/e2e/support/buying-steps';
import { expect, test } from '@/tests/e2e/fixtures';
import { pressEnterOn, typeInto } from '@/tests/e2e/support/keyboard';

const WIDTH = { hk: 360, sg: 1440 };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/**
 * What somebody settles with us besides pieces and orders, by Tab and the keys alone; each stop on the way has to show that it has the
 * focus.
 */
for (const site of REGION_CODES) {
  test.describe(`site ${site}: an account by the keys alone at ${WIDTH[site]} px`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width: WIDTH[site], height: 900 });
    });

    test('end a term whose collection was cancelled: the sum first, and a way back from it', async ({ page, expectAccessible }, info) => {
      const { token } = await customerWithInvoice(page, info);
      await restOrder(page, token);
      await page.goto('/plan');
      const open = button(page, 'End the order');
      await pressEnterOn(page, open);
      const dialog = page.getByRole('dialog', { name: 'End this order?' });
      await expect(dialog.getByText('Refund', { exact: true })).toBeVisible();
      await pressEnterOn(page, dialog.getByRole('button', { name: 'Keep the order' }));
      await expect(dialog).toBeHidden();
      await expect(open).toBeFocused();
      await page.keyboard.press('Enter');
      await pressEnterOn(page, dialog.getByRole('button', { name: 'End the order' }));
      const told = page.getByRole('status').filter({ hasText: 'to your card' });
      await expect(told).toContainText(/\d.* (is being|will be) refunded to your card/);
      await expect(dialog).toBeHidden();
      await expect(open).toHaveCount(0);
      await expect(told.locator(':focus')).toBeVisible();
      await expectAccessible(page);
      const answer = await page.request.get(`${API}/ext/plan`, { headers: { authorization: `Bearer ${token}` } });
      expect(((await answer.json()) as { data: { plans: unknown[] } }).data.plans).toEqual([]);
      expect((await invoicesOf(page, token)).map(({ status }) => status)).toContain('refunded');
    });

    test('take along what is kept of an account', async ({ page, baseURL, expectAccessible }, info) => {
      const answer = await page.request.post(`${API}/users/signup`, {
        data: { email: newAddress(info), password: PASSWORD, firstName: 'Mei', lastName: 'Chan', country: site },
      });
      const { accessToken } = ((await answer.json()) as { data: { accessToken: string } }).data;
      await page.context().addCookies([{ name: 'accessToken', value: accessToken, url: baseURL ?? '' }]);
      await page.goto('/account');
      const download = page.waitForEvent('download');
      await pressEnterOn(page, button(page, 'Download my data'));
      expect((await download).suggestedFilename()).toMatch(/^account-.*\.json$/);
      await expect(page.getByText('The file is in your downloads.')).toBeVisible();
      await expect(button(page, 'Download my data')).toBeFocused();
      await expectAccessible(page);
    });

    test('subscribe to the newsletter, and carry its coupon to the calculator', async ({ page, expectAccessible }, info) => {
      const emailAddress = newAddress(info);
      await page.goto('/about-us');
      const footer = page.getByRole('contentinfo');
      await typeInto(page, footer.getByRole('textbox', { name: 'Email address' }), emailAddress);
      await pressEnterOn(page, footer.getByRole('button', { name: 'Subscribe to the newsletter' }));
      await expect(footer.getByRole('status').filter({ hasText: 'Success!' })).toBeVisible();
      await pressEnterOn(page, footer.getByRole('button', { name: 'Get my coupon' }));
      const told = footer.getByRole('status').filter({ hasText: 'Your coupon' });
      await expect(told.locator('code')).toHaveText(/\w{6,}/);
      await expect(told.locator(':focus')).toBeVisible();
      await expectAccessible(page);
      const couponCode = (await told.locator('code').textContent()) ?? '';
      const again = await page.request.post(`${API}/newsletter/get-my-coupon`, { data: { emailAddress } });
      expect(await again.json()).toMatchObject({ statusCode: 200, data: { couponCode } });
      await pressEnterOn(page, told.getByRole('link', { name: 'Use it in the calculator' }));
      await page.waitForURL(/\/services-pricing/);
      await expect(page.locator('#calculator')).toContainText(couponCode);
    });
  });
}
