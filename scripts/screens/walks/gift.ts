import type { Walk, Walker } from '../walker';
import { fillCard, fillNames, loseAnswer, newAddress, pathOf, pressPay, primaryOf, refusePayments } from './parts';

async function writeGift(walker: Walker): Promise<void> {
  const { page, goto, shoot, t } = walker;
  await goto('/pakt-gift');
  const main = page.locator('section', { has: page.getByTestId('gift-card') }).first();
  await main.getByRole('radio').nth(1).check({ force: true });
  await main
    .getByRole('button', { name: t('gift:action') })
    .filter({ visible: true })
    .click();
  await main.locator('input[name="recipientName"]').waitFor();
  await primaryOf(main).click();
  await shoot('words-refused');
  await main.locator('input[name="recipientName"]').fill('Mei Ling');
  await main.locator('textarea').fill('Happy birthday!\nMay your wardrobe always have room for one more coat.');
  await fillNames(main, walker);
  await main.locator('input[name="emailAddress"]').fill(newAddress(walker));
  await shoot('words');
  await primaryOf(main).click();
  await fillCard(page);
  await shoot('pay');
}

async function buyGift(walker: Walker): Promise<void> {
  const { page, shoot, refuse } = walker;
  await writeGift(walker);
  await refusePayments(walker, pathOf('giftPayment'));
  const lift = await refuse(pathOf('giftPayment'), 'PRICE_CHANGED', [{ path: 'price', code: 'changed', params: { was: 0, now: 250_000 } }]);
  await pressPay(page);
  await page.getByRole('alert').first().waitFor();
  await shoot('price-changed');
  await lift();
  // Going back and forth reloads the price.
  await page.reload();
  await pressPay(page);
  await page.getByTestId('gift-code').waitFor();
  await shoot('done');
}

/** The answer is lost; a look-up then finds the result. */
async function giftIsLost(walker: Walker): Promise<void> {
  const { page, shoot, t } = walker;
  await writeGift({ ...walker, shoot: async () => undefined });
  const lift = await loseAnswer(walker, pathOf('giftPayment'));
  await lift();
  await page.getByRole('button', { name: t('payments:unknown.check') }).click();
  await page.getByTestId('gift-code').or(page.locator('form[data-covers="help"] [role="alert"]')).first().waitFor();
  await shoot('asked-again');
}

export const GIFT_WALKS: readonly Walk[] = [
  { flow: 'gift', person: 'nobody', isTall: true, run: buyGift },
  { flow: 'gift-lost', person: 'nobody', isTall: true, run: giftIsLost },
];
