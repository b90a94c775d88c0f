import {
  API,
  bookCollection,
  cardForm,
  CARDS,
  chooseTwenty,
  customerWithInvoice,
  fillGift,
  newAddress,
  PASSWORD,
  pay,
  signUp,
  siteOf,
} from '@/tests/e2e/support/buying-steps';
import { join } from '@/tests/e2e/support/chat-member';
import { agree, bookCollectionOfPieces, enterPieces, onward as onwardWithPieces, toTerms } from '@/tests/e2e/support/consignment-steps';
import { bookVisit, demoMember, type Site } from '@/tests/e2e/support/demo-member';
import { expect, hydrated, test } from '@/tests/e2e/fixtures';
import { answerHint, offerRegion } from '@/tests/e2e/support/region-hint';
import type { Page } from '@playwright/test';

/** Every flow under a browser's translator, whose replaced texts React does not know (facebook/react issue 11538). */
test.use({ isTranslated: true });

const CRASHED = 'This page has stopped working';

test.afterEach(async ({ page }) => {
  await expect(page.getByText(CRASHED)).toHaveCount(0);
});

/** A translator has been at work here. */
const expectTranslated = (page: Page) => expect(page.locator('main font').first()).toBeAttached();

test('a visitor joins, changes a name, and is told of a wrong password', { tag: ['@hk', '@long'] }, async ({ page, noise }, info) => {
  noise.tolerate(/securetoken/);
  noise.expect(/401/);
  const email = newAddress(info);
  await page.goto('/login');
  await expectTranslated(page);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText('Email address is still missing').first()).toBeVisible();
  await page.getByLabel('Email address').first().fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('First name').fill('Mei');
  await page.getByLabel('Last name').fill('Chan');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Open account' }).click();
  await page.getByText('Hello, Mei').waitFor();
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Account' }).click();
  await page.getByLabel('First name').fill('Mei Ling');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  // The address changes before the page does, and /account has an email field, too.
  await page.getByRole('heading', { name: 'Log in or join' }).waitFor();
  await page.getByLabel('Email address').first().fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill('not my password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The email address or the password is not correct.' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByText('Hello, Mei Ling').waitFor();
});

test('an order is chosen, booked and paid, and its sums follow', { tag: '@long' }, async ({ page, noise }, info) => {
  test.setTimeout(150_000);
  noise.expect(/402/);
  await page.goto('/services-pricing?type=store');
  await expectTranslated(page);
  const total = page.getByTestId('basket-total').first();
  const twenty = siteOf(info) === 'hk' ? 'HK$880' : 'S$156';
  const choose = (pieces: RegExp) => page.getByRole('radio', { name: pieces }).first().check({ force: true });
  await choose(/^20/);
  await expect(total).toHaveText(twenty);
  await choose(/^40/);
  await expect(total).not.toHaveText(twenty);
  await chooseTwenty(page);
  await signUp(page, newAddress(info));
  await bookCollection(page, siteOf(info));
  const card = cardForm(page);
  await card.fill(CARDS.declined);
  await pay(page).press('Enter');
  await expect(page.getByRole('group', { name: 'Please check these points' })).toBeFocused();
  await page.getByRole('checkbox', { name: /I have read the terms/ }).press('Space');
  await pay(page).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'The bank declined the card. No money was taken.' })).toBeVisible();
  await card.fill(CARDS.visa);
  await pay(page).press('Enter');
  await expect(page.getByTestId('order-reference')).toHaveText(/^O-/);
});

test('a gift is filled in, previewed and paid', { tag: '@sg' }, async ({ page }, info) => {
  await fillGift(page, newAddress(info));
  await expectTranslated(page);
  await cardForm(page).fill(CARDS.visa);
  await pay(page).press('Enter');
  await expect(page.getByTestId('gift-code')).toHaveText(/^GIFT/);
  await page.getByRole('button', { name: /Copy/ }).first().click();
});

test('a code is refused and applied, and the price follows', { tag: '@long' }, async ({ page, noise }) => {
  noise.expect(/40\d/);
  await chooseTwenty(page);
  await page.getByRole('button', { name: 'Have a code?' }).click();
  await page.locator('input[name="coupon"]').fill('EXPIRED1');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/expired/).first()).toBeVisible();
  await page.locator('input[name="coupon"]').fill('NOBODY-HAS-IT');
  await page.keyboard.press('Enter');
  // What is said of the second code, and nothing of the first.
  await expect(page.getByText(/expired/)).toHaveCount(0);
});

