import type { Page } from '@playwright/test';
import { answerGateway } from './buying-gateway';
import { expect, test } from './fixtures';

const SITES = {
  hk: { currency: 'HKD', phone: '5123 4567', total: 103_000, address: (page: Page) => fillHongKong(page) },
  sg: { currency: 'SGD', phone: '9123 4567', total: 18_300, address: (page: Page) => fillSingapore(page) },
} as const;
type Site = keyof typeof SITES;

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'skipRedirectModal', value: 'true', url: baseURL ?? '' }]);
});

const onward = (page: Page) => page.locator('#calculator').getByRole('button', { name: 'Continue', exact: true }).click();

async function fillHongKong(page: Page) {
  await page.getByRole('textbox', { name: 'Street and number' }).fill('1 Castle Road');
  await page.getByLabel('District').selectOption('central-and-western');
}

async function fillSingapore(page: Page) {
  await page.getByRole('textbox', { name: 'Postal code' }).fill('238801');
  await expect(page.getByLabel('District')).toHaveValue('d09');
  await page.getByRole('textbox', { name: 'Block and street' }).fill('9 Orchard Road');
}

async function chooseAndSignUp(page: Page, email: string) {
  await page.goto('/services-pricing?type=store');
  await page.getByRole('radio', { name: /^20/ }).first().check({ force: true });
  await page.getByRole('button', { name: 'See all costs' }).last().click();
  await page.getByRole('button', { name: 'Book and pay' }).click();
  await page.locator('#calculator input[name="email"]').fill(email);
  await onward(page);
  await page.getByRole('textbox', { name: 'First name' }).fill('Wing');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Chan');
  await page.locator('#calculator input[name="password"]').fill('correct horse battery');
  await onward(page);
}

async function bookCollection(page: Page, site: Site) {
  const calendar = page.getByRole('grid');
  await calendar.locator('button:not([aria-disabled])').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(calendar.locator('button:focus')).toHaveCount(1);
  await calendar.locator('button:not([aria-disabled])').nth(3).click();
  await page.locator('input[name="booking-time"]:not([disabled])').first().check({ force: true });
  await expect(page.getByText(/Kept for you for/).first()).toBeVisible();
  await onward(page);
  await SITES[site].address(page);
  await onward(page);
  await page.getByRole('textbox', { name: 'Name', exact: false }).first().fill('Wing Chan');
  await page.locator('input[type="tel"]').fill(SITES[site].phone);
  await onward(page);
  await page.getByRole('heading', { name: 'Anything we should know?' }).waitFor();
  await onward(page);
}

test('a new customer orders from the basket to the reference, past a declined card and a reload', async ({ page, context, noise, expectAccessible }, { project }) => {
  test.setTimeout(180_000);
  const site = project.name as Site;
  noise.expect(/402/);
  const gateway = await answerGateway(context, '/users/order-and-payment-signup');
  await page.setViewportSize({ width: 360, height: 780 });
  await chooseAndSignUp(page, `wing.${Date.now()}@example.com`);
  await bookCollection(page, site);
  await expect(page.getByRole('checkbox', { name: /I have read the terms/ })).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByText(/We never keep a password/)).toBeVisible();
  await page.locator('#calculator input[name="password"]').fill('correct horse battery');
  await onward(page);

  const pay = page.getByRole('button', { name: /^Pay (HK|S)\$/ });
  await expect(page.getByTestId('card-form')).toHaveAttribute('data-state', 'open');
  await pay.click();
  await expect(page.getByRole('group', { name: 'Please check these points' })).toBeFocused();
  await page.getByRole('checkbox', { name: /I have read the terms/ }).check({ force: true });
  gateway.answer({ status: 402, code: 'PAYMENT_DECLINED' });
  await pay.click();
  await expect(page.getByRole('alert').filter({ hasText: 'No money was taken' })).toBeVisible();
  await expectAccessible(page);

  gateway.answer({ status: 201, data: { order: { id: 'o1', number: 'TEST-2611-1', chargedToday: 1000, chargedLater: [] }, invoice: { id: 'i1' }, booking: { id: 'b1', date: '2026-12-01', time: '09-11' } } });
  await pay.click();
  await expect(page.getByTestId('order-reference')).toHaveText('TEST-2611-1');
  await expectAccessible(page);
  const [first, second] = gateway.sent;
  expect(first?.body).toMatchObject({ country: site, currency: SITES[site].currency, price: SITES[site].total, slotHoldId: 'hold-1' });
  expect(second?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(second?.key).not.toBe(first?.key);
  expect(second?.body.paymentMethodNonce).not.toBe(first?.body.paymentMethodNonce);
  expect(await page.evaluate(() => JSON.stringify(window.localStorage))).not.toContain('correct horse');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
});

test('a gift is bought, and its code given on', async ({ page, context, expectAccessible }, { project }) => {
  const gateway = await answerGateway(context, '/users/gift-payment');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/pakt-gift');
  await page.getByRole('button', { name: 'Buy this gift' }).click();
  const main = page.locator('main');
  await main.getByRole('textbox', { name: 'Name of the person' }).fill('Mei Ling');
  await main.getByRole('textbox', { name: 'First name' }).fill('Wing');
  await main.getByRole('textbox', { name: 'Last name' }).fill('Chan');
  await main.getByRole('textbox', { name: 'Email address' }).fill('wing@example.com');
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByTestId('card-form')).toHaveAttribute('data-state', 'open');
  await page.reload();
  await expect(page.getByTestId('card-form')).toHaveAttribute('data-state', 'open');
  gateway.answer({ status: 201, data: { giftCode: 'GIFT-7K2M-Q9XD', reference: 'GI-1' } });
  await main.getByRole('button', { name: /^Pay (HK|S)\$/ }).click();
  await expect(page.getByTestId('gift-code')).toHaveText('GIFT-7K2M-Q9XD');
  await expect(main.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /GIFT-7K2M-Q9XD/);
  await expectAccessible(page);
  expect(gateway.sent).toHaveLength(1);
  expect(gateway.sent[0]?.body).toMatchObject({ country: project.name, recipientName: 'Mei Ling', packageId: 'starter' });
});
