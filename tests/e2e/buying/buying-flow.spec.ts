import type { Page, TestInfo } from '@playwright/test';
import {
  bookCollection,
  calculator,
  cardForm,
  CARDS,
  chooseTwenty,
  expectNoSidewaysScrolling,
  fillGift,
  invoicesOf,
  newAddress,
  onward,
  PASSWORD,
  pay,
  signUp,
  tokenOf,
} from '@/tests/e2e/support/buying-steps';
import { expect, test } from '@/tests/e2e/fixtures';
import { orderByKeyboard } from '@/tests/e2e/support/buying-by-keyboard';

/** Nothing here is mocked: the orders, gifts and charges are made by the backend and its gateway. */

/** Past a reload, a declined card, a failed bank check, and a reload of the last page. */
async function orderByTouch(page: Page, info: TestInfo, expectAccessible: (page: Page) => Promise<void>) {
  await chooseTwenty(page);
  await signUp(page, newAddress(info));
  await bookCollection(page, 'hk');
  await expect(page.getByRole('checkbox', { name: /I have read the terms/ })).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByText(/your password, which we never store/)).toBeVisible();
  await calculator(page).locator('input[name="password"]').fill(PASSWORD);
  await onward(page);

  const card = cardForm(page);
  // One press says all that is missing, of the terms and of the card.
  await card.part('number').waitFor();
  await pay(page).press('Enter');
  await expect(page.getByRole('group', { name: 'Please check these points' })).toBeFocused();
  await expect(card.part('number-error')).toHaveText('Please enter the card number.');
  await card.fill(CARDS.declined);
  await page.getByRole('checkbox', { name: /I have read the terms/ }).press('Space');
  await pay(page).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'The bank declined the card. No money was taken.' })).toBeVisible();
  await expectAccessible(page);
  await card.fill(CARDS.threeDSecure);
  await pay(page).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'could not confirm that it was you. No money was taken.' })).toBeVisible();

  // The bank asks: left, refused, and confirmed at last.
  const bank = card.part('bank');
  await card.fill(CARDS.challenge);
  await pay(page).press('Enter');
  await bank.getByRole('button', { name: 'Leave without an answer' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'did not complete your bank’s check. No money was taken.' })).toBeVisible();
  await pay(page).press('Enter');
  await bank.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not confirm that it was you. No money was taken.' })).toBeVisible();
  await pay(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Waiting for your bank' })).toBeVisible();
  await bank.getByRole('button', { name: 'Confirm' }).click();
  const reference = page.getByTestId('order-reference');
  await expect(reference).toHaveText(/^O-HK-\d+$/);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(PASSWORD);

  const number = await reference.textContent();
  await page.reload();
  await expect(reference).toHaveText(number ?? '');
  const invoices = await invoicesOf(page, await tokenOf(page));
  expect(invoices.map(({ status, total }) => [status, total]).sort()).toEqual([
    ['due', 15_000],
    ['paid', 88_000],
  ]);
  expect(invoices.flatMap(({ payments = [] }) => payments)).toMatchObject([{ amount: 88_000, method: 'Visa 1091' }]);
}

test(
  'a new customer orders on a phone, from the basket to the reference: in English by touch, in Chinese by keyboard alone',
  { tag: '@hk' },
  async ({ page, noise, expectAccessible }, info) => {
    test.setTimeout(180_000);
    if (info.project.name === 'hk') noise.expect(/402/);
    await page.setViewportSize({ width: 360, height: 780 });
    await (info.project.name === 'hk'
      ? orderByTouch(page, info, expectAccessible)
      : orderByKeyboard(page, { locale: 'zh-Hans', email: newAddress(info), expectAccessible }));
  },
);

test(
  'a gift is bought, its code given on and redeemed in an order, and a code that has expired is refused',
  { tag: '@hk' },
  async ({ page, noise, expectAccessible }, info) => {
    test.setTimeout(120_000);
    noise.expect(/40\d/);
    const { name: site } = info.project;
    await page.setViewportSize({ width: 360, height: 780 });
    await fillGift(page, newAddress(info));
    const main = page.locator('main');
    const card = cardForm(page);
    await card.fill(CARDS.declined);
    await pay(page).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'No money was taken' })).toBeVisible();
    await page.reload();
    await card.fill(CARDS.visa);
    await pay(page).press('Enter');
    const shown = page.getByTestId('gift-code');
    await expect(shown).toHaveText(/^GIFT(-\w{4}){4}$/);
    await expectAccessible(page);
    const code = (await shown.textContent()) ?? '';
    // Paid for once, shown for as long as this tab is open.
    await page.reload();
    await expect(shown).toHaveText(code);
    await expect(main.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', new RegExp(code));

    await chooseTwenty(page);
    await page.getByRole('button', { name: 'Have a code?' }).click();
    await page.locator('input[name="coupon"]').fill('EXPIRED1');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/expired/).first()).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('EXPIRED1');
    await page.locator('input[name="coupon"]').fill(code);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${code} is applied`)).toBeVisible();
    await expect(page.getByText(site === 'hk' ? 'This gift code holds HK$980.' : 'This gift code holds S$170.')).toBeVisible();
    await signUp(page, newAddress(info));
    await bookCollection(page, site as 'hk' | 'sg');
    await page.reload();
    await calculator(page).locator('input[name="password"]').fill(PASSWORD);
    await onward(page);
    await expect(page.getByText(`${code} is applied`)).toBeVisible();
    await expect(page.getByRole('timer')).toBeVisible();
    await page.getByRole('checkbox', { name: /I have read the terms/ }).press('Space');
    await page.getByRole('button', { name: 'Place the order' }).press('Enter');
    await expect(page.getByTestId('order-reference')).toHaveText(/^O-/);
    const paid = (await invoicesOf(page, await tokenOf(page))).find(({ status }) => status === 'paid');
    expect(paid).toMatchObject({ total: 0, lines: [{ kind: 'x' }, { kind: 'gift-code', amount: site === 'hk' ? -88_000 : -15_600 }] });
  },
);