test('pieces are offered for sale and their collection is booked', { tag: '@long' }, async ({ page }, info) => {
  test.setTimeout(150_000);
  await page.goto('/services-pricing?type=sell');
  const flow = page.locator('#consignment');
  await (await hydrated(flow.getByRole('button').first())).click();
  await enterPieces(flow);
  await expect(flow.getByText('3 pieces to send')).toBeVisible();
  await expectTranslated(page);
  await toTerms(flow);
  await agree(flow);
  await onwardWithPieces(flow);
  await flow.locator('input[name="email"]').fill(newAddress(info));
  await onwardWithPieces(flow);
  await flow.getByRole('textbox', { name: 'First name' }).fill('Wing');
  await flow.getByRole('textbox', { name: 'Last name' }).fill('Chan');
  await flow.locator('input[name="password"]').fill(PASSWORD);
  await flow.getByRole('button', { name: 'Open account' }).click();
  await bookCollectionOfPieces(flow, siteOf(info));
  await flow.getByRole('button', { name: 'Send 3 pieces' }).press('Enter');
  await expect(flow.getByRole('heading', { name: 'Thank you, we have your order' })).toBeVisible();
});

test('an invoice is paid and a card saved and removed', { tag: '@long' }, async ({ page, noise }, info) => {
  noise.expect(/402/);
  await customerWithInvoice(page, info);
  await page.goto('/billings');
  await expectTranslated(page);
  await page.locator('#main').locator('tbody tr, li').filter({ hasText: 'Due' }).getByRole('link').click();
  await page.getByRole('button', { name: /^Pay (HK|S)\$/ }).press('Enter');
  await expect(page.getByText('Paid. Thank you.')).toBeVisible();
  await page.goto('/payment-method');
  const card = cardForm(page);
  await card.fill(CARDS.threeDSecure);
  await page.getByRole('button', { name: 'Save card' }).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'The card was not saved' })).toBeVisible();
  await card.fill(CARDS.mastercard);
  await page.getByRole('button', { name: 'Save card' }).press('Enter');
  await expect(page.getByText('Mastercard ending in 4444', { exact: true })).toBeVisible();
});

test('a message is sent, the newsletter subscribed and a coupon shown', { tag: '@long' }, async ({ page }, { project }) => {
  await page.goto('/contact-us?topic=order&type=store&quote=x20.m6');
  await page.locator('main button[type=submit]').click();
  await expect(page.getByRole('group', { name: 'Please check these points' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Wing Chan');
  await page.locator('#contact-email').fill('wing@example.com');
  await page.locator('#contact-consent').check();
  await page.locator('main button[type=submit]').click();
  await expect(page.locator('main code')).toHaveText(/^\w\w-/);
  const footer = await hydrated(page.getByRole('contentinfo'));
  await footer.getByRole('textbox', { name: 'Email address' }).fill(`reader-${project.name}-${Date.now()}@example.com`);
  await footer.getByRole('button', { name: 'Subscribe to the newsletter' }).click();
  await expect(footer.getByRole('status').filter({ hasText: 'Success!' })).toBeVisible();
  await footer.getByRole('button', { name: 'Get my coupon' }).click();
  await expect(footer.locator('code')).toHaveText(/\w{6,}/);
});

test('the other region is offered, and another language chosen', { tag: '@long' }, async ({ page, context }, { project }) => {
  await answerHint(context, offerRegion(project.name === 'hk' ? 'sg' : 'hk'));
  await page.goto('/');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button').last().click();
  await expect(dialog).toBeHidden();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Language/ })
    .click();
  await page.getByRole('banner').getByRole('link', { name: '简体中文' }).click();
  await page.waitForURL(project.name === 'hk' ? /\/zh-CN/ : /\/zh-Hans/);
  // Nothing of the language before is left in what is read.
  await expect(page.getByRole('banner').getByText('Services & Pricing')).toHaveCount(0);
  await expect(
    page
      .getByRole('main')
      .getByText(/\p{Script=Han}{4}/u)
      .first(),
  ).toBeVisible();
  const english = await page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll<HTMLElement>('h1, h2, h3, p, button')]
        .map((element) => element.innerText)
        .filter((text) => /[a-z]{3,} [a-z]{3,} [a-z]{3,}/.test(text) && !/\p{Script=Han}/u.test(text)),
    );
  expect(english).toEqual([]);
});

