import type { Browser, Page } from '@playwright/test';
import { answerConsent } from '@/tests/e2e/support/answer-consent';
import {
  API,
  bookCollection,
  cardForm,
  CARDS,
  chooseTwenty,
  customerWithInvoice,
  fillGift,
  fillPlace,
  invoicesOf,
  newAddress,
  onward,
  orderByApi,
  pay,
  signUp,
  siteOf,
  tokenOf,
} from '@/tests/e2e/support/buying-steps';
import { expect, test } from '@/tests/e2e/fixtures';
import { answerRegion } from '@/tests/e2e/support/region-hint';
import { siteTexts } from '@/tests/e2e/support/site-texts';
const FRAUD = '4000 1111 1111 1511';

/** A customer of their own at the last step. Their provider holds no places: whoever pays first has the slot. */
async function customerAtReview(browser: Browser, baseURL: string, email: string, site: 'hk' | 'sg'): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 780 } });
  await answerRegion(context);
  await answerConsent(context);
  await context.route(`${API}/ext/slots/hold`, (route) =>
    route.fulfill({
      status: 501,
      json: { statusCode: 501, message: 'Not implemented', data: null, code: 'NOT_IMPLEMENTED' },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  const page = await context.newPage();
  await chooseTwenty(page);
  await signUp(page, email);
  await bookCollection(page, site, { day: 'last' });
  await cardForm(page).fill(CARDS.visa);
  await page.getByRole('checkbox', { name: /I have read the terms/ }).press('Space');
  return page;
}

const lostSlot = (page: Page) => page.getByRole('alert').filter({ hasText: 'This time has just been taken' });

/** From the calendar on, where all that was typed stands, to the press that pays. */
async function takeAnother(page: Page, site: 'hk' | 'sg'): Promise<void> {
  await lostSlot(page).getByRole('button').first().click();
  await onward(page);
  await lostSlot(page).waitFor({ state: 'hidden' });
  await expect(page.getByText(site === 'hk' ? '1 Castle Road' : '9 Orchard Road')).toBeVisible();
  await expect(page.getByText(/^Wing Chan.*\d{4}/)).toBeVisible();
  await cardForm(page).fill(CARDS.visa);
  await page.getByRole('checkbox', { name: /I have read the terms/ }).press('Space');
  await pay(page).press('Enter');
}

test(
  'two who lose a slot at the last press keep all they typed, are offered the next ones, and pay for one of these',
  { tag: ['@hk', '@long'] },
  async ({ browser, baseURL }, info) => {
    test.setTimeout(240_000);
    const site = siteOf(info);
    const [one, other] = await Promise.all([1, 2].map(() => customerAtReview(browser, baseURL ?? '', newAddress(info), site)));
    if (!one || !other) throw new Error('Nobody came');
    const draft = await one.evaluate((place) => localStorage.getItem(place), `draft:order.${site}`);
    const { state } = JSON.parse(draft ?? '') as { state: { bookCollection: { date: { date: string; time: string } } } };
    const { date: slot } = state.bookCollection;
    for (let place = 0; place < 20; place += 1) {
      const answer = await one.request.post(`${API}/ext/slots/hold`, {
        data: { country: site, ...slot, draftKey: `everybody-else-${info.project.name}-${place}` },
      });
      if (answer.status() === 409) break;
    }
    await Promise.all([one, other].map((page) => pay(page).press('Enter')));
    for (const page of [one, other]) {
      const lost = lostSlot(page);
      const booked = page.getByTestId('order-reference');
      await expect(lost).toBeVisible();
      // What is offered may have a single place, which the other one takes.
      for (let tries = 0; tries < 3 && (await lost.isVisible()); tries += 1) {
        await takeAnother(page, site);
        await expect(booked.or(lost)).toBeVisible();
      }
      await expect(booked).toHaveText(/^O-/);
      const invoices = await invoicesOf(page, await tokenOf(page));
      expect(invoices.flatMap(({ payments: paid = [] }) => paid)).toHaveLength(1);
      await page.context().close();
    }
  },
);

test('where an answer is late, nothing that can be pressed moves when it comes', async ({ page }, info) => {
  await page.setViewportSize({ width: 360, height: 780 });
  let answer = () => undefined as void;
  const hold = (path: string) =>
    page.route(`${API}${path}`, async (route) => {
      await new Promise<void>((resolve) => (answer = resolve));
      await route.continue();
    });
  await hold('/ext/slots/hold');
  await hold('/ext/client-token*');
  const main = page.locator('#calculator');
  const press = main.getByRole('button', { name: 'Continue' });
  const tops = () =>
    main
      .locator('input[name^="booking-"], button')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top + scrollY)));
  await chooseTwenty(page);
  await signUp(page, newAddress(info));
  await fillPlace(page, siteOf(info));
  await main.locator('input[name="booking-next"]').last().check({ force: true });
  await expect(press).toHaveAttribute('aria-busy', 'true');
  const before = await tops();
  answer();
  await expect(page.getByRole('timer').first()).toBeVisible();
  expect(await tops()).toEqual(before);
  await press.click();
  await page.locator('[data-testid="card-form"]').waitFor({ state: 'attached' });
  await expect(main.locator('input[name="terms"]')).toBeHidden();
  answer();
  await expect(main.locator('input[name="terms"]')).toBeVisible();
});

