import type { Page } from '@playwright/test';
import type { ErrorCode } from '@/lib/contract/error-codes';
import type { Walk, Walker } from '../walker';
import {
  becomeMember,
  bookCollection,
  CARD_REFUSALS,
  fillCard,
  laterSlots,
  loseAnswer,
  PASSWORD,
  pathOf,
  payOf,
  pressPay,
  primaryOf,
  refusePayments,
} from './parts';

/** Possible refusals of the last press that keep the page. */
const REFUSALS: readonly ErrorCode[] = [...CARD_REFUSALS, 'COUPON_EXPIRED', 'IDEMPOTENCY_MISMATCH'];
const ORDER = pathOf('orderAndPaymentSignup');

const calculator = (page: Page) => page.locator('#calculator');
const seen = (page: Page, name: string) => calculator(page).getByRole('button', { name }).filter({ visible: true }).first();

async function chooseTwenty({ page, goto, t }: Walker): Promise<void> {
  await goto('/services-pricing?type=store');
  await page.getByRole('radio', { name: /^20/ }).first().check({ force: true });
  await seen(page, t('pricing:summary.seeTotal')).click();
}

/** From the basket to the reference, through every error. */
async function orderWithMishaps(walker: Walker): Promise<void> {
  const { page, shoot, refuse, hang, t } = walker;
  const main = calculator(page);
  await chooseTwenty(walker);
  const liftCoupon = await refuse(pathOf('checkCouponCode'), 'COUPON_EXPIRED');
  await seen(page, t('pricing:summary.haveCode')).click();
  await page.locator('input[name="coupon"]').first().fill('WELCOME10');
  await page.keyboard.press('Enter');
  await shoot('coupon-expired');
  await liftCoupon();
  await seen(page, t('pricing:summary.book')).click();
  await becomeMember(main, walker);
  await bookCollection(main, walker);

  await fillCard(page);
  await shoot('review');
  await payOf(page).press('Enter');
  await shoot('review-terms-missing');
  await main.locator('input[name="terms"]').press('Space');
  await refusePayments(walker, ORDER, REFUSALS);
  const liftPrice = await refuse(ORDER, 'PRICE_CHANGED', [
    { path: 'price', code: 'changed', params: { was: 88_000, now: 90_000 } },
    { path: 'chargedToday', code: 'figure', params: { now: 90_000 } },
  ]);
  await pressPay(page);
  await page.locator('form[data-covers="help"]').waitFor({ state: 'detached' });
  await shoot('price-changed');
  await liftPrice();
  await seen(page, t('order:priceChanged.accept')).click();

  const liftSlot = await refuse(ORDER, 'SLOT_GONE', await laterSlots(walker));
  await pressPay(page);
  await page.getByRole('grid').waitFor();
  await shoot('slot-gone');
  await liftSlot();
  await calculator(page).getByRole('alert').getByRole('button').first().click();
  await shoot('slot-next');
  for (let part = 0; part < 4; part += 1) {
    await main.locator('button[type="submit"][data-variant="primary"]').click();
    await page.waitForTimeout(400);
  }
  await fillCard(page);
  await main.locator('input[name="terms"]').press('Space');
  const liftHang = await hang(ORDER);
  await payOf(page).press('Enter');
  await page.waitForTimeout(1500);
  await shoot('paying');
  await liftHang();
}

/** The answer to the last press is lost, and the look-up has no answer either. */
async function answerIsLost(walker: Walker): Promise<void> {
  await walkToReview(walker);
  await loseAnswer(walker, ORDER);
}

/** A session expires between two presses. */
async function sessionEnds(walker: Walker): Promise<void> {
  const { page, shoot, refuse } = walker;
  await walkToReview(walker);
  await refuse(ORDER, 'UNAUTHENTICATED');
  const saved = page.locator('input[name="payment-card"]');
  await saved
    .first()
    .waitFor({ timeout: 5000 })
    .catch(() => undefined);
  if ((await saved.count()) === 0) await fillCard(page);
  await payOf(page).press('Enter');
  await page.locator('dialog[open]').waitFor();
  await shoot('asked-again');
}

