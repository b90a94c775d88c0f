import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@/backend/api/identity/seed-demo-accounts';
import type { CallName } from '@/lib/contract/calls';
import { agree, bookCollectionOfPieces, enterPieces, onward, openConsignment, toTerms } from '../support/consignment-steps';
import type { WriteRow } from './call-rows';
import { withoutPassword } from '../support/without-password';
import { keeps, PHOTOGRAPH } from './row-steps';
import { openedForSale, passport } from './owned-pieces';
import type { Place } from './wire';

const flow = (page: Page) => page.locator('#consignment');
const send = (page: Page) => flow(page).getByRole('button', { name: 'Send 3 pieces' });

async function toReview({ page }: Place) {
  await enterPieces(await openConsignment(page));
  await toTerms(flow(page));
  await agree(flow(page));
  await onward(flow(page));
  await bookCollectionOfPieces(flow(page), 'hk');
  await send(page).waitFor();
}

/** Pages whose photograph nobody has chosen yet. */
const unsent = new WeakSet<Page>();

const payouts = (page: Page) => passport(page).locator('form').filter({ hasText: 'How should we pay you' });
/** The form, filled in but for the proof. */
async function openedForPayout(place: Place): Promise<void> {
  await openedForSale(place);
  const change = passport(place.page).getByRole('button', { name: 'Change', exact: true });
  await payouts(place.page).or(change).first().waitFor();
  if (await change.isVisible()) await change.click();
  await payouts(place.page).getByRole('radio', { name: 'FPS' }).check({ force: true });
  await payouts(place.page).getByLabel('Name of the account holder').fill('Wing Chan');
  await payouts(place.page).getByLabel('Mobile number or FPS identifier').fill('51234567');
}
const floor = (page: Page) => passport(page).getByLabel('Your minimum price');
/** Another one each time: what stands there already would be done before it is pressed. */
const floors = new WeakMap<Page, string>();

export const SELLING_WRITES = {
  orderConsignment: {
    doneBy: 'status',
    fill: toReview,
    press: (page) => send(page).press('Enter'),
    kept: async (page) => {
      await expect(flow(page).getByText('The bag has its box.')).toBeVisible();
      await expect(send(page)).toBeVisible();
    },
    untold: (page) => flow(page).getByRole('heading', { name: 'Thank you, we have your order' }),
    done: (page) =>
      flow(page)
        .getByText(/^C-HK-\d+$/)
        .first(),
  },
  upload: {
    async fill(place) {
      await toReview(place);
      unsent.add(place.page);
    },
    async press(page) {
      // Chosen once: what did not go is still there to be sent again.
      if (!unsent.delete(page)) return flow(page).getByRole('button', { name: 'Retry' }).click();
      await flow(page)
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'left cuff.jpg', mimeType: 'image/jpeg', buffer: await PHOTOGRAPH });
    },
    kept: (page) => expect(flow(page).getByRole('alert')).toContainText('left cuff.jpg'),
    done: (page) => flow(page).getByRole('button', { name: 'Remove left cuff.jpg' }),
  },
  approvePrice: {
    who: 'owner',
    async fill(place) {
      await openedForSale(place);
      const next = String(101 + Math.floor(Math.random() * 90));
      floors.set(place.page, next);
      await floor(place.page).fill(next);
      const terms = passport(place.page).locator('#agree-to-selling');
      await expect(passport(place.page).getByText('How we sell for you')).toBeVisible();
      if (await terms.isVisible()) await terms.check({ force: true });
    },
    press: (page) =>
      passport(page)
        .getByRole('button', { name: /^(Approve|Change the minimum price)/ })
        .click(),
    kept: (page) => expect(floor(page)).toHaveValue(floors.get(page) ?? ''),
    done: (page) =>
      passport(page)
        .getByText(`HK$${floors.get(page)}`, { exact: true })
        .first(),
  },
  choosePayout: {
    who: 'owner',
    async fill(place) {
      await openedForPayout(place);
      await payouts(place.page).getByLabel('Your password', { exact: true }).fill(DEMO_PASSWORD);
    },
    press: (page) => payouts(page).getByRole('button', { name: 'Save', exact: true }).click(),
    kept: keeps((page) => payouts(page).getByLabel('Mobile number or FPS identifier'), '51234567'),
    done: (page) => page.getByText('Saved. Your payouts will be sent there.'),
  },
  sendPayoutCode: {
    who: 'owner',
    doneBy: 'status',
    async fill(place) {
      await withoutPassword(place.page);
      await openedForPayout(place);
    },
    press: (page) => payouts(page).getByRole('button', { name: 'Send me a code' }).click(),
    kept: keeps((page) => payouts(page).getByLabel('Mobile number or FPS identifier'), '51234567'),
    done: (page) => payouts(page).getByText(/^The code is on its way to/),
  },
} satisfies Partial<Record<CallName, WriteRow>>;
