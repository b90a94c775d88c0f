import { expect, type Page } from '@playwright/test';
import type { CallName } from '@/lib/contract/calls';
import { bookCollection, cardForm, CARDS, chooseTwenty, fillGift, pay, signUp } from '../support/buying-steps';
import { choose, leaveFor } from '../support/external-steps';
import { hydrated } from '../fixtures';
import type { WriteRow } from './call-rows';
import { fresh, keeps, mailOf, NEXT_PASSWORD, press, pressAgain, stays } from './row-steps';
import { API, PASSWORD, post, type Place } from './wire';

const MESSAGE = 'Is my winter coat still in storage, and may I have it back by Friday?';

async function toPassword({ page }: Pick<Place, 'page'>, email: string) {
  await page.goto('/login');
  await page.getByLabel('Email address').first().fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

const link = new WeakMap<Page, string>();
const coupon = (page: Page) => page.locator('input[name="coupon"]');
const isHere = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /wardrobe/i })
    .first();

export const VISITOR_WRITES = {
  contactUs: {
    who: 'visitor',
    doneBy: 'status',
    async fill({ page }) {
      await page.goto('/contact-us');
      const form = await hydrated(page.getByRole('form', { name: 'Write to us' }));
      await form.getByLabel('Your name').fill('Mei Chan');
      // One address gets a handful of acknowledgements a day.
      await form.getByLabel('Email').fill(fresh());
      await form.getByLabel('What is it about?').selectOption({ index: 1 });
      await form.getByRole('textbox', { name: 'Message' }).fill(MESSAGE);
      await form.getByRole('checkbox').last().check();
    },
    press: press('Send message'),
    kept: keeps((page) => page.getByRole('textbox', { name: 'Message' }), MESSAGE),
    done: (page) => page.getByRole('heading', { name: 'Thank you, your message has arrived' }),
  },
  newsletterSignup: {
    who: 'visitor',
    doneBy: 'status',
    async fill({ page }) {
      await page.goto('/faqs');
      const footer = await hydrated(page.getByRole('contentinfo'));
      await footer.getByRole('textbox', { name: 'Email address' }).fill('reader-of-faults@example.com');
    },
    press: press('Subscribe to the newsletter'),
    kept: keeps((page) => page.getByRole('contentinfo').getByRole('textbox', { name: 'Email address' }), 'reader-of-faults@example.com'),
    done: (page) => page.getByRole('contentinfo').getByRole('status').filter({ hasText: 'Success!' }),
  },
  newsletterGetMyCoupon: {
    who: 'visitor',
    async fill({ page }) {
      await page.goto('/faqs');
      const footer = await hydrated(page.getByRole('contentinfo'));
      await footer.getByRole('textbox', { name: 'Email address' }).fill(fresh());
      await footer.getByRole('button', { name: 'Subscribe to the newsletter' }).click();
      await footer.getByRole('button', { name: 'Get my coupon' }).waitFor();
    },
    ...pressAgain('Get my coupon'),
    done: (page) =>
      page
        .getByRole('contentinfo')
        .locator('code')
        .filter({ hasText: /\w{6,}/ }),
  },
  checkEmail: {
    who: 'visitor',
    async fill({ page }) {
      await page.goto('/login');
      await page.getByLabel('Email address').first().fill('nobody-yet@example.com');
    },
    press: press('Continue'),
    kept: keeps((page) => page.getByLabel('Email address').first(), 'nobody-yet@example.com'),
    done: (page) => page.getByLabel('First name'),
  },
  signup: {
    who: 'visitor',
    async fill(place) {
      await toPassword(place, fresh());
      await place.page.getByLabel('First name').fill('Mei');
      await place.page.getByLabel('Last name').fill('Chan');
      await place.page.locator('input[name="password"]').fill(PASSWORD);
    },
    press: press('Open account'),
    kept: async (page) => {
      await expect(page.getByLabel('First name')).toHaveValue('Mei');
      await expect(page.locator('input[name="password"]')).toHaveValue(PASSWORD);
    },
    done: (page) =>
      page
        .getByRole('banner')
        .getByRole('link', { name: /wardrobe/i })
        .first(),
    // The account is there, and the password that was just chosen opens it.
    afterLost: (page) => page.getByRole('alert').filter({ hasText: 'already exists' }),
  },
  login: {
    who: 'visitor',
    async fill(place) {
      const email = fresh();
      await post(place.page, '/users/signup', { email, password: PASSWORD, firstName: 'Mei', lastName: 'Chan' });
      await toPassword(place, email);
      await place.page.locator('input[name="password"]').fill(PASSWORD);
    },
    press: (page) => page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click(),
    kept: keeps((page) => page.locator('input[name="password"]'), PASSWORD),
    done: (page) =>
      page
        .getByRole('banner')
        .getByRole('link', { name: /wardrobe/i })
        .first(),
  },
  passwordReset: {
    who: 'visitor',
    doneBy: 'status',
    async fill({ page }) {
      await page.goto('/reset-password');
      await page.getByRole('main').getByLabel('Email address').fill('nobody-yet@example.com');
    },
    press: press('Send the link'),
    kept: keeps((page) => page.getByRole('main').getByLabel('Email address'), 'nobody-yet@example.com'),
    done: (page) => page.getByRole('status').filter({ hasText: 'nobody-yet@example.com' }),
  },
  passwordResetConfirm: {
    who: 'visitor',
    doneBy: 'status',
    async fill({ page }) {
      const email = fresh();
      await post(page, '/users/signup', { email, password: PASSWORD, firstName: 'Mei', lastName: 'Chan' });
      await post(page, '/ext/password-reset', { email });
      await expect.poll(async () => (await mailOf(page, email)).length).toBeGreaterThan(1);
      const tokens = await mailOf(page, email);
      const bodies = ((await (await page.request.get(`${API}/outbox.json`)).json()) as { data: { to: string; body: string }[] }).data;
      const reset = bodies.find(({ to, body }) => to === email && body.includes('reset-password'));
      await page.goto(`/reset-password#token=${/#token=([\w-]+)/.exec(reset?.body ?? '')?.[1] ?? tokens[0]}`);
      await page.locator('input[name="new-password"], input[name="password"]').first().fill(NEXT_PASSWORD);
    },
    press: press('Save password'),
    kept: keeps((page) => page.locator('input[name="new-password"], input[name="password"]').first(), NEXT_PASSWORD),
    done: (page) => page.getByText('Your new password is set').first(),
    afterLost: (page) => page.getByRole('heading', { name: 'Your new password is probably set' }),
  },
  loginWithExternal: {
    who: 'visitor',
    made: 'by-arriving',
    fill: ({ page }) => leaveFor(page, 'Google', '/login?redirect=%2Ffaqs'),
    // What the provider sends back is exchanged once more, without asking the person a second time.
    async press(page) {
      const again = page.getByRole('button', { name: 'Try again' });
      await ((await again.isVisible()) ? again.click() : choose(page, 'Google', /Grace Lam/));
    },
    kept: stays((page) => page.getByRole('main').getByRole('link', { name: /Log in another way/ })),
    done: isHere,
    // What the provider sends works once.
    afterLost: (page) => page.getByRole('heading', { name: 'This login cannot be used again' }),
    busy: (page) => page.getByRole('status').filter({ hasText: 'Loading' }),
  },
  verifyEmail: {
    who: 'visitor',
    made: 'by-arriving',
    // The page confirms by itself; what is pressed here is the link in the mail.
    async fill({ page }) {
      const email = fresh();
      await post(page, '/users/signup', { email, password: PASSWORD, firstName: 'Mei', lastName: 'Chan' });
      await expect.poll(async () => (await mailOf(page, email)).length).toBeGreaterThan(0);
      await page.goto('/faqs');
      link.set(page, `/verify-email#token=${(await mailOf(page, email))[0]}`);
    },
    async press(page) {
      const mailed = link.get(page);
      link.delete(page);
      await (mailed ? page.goto(mailed) : page.getByRole('button', { name: 'Try again' }).click());
    },
    kept: (page) => expect(page.getByRole('heading', { name: 'Your address is not confirmed yet' })).toBeVisible(),
    busy: (page) => page.getByRole('status').filter({ hasText: 'Confirming your address' }),
    // Nobody is logged in here: it is asked before anything is taken away.
    done: (page) => page.getByRole('heading', { name: 'Is this account yours?' }),
  },
  giftPayment: {
    who: 'visitor',
    doneBy: 'status',
    lost: 'found-out',
    async fill({ page }) {
      await fillGift(page, fresh());
      await cardForm(page).fill(CARDS.visa);
    },
    press: (page) => pay(page).press('Enter'),
    kept: stays(pay),
    untold: (page) => page.getByRole('heading', { name: 'Payment received, your code is on its way' }),
    done: (page) => page.getByTestId('gift-code').filter({ hasText: /^GIFT(-\w{4}){4}$/ }),
  },
  checkCouponCode: {
    who: 'visitor',
    async fill({ page }) {
      await chooseTwenty(page);
      await page.getByRole('button', { name: 'Have a code?' }).click();
      await coupon(page).fill('WELCOME10');
    },
    press: (page) => coupon(page).press('Enter'),
    kept: keeps(coupon, 'WELCOME10'),
    done: (page) => page.getByText('WELCOME10 is applied'),
  },
  orderAndPaymentSignup: {
    who: 'visitor',
    doneBy: 'status',
    lost: 'found-out',
    async fill({ page }) {
      await chooseTwenty(page);
      await signUp(page, fresh());
      await bookCollection(page, 'hk', { day: 'last' });
      await cardForm(page).fill(CARDS.visa);
      await page.getByRole('checkbox', { name: /I have read the terms/ }).press('Space');
    },
    press: (page) => pay(page).press('Enter'),
    kept: (page) => expect(page.getByRole('checkbox', { name: /I have read the terms/ })).toBeChecked(),
    untold: (page) => page.getByRole('heading', { name: 'Your collection is booked' }),
    done: (page) => page.getByTestId('order-reference').filter({ hasText: /^O-HK-\d+$/ }),
  },
} satisfies Partial<Record<CallName, WriteRow>>;
