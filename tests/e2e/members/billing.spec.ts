import {
  API,
  cardForm,
  CARDS,
  customerWithInvoice,
  expectNoSidewaysScrolling,
  invoicesOf,
  login,
  PASSWORD,
  siteOf,
} from '@/tests/e2e/support/buying-steps';
import { expect, test } from '@/tests/e2e/fixtures';

const FEE = { hk: 'HK$90.00', sg: 'S$16.00' } as const;

test('an invoice is paid with the saved card, and another card is kept', async ({ page, noise, expectAccessible }, info) => {
  noise.expect(/402/);
  const { token } = await customerWithInvoice(page, info);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/billings');
  const balance = page.getByRole('region', { name: 'Balance' });
  await expect(balance).toContainText(FEE[siteOf(info)]);
  await expect(balance).toContainText('Visa ending in 1881');
  await expectAccessible(page);
  const number = page.getByRole('list', { name: 'Invoices' }).getByRole('link').first();
  expect(await number.evaluate((link) => link.getClientRects().length), 'lines of an invoice number').toBe(1);
  // The visit is to come: nothing is due of it yet, and who likes pays it ahead.
  await expect(balance).toContainText('Nothing to pay today.');

  await page.getByLabel('Period').selectOption('By month');
  await expect(page.getByPlaceholder('Start month')).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  // Back closes the months, and leaves no page.
  const months = page.locator('.ant-picker-dropdown:visible');
  await expect(page).toHaveURL(/panel=choice$/);
  await page.goBack();
  await expect(months).toHaveCount(0);
  await expect(page).toHaveURL(/\/billings$/);
  await page.getByPlaceholder('Start month').click();
  await expect(months).toHaveCount(1);
  // Typed, as by keyboard: antd places its months anew for each field, and a press meets nothing while they move.
  const thisMonth = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Singapore' }).slice(0, 7);
  for (const field of ['Start month', 'End month']) {
    await expect(page.getByPlaceholder(field)).toBeFocused();
    await page.getByPlaceholder(field).fill(thisMonth);
    await page.keyboard.press('Enter');
  }
  await expect(page).toHaveURL(new RegExp(`from=${thisMonth}&to=${thisMonth}`));
  await page.getByRole('button', { name: 'Show all invoices' }).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  const amount = page.getByRole('columnheader', { name: 'Amount' });
  await amount.press('Enter');
  await expect(page).toHaveURL(/order=largest/);
  await expect(amount).toHaveAttribute('aria-sort', 'descending');
  await expect(amount).toBeFocused();
  await expect(page.locator('#main [aria-busy=true]')).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });

  await page.getByRole('list', { name: 'Invoices' }).getByRole('listitem').filter({ hasText: 'Due' }).getByRole('link').click();
  await expect(page.getByRole('radio', { name: 'Visa ending in 1881' })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Pay ${FEE[siteOf(info)]}` }).press('Enter');
  await expect(page.getByText('Paid. Thank you.')).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  expect((await invoicesOf(page, token)).map(({ status, payments = [] }) => [status, payments.length])).toEqual([
    ['paid', 1],
    ['paid', 1],
  ]);

  await page.goto('/payment-method');
  const card = cardForm(page);
  await card.fill(CARDS.threeDSecure);
  await page.getByRole('button', { name: 'Save card' }).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'The card was not saved' })).toBeVisible();
  await expectAccessible(page);
  await card.fill(CARDS.mastercard);
  await page.getByRole('button', { name: 'Save card' }).press('Enter');
  await expect(page.getByText('The card was saved.')).toBeVisible();
  await expect(page.getByText('Mastercard ending in 4444', { exact: true })).toBeVisible();
  await page.goto('/billings');
  await expect(balance).toContainText('Nothing is due.');
});

test(
  'a declined card and a session that ends in the middle lose nothing and charge once',
  { tag: ['@hk', '@long'] },
  async ({ page, noise, expectAccessible }, info) => {
    noise.expect(/40[12]/);
    noise.tolerate(/WebSocket is closed before/); // the session may end while the page still connects
    const { email, token } = await customerWithInvoice(page, info);
    const open = (await invoicesOf(page, token)).find(({ status }) => status === 'due');
    await page.goto(`/billings/${open?.id}`);
    await page.getByRole('radio', { name: 'Another card' }).press('Space');
    const card = cardForm(page);
    await card.fill(CARDS.declined);
    const pay = page.getByRole('button', { name: `Pay ${FEE[siteOf(info)]}` });
    await pay.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'The bank declined the card. No money was taken.' })).toBeVisible();
    await expectAccessible(page);

    await page.request.post(`${API}/users/logout`, { headers: { authorization: `Bearer ${token}` } });
    await card.fill(CARDS.visa);
    await pay.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[name="password"]').fill(PASSWORD);
    await expectAccessible(page);
    await dialog.locator('input[name="password"]').press('Enter');
    await expect(dialog).toBeHidden();
    await page.getByRole('radio', { name: 'Visa ending in 1881' }).press('Space');
    await pay.press('Enter');
    await expect(page.getByText('Paid. Thank you.')).toBeVisible();
    const paid = (await invoicesOf(page, await login(page, email))).find(({ id }) => id === open?.id);
    expect(paid).toMatchObject({ status: 'paid', payments: [{ amount: open?.total }] });
  },
);