test('a member writes to the concierge', { tag: '@long' }, async ({ page, context, request, baseURL, noise }, { project }) => {
  noise.tolerate(/WebSocket/);
  await join(context, request, baseURL, project.name);
  await page.goto('/chat');
  const thread = page.getByRole('region', { name: 'Messages' });
  await page.getByRole('list', { name: 'Questions to start with' }).getByRole('button').first().click();
  await expect(thread.getByText('Concierge, automated replies').first()).toBeVisible();
  await page.getByLabel('Your message').fill('Talk to a person');
  await page.getByLabel('Your message').press('Enter');
  await expect(thread.getByText('A person will answer.')).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Your message').fill('From the lift');
  await page.getByLabel('Your message').press('Enter');
  await expect(thread.getByText(/Waiting for the network|Sending/).first()).toBeVisible();
  noise.tolerate(/ERR_INTERNET_DISCONNECTED|501/);
  await context.setOffline(false);
  await expect(thread.getByText(/Waiting for the network|Sending|Not sent/)).toHaveCount(0);
});

test(
  'a member searches, opens a piece, fills the basket and books its delivery',
  { tag: '@long' },
  async ({ page, baseURL }, { project }) => {
    test.setTimeout(150_000);
    const site = project.name as Site;
    const member = await demoMember(page, baseURL, site);
    const piece = (await member.free()).at(-2);
    if (!piece) throw new Error('No piece is free');
    await member.signIn(page);
    await page.goto('/items');
    await page.getByRole('searchbox').fill(piece.code);
    await expect(page.getByText(/^1 of \d+ pieces/)).toBeVisible();
    await page.getByRole('list', { name: 'Your pieces' }).getByRole('link', { name: piece.name }).click();
    await page.getByRole('dialog', { name: piece.name }).getByRole('button', { name: 'Deliver' }).click();
    const basket = page.getByRole('dialog', { name: 'Your basket' });
    await expect(basket.getByTestId('request-total')).toContainText(/\d/);
    await basket.getByRole('button', { name: 'Choose a date' }).click();
    await bookVisit(page.getByRole('dialog', { name: 'When and where' }), site);
    await basket.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText(/: 1 piece is booked\./)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Cancelled. Nothing will be charged.')).toBeVisible();
  },
);

test('a member lays out a look, keeps it and wears it', { tag: '@long' }, async ({ page, baseURL }, { project }) => {
  const name = `Translated ${project.name} ${Date.now()}`;
  const member = await demoMember(page, baseURL, 'hk');
  await member.signIn(page);
  const home = (await member.items()).find(({ state }) => state === 'at-home');
  if (!home) throw new Error('Nothing is at home');
  await page.goto('/outfit');
  const rail = page.getByRole('region', { name: 'Your pieces' });
  const saved = page.getByRole('region', { name: 'Saved looks' });
  await rail.getByRole('button', { name: home.name }).click();
  await page.getByLabel('Name of the look').fill(name);
  await page.getByRole('button', { name: 'Save look' }).click();
  const card = saved.getByRole('article').filter({ hasText: name });
  await card.getByRole('button', { name: 'Wear today' }).click();
  await expect(card.getByText('Worn 1 time, last')).toBeVisible();
  await card.getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);
});

test('public pages are filtered, searched and opened one after the other', { tag: '@long' }, async ({ page }, { project }) => {
  await page.goto('/blog');
  await page.locator('main article a, main li a').first().click();
  await page.goto('/faqs');
  await page.getByRole('searchbox').first().fill('moth');
  await expect(page).toHaveURL(/q=moth/);
  await page.goto('/pakt-referrals');
  await page.goto('/press');
  await page.goto('/webview?page=pricing');
  await page.goto('/');
  const banner = page.getByRole('banner');
  for (const name of [/Services/, /Pakt World/]) {
    await banner.getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
  }
  const joined = await page.request.post(`${API}/users/signup`, {
    data: {
      email: `own-${project.name}-${Date.now()}@example.com`,
      password: PASSWORD,
      firstName: 'Rosa',
      lastName: 'Lee',
      country: project.name,
      locale: project.name === 'hk' ? 'en' : 'en-SG',
    },
  });
  const { accessToken } = ((await joined.json()) as { data: { accessToken: string } }).data;
  await page.context().addCookies([{ name: 'accessToken', value: accessToken, url: page.url() }]);
  await page.goto('/pakt-referrals');
  await page.getByRole('button', { name: 'Show QR code' }).click();
  await expect(page.getByRole('img', { name: 'QR code of your link' })).toBeVisible();
});
