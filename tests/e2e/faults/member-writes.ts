import { expect, type Page } from '@playwright/test';
import type { CallName } from '@/lib/contract/calls';
import { cardForm, CARDS, invoicesOf } from '../support/buying-steps';
import { withoutPassword } from '../support/without-password';
import type { WriteRow } from './call-rows';
import { keeps, NEXT_PASSWORD, press, pressAgain, region, stays } from './row-steps';
import { API, PASSWORD, post, type Place } from './wire';

const visit = (page: Page) => page.getByRole('dialog', { name: 'Your visit' });
async function openVisit({ page }: Place) {
  await page.goto('/items');
  await page.getByRole('button', { name: 'Move or cancel' }).click();
}

const troubleOfVisit = (page: Page) => page.getByRole('group', { name: 'There was a problem with your change' });

/** With the card that is kept. */
const paying: WriteRow = {
  who: 'customer',
  async fill({ page, token }) {
    const due = (await invoicesOf(page, token)).find(({ status }) => status === 'due');
    await page.goto(`/billings/${due?.id}`);
    await expect(page.getByRole('radio', { name: 'Visa ending in 1881' })).toBeChecked();
  },
  press: press(/^Pay HK/),
  kept: (page) => expect(page.getByRole('radio', { name: 'Visa ending in 1881' })).toBeChecked(),
  done: (page) => page.getByText('Paid. Thank you.'),
};

async function openedCopies({ page }: Place) {
  await page.goto('/items');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: 'Save the ZIP' }).waitFor();
}

