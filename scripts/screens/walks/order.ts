import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { CALLS } from '@/lib/contract/calls';
import type { ErrorCode } from '@/lib/contract/error-codes';
import type { Walk, Walker } from '../walker';
import { becomeMember, bookCollection, fillCard, pathOf, payOf, pressPay } from './parts';

/** What the server may say to the last press while the page stays where it is. */
const REFUSALS: readonly ErrorCode[] = ['PAYMENT_DECLINED', 'PAYMENT_FRAUD', 'PAYMENT_NONCE_CONSUMED', 'PAYMENT_THREE_D_SECURE', 'PAYMENT_UNAVAILABLE', 'COUPON_EXPIRED', 'IDEMPOTENCY_MISMATCH'];
/** After which the page says that nobody could tell. */
const UNKNOWN_AFTER_MS = 90_000;
const ORDER = pathOf('orderAndPaymentSignup');

const calculator = (page: Page) => page.locator('#calculator');
const seen = (page: Page, name: string) => calculator(page).getByRole('button', { name }).filter({ visible: true }).first();

async function chooseTwenty({ page, goto, t }: Walker): Promise<void> {
  await goto('/services-pricing?type=store');
  await page.getByRole('radio', { name: /^20/ }).first().check({ force: true });
  await seen(page, t('pricing:summary.seeTotal')).click();
}

/** From the basket to the reference, by way of everything that can go wrong. */
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
  for (const code of REFUSALS) {
    const lift = await refuse(ORDER, code);
    await pressPay(page);
    await page.locator('form[data-covers="help"] [role="alert"]').waitFor();
    await shoot(`refused-${code.toLowerCase().replaceAll('_', '-')}`);
    await lift();
  }
  const liftPrice = await refuse(ORDER, 'PRICE_CHANGED', [{ path: 'price', code: 'changed', params: { was: 88_000, now: 90_000 } }, { path: 'chargedToday', code: 'figure', params: { now: 90_000 } }]);
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

/** The answer to the last press is lost, and nobody tells what became of it. */
async function answerIsLost(walker: Walker): Promise<void> {
  const { page, apiUrl, shoot, hang } = walker;
  await walkToReview(walker);
  await page.route(`${apiUrl}${ORDER}`, (route) => (route.request().method() === 'OPTIONS' ? route.continue() : route.abort()));
  await hang(pathOf('paymentIntent').replace(':key', '*'));
  await pressPay(page);
  await page.locator('form[data-covers="help"] [role="status"] b, form[data-covers="help"] [role="status"]').first().waitFor();
  await page.waitForTimeout(1500);
  await shoot('checking');
  await page.locator('form[data-covers="help"] [role="alert"]').waitFor({ timeout: UNKNOWN_AFTER_MS });
  await shoot('unknown');
}

/** A session ends between two presses. */
async function sessionEnds(walker: Walker): Promise<void> {
  const { page, shoot, refuse } = walker;
  await walkToReview(walker);
  await refuse(ORDER, 'UNAUTHENTICATED');
  const saved = page.locator('input[name="payment-card"]');
  await saved.first().waitFor({ timeout: 5000 }).catch(() => undefined);
  if ((await saved.count()) === 0) await fillCard(page);
  await payOf(page).press('Enter');
  await page.locator('dialog[open]').waitFor();
  await shoot('asked-again');
}

/** From the basket to the last press, without a picture. */
async function walkToReview(walker: Walker): Promise<void> {
  const { page, t } = walker;
  const main = calculator(page);
  const silent = { ...walker, shoot: async () => undefined };
  await chooseTwenty(walker);
  await seen(page, t('pricing:summary.book')).click();
  await page.locator('#calculator input[name="email"], [role="grid"]').first().waitFor();
  if (await main.locator('input[name="email"]').count()) await becomeMember(main, silent);
  await bookCollection(main, silent);
  await main.locator('input[name="terms"]').press('Space');
}

/** As the server would offer them. */
async function laterSlots({ page, apiUrl, region }: Walker) {
  const answer = await page.request.post(`${apiUrl}${pathOf('priceService')}`, { data: { country: region } });
  const { timeslotInformation } = z.parse(CALLS.priceService.data, z.parse(z.object({ data: z.unknown() }), await answer.json()).data);
  const free = timeslotInformation.flatMap(({ date, slots }) => slots.filter(({ left }) => left > 0).map(({ id }) => ({ date, time: id })));
  return free.slice(8, 11).map((params) => ({ path: 'slot', code: 'next-free', params }));
}

/** The shortest way, to the last page. */
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
  { flow: 'order-session', person: 'customer', isTall: true, run: sessionEnds },
];
