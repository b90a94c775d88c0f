import type { Page } from '@playwright/test';
import type { RegionCode } from '@/lib/config/regions';
import { bookCollection, calculator, cardForm, chooseTwenty, fillGift, onward, PASSWORD, signUp } from '@/tests/e2e/support/buying-steps';
import type { Purchase, PurchaseKind } from '@/bench/charges/purchases';

/** A way to a pay button of the real site, and the result on its page. */
export interface Checkout {
  kind: PurchaseKind;
  /** Expected charge, in minor units. */
  amount: number;
  /** Path of the paying call. */
  call: string;
  member: Purchase['member'];
  /** Goes to the pay button. */
  reach: (page: Page) => Promise<void>;
  /** The same in a second tab or after a reload, with the stored draft. */
  resume: (page: Page) => Promise<void>;
  /** Fills in what a press needs: a card, the terms. */
  prepare: (page: Page, card: string) => Promise<void>;
  /** Present when the page shows the payment. */
  paid: (page: Page) => ReturnType<Page['locator']>;
  /** The reference that it shows. */
  referenceOf: (page: Page) => Promise<string | null>;
}

const GIFT = { hk: 98_000, sg: 17_000 } as const;
const TWENTY_PIECES = { hk: 88_000, sg: 15_600 } as const;
const shownBy = (testId: string) => (page: Page) => page.getByTestId(testId);

export function giftCheckout(site: RegionCode, email: string): Checkout {
  return {
    kind: 'gift',
    amount: GIFT[site],
    call: '/users/gift-payment',
    member: null,
    reach: (page) => fillGift(page, email),
    resume: async (page) => void (await page.goto('/pakt-gift')),
    prepare: (page, card) => cardForm(page).fill(card),
    paid: shownBy('gift-code'),
    referenceOf: (page) => page.getByTestId('gift-code').textContent(),
  };
}

export function orderCheckout(site: RegionCode, email: string): Checkout {
  const terms = (page: Page) => page.getByRole('checkbox', { name: /I have read the terms/ });
  return {
    kind: 'order',
    amount: TWENTY_PIECES[site],
    call: '/users/order-and-payment-signup',
    member: null,
    reach: async (page) => {
      await chooseTwenty(page);
      await signUp(page, email);
      await bookCollection(page, site);
    },
    resume: async (page) => {
      await page.goto('/services-pricing?type=store');
      const password = calculator(page).locator('input[name="password"]');
      // If the order is placed meanwhile, its reference is shown and no password is asked.
      await password.or(page.getByTestId('order-reference')).first().waitFor();
      if ((await password.count()) === 0) return;
      await password.fill(PASSWORD);
      await onward(page);
    },
    prepare: async (page, card) => {
      await cardForm(page).fill(card);
      if (!(await terms(page).isChecked())) await terms(page).press('Space');
    },
    paid: shownBy('order-reference'),
    referenceOf: (page) => page.getByTestId('order-reference').textContent(),
  };
}

export function invoiceCheckout(id: string, amount: number, member: NonNullable<Purchase['member']>): Checkout {
  const open = async (page: Page) => void (await page.goto(`/billings/${id}`));
  return {
    kind: 'invoice',
    amount,
    call: `/invoices/pay/${id}`,
    member,
    reach: open,
    resume: open,
    prepare: async (page, card) => {
      await page.getByRole('radio', { name: 'Another card' }).check({ force: true });
      await cardForm(page).fill(card);
    },
    // A tab opened later shows it only by the invoice's status.
    paid: (page) =>
      page
        .getByText('Paid. Thank you.')
        .or(page.locator('main').getByText('Paid', { exact: true }))
        .first(),
    referenceOf: () => Promise.resolve(id),
  };
}
