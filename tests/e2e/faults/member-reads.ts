import { expect, type Page } from '@playwright/test';
import type { CallName } from '@/lib/contract/calls';
import { calculator, cardForm, CARDS, chooseTwenty, fillGift, invoicesOf, onward, pay } from '../support/buying-steps';
import type { ReadRow } from './call-rows';
import { fresh, PHOTOGRAPH, region } from './row-steps';
import { askForCollection, collectionDialog } from './visits';
import type { Place } from './wire';

const at =
  (path: string) =>
  ({ page }: Place) =>
    page.goto(path);
const main = (page: Page) => page.getByRole('main');
/** A part of a member's page that says itself that it could not be read. */
const said = (path: string, whole: ReadRow['whole'], untrue: RegExp) => ({ open: at(path), whole, without: 'said', untrue }) as const;
/** The answer to a payment that was made is lost on its way; no invoice of a visitor's tells them live that it is paid. */
async function loseGiftPayment({ page }: Place) {
  await fillGift(page, fresh());
  await cardForm(page).fill(CARDS.visa);
  await page.route('**/users/gift-payment', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
  });
  await pay(page).press('Enter');
}

/** In the middle of an order: the page was made with nothing about logging in. */
async function orderByGoogleMember({ page }: Place) {
  await chooseTwenty(page);
  await page.getByRole('button', { name: 'Book and pay' }).first().click();
  await calculator(page).locator('input[name="email"]').fill('google@example.com');
  await onward(page);
}

async function openSentPhotograph({ page }: Place) {
  await page.goto('/chat');
  await page.locator('input[type=file]').setInputFiles({ name: 'left cuff.jpg', mimeType: 'image/jpeg', buffer: await PHOTOGRAPH });
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** Calls that ask, of visitors and of members without a wardrobe. */
export const MEMBER_READS = {
  currentUser: { open: at('/account'), whole: (page) => page.getByLabel('First name'), without: 'said' },
  userInformation: { open: at('/account'), whole: (page) => page.getByLabel('First name'), without: 'said' },
  // The prices that the page was built with stand in until the fresh ones are here.
  priceService: {
    who: 'visitor',
    without: 'left-out',
    whole: (page) => page.locator('#calculator input[name="email"]'),
    async open({ page }) {
      await chooseTwenty(page);
      await page.getByRole('button', { name: 'Book and pay' }).first().click();
      // Its code and texts come with the press: without them there is nothing that could do without the prices (lost-parts.spec.ts).
      await page.locator('#calculator input[name="email"]').waitFor();
    },
  },
  invoices: said('/billings', (page) => page.getByRole('heading', { name: 'No invoices yet' }), /No invoices yet/),
  invoice: {
    who: 'customer',
    without: 'said',
    whole: (page) => main(page).getByRole('table').first(),
    untrue: /does not exist|not find/,
    async open({ page, token }) {
      await page.goto(`/billings/${(await invoicesOf(page, token))[0]?.id}`);
    },
  },
  paymentMethods: said('/payment-method', (page) => page.getByRole('heading', { name: 'No card saved' }), /No card saved/),
  clientToken: said('/payment-method', (page) => page.locator('[data-testid="card-form"][data-state="open"]'), /not set up/),
  billingBalance: said('/billings', (page) => region(page, 'Balance').getByText('None planned.'), /None planned/),
  storagePlan: said('/plan', (page) => page.getByRole('heading', { name: 'You have no plan yet' }), /no plan yet/),
  sessions: {
    open: at('/account'),
    whole: (page) => region(page, 'Devices').getByRole('listitem').first(),
    without: 'said',
    standing: (page) => page.getByLabel('First name'),
  },
  secondFactor: {
    open: at('/account'),
    whole: (page) => page.getByRole('button', { name: 'Set up two-step login' }),
    without: 'said',
    standing: (page) => page.getByLabel('First name'),
    untrue: /Set up two-step login/,
  },
  ownGifts: {
    open: at('/account'),
    whole: (page) => page.getByText(/^Credit in your account/),
    without: 'said',
    standing: (page) => page.getByLabel('First name'),
    untrue: /None yet/,
  },
  emailChange: {
    open: at('/account'),
    whole: (page) => page.getByRole('button', { name: 'Change the address' }),
    without: 'left-out',
  },
  consents: {
    open: at('/account'),
    whole: (page) => page.getByText('No · when you joined'),
    without: 'said',
    standing: (page) => page.getByLabel('First name'),
  },
  accountDeletion: {
    without: 'said',
    whole: (page) => page.getByRole('dialog').getByLabel('Your password', { exact: true }),
    untrue: /Delete for good/,
    async open({ page }) {
      await page.goto('/account');
      await page.getByRole('button', { name: 'Delete my account' }).click();
    },
  },
  placedOrder: {
    who: 'customer',
    without: 'said',
    whole: (page) => page.getByRole('heading', { name: 'We could not find this order' }),
    untrue: /We could not find this order/,
    open: at('/services-pricing?step=done&order=O-HK-0'),
  },
  bookings: {
    who: 'customer',
    without: 'said',
    whole: (page) => page.getByRole('dialog', { name: 'Your visit' }).getByRole('button', { name: 'Move the visit' }),
    untrue: /cannot be changed|is closed/,
    async open({ page }) {
      await page.goto('/items');
      await region(page, 'Next booking').getByRole('button', { name: 'Move or cancel' }).click();
    },
  },
  passwordPolicy: {
    open: at('/account'),
    whole: (page) => page.getByLabel('New password', { exact: true }),
    without: 'left-out',
  },
  externalProviders: {
    who: 'visitor',
    open: orderByGoogleMember,
    whole: (page) => page.getByRole('button', { name: 'Continue with Google' }),
    without: 'said',
    untrue: /not available on this site/,
  },
  paymentIntent: {
    who: 'visitor',
    open: loseGiftPayment,
    whole: (page) => page.getByTestId('gift-code').filter({ hasText: /^GIFT(-\w{4}){4}$/ }),
    without: 'said',
    untrue: /No money was taken|was not made|did not go through/,
  },
  quoteCollection: {
    who: 'customer',
    open: askForCollection,
    whole: (page) => collectionDialog(page).getByText('there is no trip fee'),
    without: 'said',
    untrue: /there is no trip fee|plan is full/,
  },
  uploadedFile: {
    open: openSentPhotograph,
    whole: (page) => page.getByRole('region', { name: 'Messages' }).getByRole('img', { name: 'left cuff.jpg' }),
    without: 'said',
  },
} satisfies Partial<Record<CallName, ReadRow>>;
