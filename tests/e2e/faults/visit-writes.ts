import { expect, type Page } from '@playwright/test';
import type { CallName } from '@/lib/contract/calls';
import { calculator, chooseTwenty, fillPlace, onward, signUp } from '../support/buying-steps';
import { anyOpenDay, openDays } from '../support/calendar-steps';
import { bookVisit } from '../support/demo-member';
import type { WriteRow } from './call-rows';
import { freePiece, passport, takeBackRequests } from './owned-pieces';
import { fresh, stays } from './row-steps';
import { askForCollection, collectionDialog, withoutVisit } from './visits';
import type { Place } from './wire';

const basket = (page: Page) => page.getByRole('dialog', { name: 'Your basket' });
const ending = (page: Page) => page.getByRole('dialog', { name: 'End this order?' });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });

async function filledBasket(place: Place) {
  const { page } = place;
  await takeBackRequests(place);
  await page.goto(`/items?item=${(await freePiece(place)).id}`);
  await passport(page).getByRole('button', { name: 'Care', exact: true }).click();
  await expect(basket(page).getByTestId('request-total')).toContainText(/[1-9]/);
}
/** When, where and for how much, as it stood before the press. */
const reviewed = new WeakMap<Page, string>();
const confirm = (page: Page) => basket(page).getByRole('button', { name: 'Confirm', exact: true }).click();

export const VISIT_WRITES = {
  /** A service to the person: booking goes on without it, and then says nothing of a place that is kept. */
  holdSlot: {
    who: 'visitor',
    doneBy: 'press',
    untrue: /Reserved for you/,
    async fill({ page }) {
      await chooseTwenty(page);
      await signUp(page, fresh());
      await fillPlace(page, 'hk');
      await openDays(calculator(page));
    },
    async press(page) {
      await (await anyOpenDay(calculator(page))).click();
      await page.locator('input[name="booking-time"]:not([disabled])').last().check({ force: true });
      await onward(page);
    },
    kept: () => Promise.resolve(),
    done: (page) => page.getByRole('checkbox', { name: /I have read the terms/ }),
  },
  createCollection: {
    who: 'customer',
    async fill(place) {
      await askForCollection(place);
      await collectionDialog(place.page).getByRole('button', { name: 'Choose a date' }).click();
      await bookVisit(place.page.getByRole('dialog', { name: 'When and where' }), 'hk');
      const facts = collectionDialog(place.page).locator('dl');
      await expect(facts).not.toContainText('…');
      reviewed.set(place.page, await facts.innerText());
    },
    press: (page) =>
      collectionDialog(page)
        .getByRole('button', { name: /^(Book the (collection|pick-up)|Send again)$/ })
        .click(),
    kept: async (page) => expect(await collectionDialog(page).locator('dl').innerText()).toBe(reviewed.get(page)),
    done: (page) => page.getByRole('dialog', { name: 'Your visit is booked' }),
  },
  createItemRequests: {
    who: 'owner',
    fill: filledBasket,
    press: confirm,
    kept: (page) => expect(basket(page).getByRole('listitem')).toHaveCount(1),
    done: (page) => page.getByText(/: 1 piece is booked\./),
  },
  undoItemRequest: {
    who: 'owner',
    async fill(place) {
      await filledBasket(place);
      await confirm(place.page);
      await undo(place.page).waitFor();
    },
    press: (page) => undo(page).click(),
    kept: stays(undo),
    done: (page) => page.getByText('Cancelled. Nothing will be charged.'),
    busy: (page) => page.getByText('Cancelling'),
  },
  endTerm: {
    who: 'customer',
    async fill(place) {
      await withoutVisit(place);
      await place.page.goto('/plan');
      await place.page.getByRole('button', { name: 'End it' }).click();
    },
    press: (page) => ending(page).getByRole('button', { name: 'End the order' }).click(),
    kept: (page) => expect(ending(page).getByText('Refund', { exact: true })).toBeVisible(),
    done: (page) => page.getByText('is being refunded to your card'),
  },
} satisfies Partial<Record<CallName, WriteRow>>;