test(
  'fraud, a used-up card entry, a bank that cannot confirm and a gateway that hangs: each is said in Chinese, and charged once in the end',
  { tag: ['@sg', '@long'] },
  async ({ page, noise, expectAccessible }, info) => {
    test.setTimeout(150_000);
    noise.expect(/40[29]|50[0-9]/);
    const locale = siteOf(info) === 'sg' ? 'zh-Hans' : 'zh';
    const { reason: reasons } = siteTexts<{ reason: Record<'fraud' | 'threeDSecure' | 'consumed', string> }>(locale, 'payments');
    const { token } = await customerWithInvoice(page, info);
    const open = (await invoicesOf(page, token)).find(({ status }) => status === 'due');
    await page.setViewportSize({ width: 360, height: 780 });
    // The card form makes good nonces only; these are the published ones of the gateway's vocabulary.
    let published: string | null = null;
    await page.route(`${API}/invoices/pay/*`, async (route) => {
      if (published === null || route.request().method() !== 'POST') return route.continue();
      const body = route.request().postDataJSON() as object;
      await route.continue({ postData: JSON.stringify({ ...body, paymentMethodNonce: published }) });
    });
    await page.goto(`/${locale}/billings/${open?.id}`);
    await page.locator('input[name="payment-card"][value="new"]').press('Space');
    const card = cardForm(page);
    const submit = page.locator('main form:has(iframe) button[type="submit"]');
    for (const [number, nonce, reason] of [
      [FRAUD, null, reasons.fraud],
      [CARDS.threeDSecure, null, reasons.threeDSecure],
      [CARDS.visa, 'fake-consumed-nonce', reasons.consumed],
    ] as const) {
      published = nonce;
      await card.fill(number);
      await submit.press('Enter');
      const alert = page.getByRole('alert').filter({ hasText: reason });
      await expect(alert).toBeVisible();
      await expect(alert).toContainText(siteTexts<{ errorState: { moneyNotMoved: string } }>(locale, 'common').errorState.moneyNotMoved);
      await expect(card.part('number')).not.toHaveValue('');
    }
    await expectAccessible(page);
    published = 'fake-network-timeout-nonce';
    await submit.press('Enter');
    await expect(page.getByText(siteTexts<{ pay: { paidTitle: string } }>(locale, 'billing').pay.paidTitle)).toBeVisible({
      timeout: 60_000,
    });
    const paid = (await invoicesOf(page, token)).find(({ id }) => id === open?.id);
    expect(paid).toMatchObject({ status: 'paid', payments: [{ amount: open?.total }] });
  },
);

test(
  'a gift code that somebody else uses up in mid-flow is said at the last press, and the order goes on without it',
  { tag: ['@hk', '@long'] },
  async ({ page, noise }, info) => {
    test.setTimeout(180_000);
    noise.expect(/400/);
    const site = siteOf(info);
    await fillGift(page, newAddress(info));
    await cardForm(page).fill(CARDS.visa);
    await pay(page).press('Enter');
    const code = (await page.getByTestId('gift-code').textContent()) ?? '';

    await chooseTwenty(page);
    await page.getByRole('button', { name: 'Have a code?' }).click();
    await page.locator('input[name="coupon"]').fill(code);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${code} is applied`)).toBeVisible();
    await signUp(page, newAddress(info));
    // The code is asked about once more where the order is reviewed; it is used up after that.
    const askedAgain = page.waitForResponse(
      (response) => response.url().endsWith('/users/check-coupon-code') && response.request().method() === 'POST',
    );
    await bookCollection(page, site);
    expect((await askedAgain).status()).toBe(200);
    await page.getByRole('checkbox', { name: /I have read the terms/ }).press('Space');
    await orderByApi(page, {
      country: site,
      email: newAddress(info),
      fromTheEnd: 9,
      packages: { x: { numberItems: 60, totalPrice: 0, xType: 'basic' } },
      couponCode: code,
    });

    await page.getByRole('button', { name: 'Place the order' }).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'No money was taken.' })).toBeVisible();
    await cardForm(page).fill(CARDS.visa);
    await pay(page).press('Enter');
    await expect(page.getByTestId('order-reference')).toHaveText(/^O-/);
    const paid = (await invoicesOf(page, await tokenOf(page))).find(({ status }) => status === 'paid');
    expect(paid?.total).toBe(site === 'hk' ? 88_000 : 15_600);
  },
);