/** From the basket to the last press, without screenshots. @returns the customer's address; empty for a member */
async function walkToReview(walker: Walker): Promise<string> {
  const { page, t } = walker;
  const main = calculator(page);
  const silent = { ...walker, shoot: async () => undefined };
  await chooseTwenty(walker);
  await seen(page, t('pricing:summary.book')).click();
  await page.locator('#calculator input[name="email"], [role="grid"]').first().waitFor();
  const email = (await main.locator('input[name="email"]').count()) > 0 ? await becomeMember(main, silent) : '';
  await bookCollection(main, silent);
  await main.locator('input[name="terms"]').press('Space');
  return email;
}

const accountOf = (page: Page) => calculator(page).locator('input[type="password"]');

/** The account is refused at the last press: the order is kept, and continues with the existing account's password. */
async function accountIsRefused(walker: Walker): Promise<void> {
  const { page, apiUrl, shoot, refuse, t } = walker;
  const main = calculator(page);
  const email = await walkToReview(walker);
  const lift = await refuse(ORDER, 'PASSWORD_POLICY');
  await pressPay(page);
  await accountOf(page).waitFor();
  await shoot('password-policy');
  await lift();
  await accountOf(page).fill(PASSWORD);
  await primaryOf(main).click();
  await main.locator('input[name="terms"]').press('Space');
  // Meanwhile the same address signs up, for example in another tab.
  await page.request.post(`${apiUrl}${pathOf('signup')}`, { data: { email, password: PASSWORD, firstName: 'Wing', lastName: 'Chan' } });
  await pressPay(page);
  await accountOf(page).waitFor();
  await shoot('email-taken');
  await accountOf(page).fill('not my password');
  await primaryOf(main).click();
  await main
    .getByRole('alert')
    .filter({ hasText: t('errors:CREDENTIALS_WRONG') })
    .waitFor();
  await shoot('email-taken-password-wrong');
  await accountOf(page).fill(PASSWORD);
  await primaryOf(main).click();
  await main.locator('input[name="terms"]').waitFor();
  await shoot('email-taken-logged-in');
}

/** Signs in with a provider in mid-order, and resumes the order. */
async function orderWithGoogle(walker: Walker): Promise<void> {
  const { page, shoot, t } = walker;
  const main = calculator(page);
  await chooseTwenty(walker);
  await seen(page, t('pricing:summary.book')).click();
  await main.locator('input[name="email"]').fill('google@example.com');
  await primaryOf(main).click();
  await main.getByRole('button', { name: /Google/ }).waitFor();
  await shoot('google');
  await main.getByRole('button', { name: /Google/ }).click();
  await page
    .getByRole('link', { name: /^(?!.*(Cancel|取消)).*google@example/ })
    .first()
    .click();
  await page.getByRole('grid').waitFor();
  await shoot('back-from-google');
}

/** The shortest way to the last page. */
async function orderDone(walker: Walker): Promise<void> {
  const { page, shoot } = walker;
  await walkToReview(walker);
  await pressPay(page);
  await page.getByTestId('order-reference').waitFor();
  await shoot('done');
}

export const ORDER_WALKS: readonly Walk[] = [
  { flow: 'order', person: 'nobody', isTall: true, run: orderWithMishaps },
  { flow: 'order-done', person: 'nobody', isTall: true, run: orderDone },
  { flow: 'order-lost', person: 'nobody', isTall: true, run: answerIsLost },
  { flow: 'order-account', person: 'nobody', isTall: true, run: accountIsRefused },
  { flow: 'order-google', person: 'nobody', isTall: true, run: orderWithGoogle },
  { flow: 'order-session', person: 'customer', isTall: true, run: sessionEnds },
];
