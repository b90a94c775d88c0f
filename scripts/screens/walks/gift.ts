import type { Walk, Walker } from '../walker';
import { fillCard, fillNames, newAddress, pathOf, payOf, pressPay, primaryOf } from './parts';

async function buyGift(walker: Walker): Promise<void> {
  const { page, goto, shoot, refuse, t } = walker;
  await goto('/pakt-gift');
  const main = page.locator('section', { has: page.getByTestId('gift-card') }).first();
  await main.getByRole('radio').nth(1).check({ force: true });
  await main.getByRole('button', { name: t('gift:action') }).filter({ visible: true }).click();
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
  const lift = await refuse(pathOf('giftPayment'), 'PAYMENT_DECLINED');
  await payOf(page).press('Enter');
  await page.locator('form[data-covers="help"] [role="alert"]').waitFor();
  await shoot('declined');
  await lift();
  await pressPay(page);
  await page.getByTestId('gift-code').waitFor();
  await shoot('done');
}

export const GIFT_WALKS: readonly Walk[] = [{ flow: 'gift', person: 'nobody', isTall: true, run: buyGift }];
