import { cardForm, CARDS, fillGift, newAddress, pay } from '@/tests/e2e/support/buying-steps';
import { expect, test } from '@/tests/e2e/fixtures';

test(
  'a wallet pays beside the card: closed, out of order, declined, and then paid',
  { tag: ['@hk', '@long'] },
  async ({ page, noise, expectAccessible }, info) => {
    noise.expect(/402/);
    await page.setViewportSize({ width: 360, height: 780 });
    await fillGift(page, newAddress(info));
    const choices = page.locator('label').filter({ has: page.locator('input[name="payment-card"]') });
    await expect(choices).toHaveCount(3);
    // In a row or below each other, never two and one.
    for (const [width, rows] of [
      [360, [3]],
      [576, [3]],
      [768, [1, 3]],
      [1440, [1, 3]],
    ] as const) {
      await page.setViewportSize({ width, height: 780 });
      const tops = await choices.evaluateAll((labels) => labels.map((label) => Math.round(label.getBoundingClientRect().top)));
      expect(rows, `${width} px`).toContain(new Set(tops).size);
    }
    await page.setViewportSize({ width: 360, height: 780 });

    // What is typed before is a card's; the wallet needs none of it.
    await cardForm(page).fill(CARDS.visa);
    await page.getByText('Apple Pay', { exact: true }).click();
    const button = page.getByRole('button', { name: /^Pay HK\$[\d,]+ with Apple Pay$/ });
    const sheet = page.frameLocator('dialog[open] iframe');
    const alert = page.locator('main').getByRole('alert');
    const answer = async (name: string) => {
      await button.click();
      await sheet.getByRole('button', { name, exact: true }).click();
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    };
    await button.click();
    await expect(sheet.getByText('Visa •••• 1881')).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Cancel' }).press('Escape');
    await expect(alert).toContainText('You closed the wallet before you paid. No money was taken.');
    await answer('Cancel');
    await expect(alert).toContainText('You closed the wallet before you paid. No money was taken.');
    await answer('The wallet fails');
    await expect(alert).toContainText('The wallet did not respond. No money was taken.');
    await answer('Pay, and the bank declines');
    await expect(alert).toContainText('The bank declined the card. No money was taken.');
    await expectAccessible(page);
    await answer('Pay');
    await expect(page.getByTestId('gift-code')).toBeVisible();
    await expect(pay(page)).toHaveCount(0);
  },
);
