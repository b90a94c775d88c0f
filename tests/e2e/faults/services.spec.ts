import { FAULTS, type Fault } from '@/tests/faults/fault-server';
import { cardForm, CARDS } from '../support/buying-steps';
import { expect } from '../fixtures';
import { come, expectNotBlank, isLong, PATIENCE, retryOf, stayHere, test } from './wire';

test.describe.configure({ timeout: isLong ? 300_000 : 90_000 });

const tried = (short: readonly Fault[]) => (isLong ? FAULTS : short);

/** Signing in to the realtime database, and its connection. */
const REALTIME = /^UPGRADE |identitytoolkit|securetoken/;

const NOT_CONNECTED = /No connection|Connecting…/;

for (const fault of tried(['refuse'])) {
  test(
    `realtime, ${fault}: the account works, the chat says how it stands, and comes back without a reload`,
    { tag: '@hk' },
    async ({ page, wire }, info) => {
      await come(page, 'member', info);
      await wire.harm(fault, REALTIME);
      await page.goto('/account');
      await expect(page.getByLabel('First name')).toHaveValue('Mei');
      await page.goto('/chat');
      await expect.poll(() => wire.met(), 'realtime is asked').toBeGreaterThan(0);
      const words = page.getByRole('textbox', { name: /message/i });
      if (fault !== 'slow') {
        await expectNotBlank(page);
        // Either it could not sign in, which is said with one Retry, or the room is there and says that its line is down.
        await expect(retryOf(page).or(page.getByText(NOT_CONNECTED)).first()).toBeVisible(PATIENCE);
      }
      const expectSamePage = await stayHere(page);
      await wire.recover();
      if (await retryOf(page).isVisible()) await retryOf(page).click();
      await words.fill('Are you there?', PATIENCE);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main').getByText('Are you there?')).toBeVisible(PATIENCE);
      await expect(page.getByText(NOT_CONNECTED)).toHaveCount(0, PATIENCE);
      await expectSamePage();
    },
  );
}

// Fifteen seconds of waiting for the form come first.
for (const fault of tried([])) {
  test(`gateway, ${fault}: a card form that does not open says so and opens by one Retry`, { tag: '@hk' }, async ({ page, wire }, info) => {
    await come(page, 'member', info);
    await wire.harm(fault, /^GET \/gateway\/card-form(\?|$)/);
    await page.goto('/payment-method');
    const form = page.locator('[data-testid="card-form"][data-state="open"]');
    await expect.poll(() => wire.met()).toBeGreaterThan(0);
    if (fault !== 'slow') {
      await expect(retryOf(page)).toBeVisible(PATIENCE);
      await expect(retryOf(page)).toHaveCount(1);
      await wire.recover();
      await retryOf(page).click();
    }
    await expect(form).toBeVisible(PATIENCE);
  });
}

for (const fault of tried(['500'])) {
  test(
    `gateway, ${fault}: a card that is typed is not lost, and is saved once by the same press`,
    { tag: '@hk' },
    async ({ page, wire }, info) => {
      await come(page, 'member', info);
      await page.goto('/payment-method');
      const card = cardForm(page);
      await card.fill(CARDS.visa);
      await wire.harm(fault, /^POST \/gateway\/tokenise/);
      const save = page.getByRole('button', { name: 'Save card' });
      // By keyboard: a press at the end of scrolling may land in the card form's frame, which stood there before.
      await save.press('Enter');
      if (fault !== 'slow') {
        await expect(page.getByRole('alert').filter({ hasText: 'The card was not saved', visible: true })).toBeVisible(PATIENCE);
        await expect(card.part('number')).toHaveValue(CARDS.visa);
        await wire.recover();
        await save.press('Enter');
      }
      await expect(page.getByText('The card was saved.')).toBeVisible(PATIENCE);
      await expect(page.getByText('Visa ending in 1111', { exact: true })).toHaveCount(1);
    },
  );
}