export const MEMBER_WRITES = {
  updateUser: {
    made: 'besides',
    async fill({ page }) {
      await page.goto('/account');
      await page.getByLabel('First name').fill('Meiling');
    },
    press: press('Save'),
    kept: keeps((page) => page.getByLabel('First name'), 'Meiling'),
    done: (page) => region(page, 'Profile').getByText('Saved.'),
  },
  saveAddress: {
    async fill({ page }) {
      await page.goto('/account');
      await region(page, 'Phone and address')
        .getByRole('button', { name: /Change/ })
        .last()
        .click();
      await page.getByRole('textbox', { name: 'Street and number' }).fill('1 Castle Road');
      await page.getByLabel('District').selectOption('central-and-western');
    },
    press: press('Save address'),
    kept: keeps((page) => page.getByRole('textbox', { name: 'Street and number' }), '1 Castle Road'),
    done: (page) => region(page, 'Phone and address').getByText('Saved.').last(),
  },
  changePassword: {
    doneBy: 'status',
    async fill({ page }) {
      await page.goto('/account');
      await region(page, 'Password').getByLabel('Current password', { exact: true }).fill(PASSWORD);
      await region(page, 'Password').getByLabel('New password', { exact: true }).fill(NEXT_PASSWORD);
    },
    press: press('Change password'),
    kept: keeps((page) => region(page, 'Password').getByLabel('New password', { exact: true }), NEXT_PASSWORD),
    done: (page) => page.getByText('Your password has been changed'),
  },
  sendVerification: {
    fill: ({ page }) => page.goto('/account'),
    ...pressAgain('Send the link again'),
    done: (page) => page.getByText('We have sent you a link.'),
  },
  endSession: {
    doneBy: 'status',
    lost: 'found-out',
    async fill({ page, email }) {
      await page.request.post(`${API}/users/login`, {
        data: { email, password: PASSWORD, ip: '' },
        headers: { 'user-agent': 'Mozilla/5.0 (Macintosh) Firefox/140.0' },
      });
      await page.goto('/account');
      await page.getByRole('button', { name: 'Log out Firefox on macOS' }).waitFor();
    },
    ...pressAgain('Log out Firefox on macOS'),
    done: (page) => page.getByText('That device has been logged out.'),
  },
  sendDeletionLink: {
    doneBy: 'status',
    async fill({ page }) {
      await withoutPassword(page);
      await page.goto('/account');
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Send me the link' }).waitFor();
    },
    press: (page) => page.getByRole('dialog').getByRole('button', { name: 'Send me the link' }).click(),
    kept: stays((page) => page.getByRole('dialog').getByText(/^You log in with Google or Apple/)),
    done: (page) => page.getByRole('dialog').getByText(/^The link is on its way to/),
  },
  deleteAccount: {
    doneBy: 'status',
    async fill({ page }) {
      await page.goto('/account');
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByRole('dialog').getByLabel('Your password', { exact: true }).fill(PASSWORD);
    },
    press: press('Delete for good'),
    kept: keeps((page) => page.getByRole('dialog').getByLabel('Your password', { exact: true }), PASSWORD),
    done: (page) => page.getByRole('heading', { name: 'Your account has been deleted' }),
  },
  exportWardrobe: {
    who: 'owner',
    fill: openedCopies,
    ...pressAgain('Save the ZIP'),
    done: (page) => page.getByText(/Your wardrobe is in your downloads/),
  },
  wardrobeDocument: {
    who: 'owner',
    fill: openedCopies,
    ...pressAgain('Save the PDF'),
    done: (page) => page.getByText('The inventory is in your downloads.'),
  },
  salesDocument: {
    who: 'owner',
    fill: ({ page }) => page.goto('/sales'),
    ...pressAgain('Statement (PDF)'),
    done: (page) => page.getByText('Your statement is in your downloads.'),
  },
  invoiceDocument: {
    who: 'customer',
    async fill({ page, token }) {
      await page.goto(`/billings/${(await invoicesOf(page, token))[0]?.id}`);
    },
    press: press('Download PDF'),
    kept: stays((page) => page.getByRole('table').first()),
    done: (page) => page.getByText(/is in your downloads/),
  },
  exportAccount: {
    fill: ({ page }) => page.goto('/account'),
    ...pressAgain('Download my data'),
    done: (page) => page.getByText('The file is in your downloads.'),
  },
  addPaymentMethod: {
    doneBy: 'status',
    async fill({ page }) {
      await page.goto('/payment-method');
      await cardForm(page).fill(CARDS.visa);
    },
    // By keyboard: a press at the end of scrolling may land in the card form's frame, which stood there before.
    press: (page) => page.getByRole('button', { name: 'Save card' }).press('Enter'),
    kept: (page) => expect(cardForm(page).part('number')).toHaveValue(CARDS.visa),
    done: (page) => page.getByText('The card was saved.'),
  },
  removePaymentMethod: {
    who: 'customer',
    doneBy: 'status',
    async fill({ page, token }) {
      // The last card of an account that owes stays: a second one goes.
      await post(
        page,
        '/users/payment-methods',
        { currency: 'hkd', paymentMethodNonce: 'fake-valid-mastercard-nonce', default: false },
        token,
      );
      await page.goto('/payment-method');
      await page.getByRole('button', { name: /^Remove .*Mastercard/ }).click();
    },
    press: (page) => page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click(),
    kept: stays((page) => page.getByRole('dialog')),
    done: (page) => page.getByText('The card was removed.'),
  },
  makeDefaultPaymentMethod: {
    who: 'customer',
    lost: 'found-out',
    doneBy: 'status',
    async fill({ page, token }) {
      await post(
        page,
        '/users/payment-methods',
        { currency: 'hkd', paymentMethodNonce: 'fake-valid-mastercard-nonce', default: false },
        token,
      );
      await page.goto('/payment-method');
    },
    press: press(/^Make default: Mastercard/),
    kept: stays((page) => page.getByText('Mastercard ending in 4444', { exact: true })),
    done: (page) => page.getByText(/^Mastercard .* is now your default card/),
    afterLost: (page) => page.getByRole('listitem').filter({ hasText: 'Mastercard' }).getByText('Default', { exact: true }),
  },
  // The invoice's own word counts, and the page looks until it comes.
  payInvoice: {
    ...paying,
    doneBy: 'status',
    lost: 'found-out',
    untold: (page) => page.getByText('Please do not pay again; this page updates automatically.'),
  },
  savedCardNonce: paying,
  logout: {
    doneBy: 'press',
    fill: ({ page }) => page.goto('/account'),
    press: (page) => region(page, 'Devices').getByRole('button', { name: 'Log out', exact: true }).click(),
    kept: () => Promise.resolve(),
    // Where no network leads to /login, the page is a visitor's in its place.
    done: (page) => page.getByRole('heading', { name: /^(Log in or join|This page is yours once)/ }),
  },
  cancelBooking: {
    who: 'customer',
    lost: 'found-out',
    async fill(place) {
      await openVisit(place);
      await visit(place.page).getByRole('button', { name: 'Cancel the visit' }).click();
    },
    press: (page) => page.getByRole('dialog', { name: 'Cancel this visit?' }).getByRole('button', { name: 'Cancel the visit' }).click(),
    failure: troubleOfVisit,
    kept: stays((page) => page.getByRole('dialog', { name: 'Cancel this visit?' })),
    done: (page) => page.getByText('Your visit has been cancelled.'),
  },
  changeBooking: {
    who: 'customer',
    lost: 'found-out',
    async fill(place) {
      await openVisit(place);
      await visit(place.page).getByRole('button', { name: 'Move the visit' }).click();
      const move = place.page.getByRole('dialog', { name: 'Another time' });
      await move.getByRole('grid').locator('button:not([aria-disabled]):not([aria-pressed=true])').last().press('Enter');
      await move.locator('input[name="booking-time"]:not([disabled])').last().press('Space');
    },
    press: (page) => page.getByRole('dialog', { name: 'Another time' }).getByRole('button', { name: 'Move the visit' }).click(),
    failure: troubleOfVisit,
    kept: (page) => expect(page.getByRole('dialog', { name: 'Another time' }).locator('input[name="booking-time"]:checked')).toHaveCount(1),
    done: (page) => page.getByText(/^Your visit has been moved to/),
  },
} satisfies Partial<Record<CallName, WriteRow>>;
