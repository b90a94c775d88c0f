import type { Page } from '@playwright/test';
import { CARDS, pay } from '@/tests/e2e/support/buying-steps';
import type { Shown } from '@/bench/charges/payer';
import type { Checkout } from './checkout';

const SETTLED_MS = 150_000;
const LOOK_EVERY_MS = 150;
/** A killed backend is back within seconds. */
const RETRY_MS = 2_000;
export const MAX_PRESSES = 12;

type Standing = 'paid' | 'locked' | 'unknown' | 'unreachable' | 'failed' | 'ready';

const retryOf = (page: Page) => page.locator('main').getByRole('button', { name: 'Retry', exact: true }).first();

/** A request of the page has failed, because the backend had just been killed. */
export const isRetryOffered = async (page: Page): Promise<boolean> => (await retryOf(page).count()) > 0;

export async function retry(page: Page): Promise<void> {
  // The page may have recovered meanwhile, without the button.
  await retryOf(page)
    .click({ timeout: RETRY_MS })
    .catch(() => undefined);
  await page.waitForTimeout(RETRY_MS);
}

/** The result that the page shows now. */
async function standingOf(page: Page, { paid }: Checkout): Promise<Standing> {
  if ((await paid(page).count()) > 0) return 'paid';
  if ((await page.getByRole('button', { name: 'Check again' }).count()) > 0) return 'unknown';
  if (await isRetryOffered(page)) return 'unreachable';
  const button = pay(page).or(page.locator('form button[aria-busy="true"]')).first();
  // Evaluated at once: a button that disappears between two queries would be waited for.
  const [isBusy = true] = await button.evaluateAll((found) => found.map((element) => element.getAttribute('aria-busy') === 'true'));
  if (isBusy) return 'locked';
  return (await page.locator('form [role="alert"]').count()) > 0 ? 'failed' : 'ready';
}

async function settled(page: Page, checkout: Checkout): Promise<Standing> {
  const until = Date.now() + SETTLED_MS;
  for (;;) {
    const standing = await standingOf(page, checkout);
    if (standing !== 'locked') return standing;
    if (Date.now() > until) throw new Error(`The page says nothing: ${await page.locator('main').innerText()}`);
    await page.waitForTimeout(LOOK_EVERY_MS);
  }
}

/** Presses and follows the page's instructions until it is done. */
export async function payInPage(
  page: Page,
  checkout: Checkout,
  { isDeclinedOnce = false, isDouble = false }: { isDeclinedOnce?: boolean; isDouble?: boolean } = {},
): Promise<Shown> {
  for (let press = 0; press < MAX_PRESSES; press += 1) {
    const standing = await settled(page, checkout);
    if (standing === 'paid') return { kind: 'paid', reference: await checkout.referenceOf(page) };
    if (standing === 'unknown') {
      await page.getByRole('button', { name: 'Check again' }).click();
      continue;
    }
    if (standing === 'unreachable') {
      await retry(page);
      continue;
    }
    // A short pause after a failure: the backend may be restarting.
    if (standing === 'failed') await page.waitForTimeout(RETRY_MS);
    // Another tab may have paid between the check and the press.
    const isPressed = await pressOnce(page, checkout, press === 0 && isDeclinedOnce ? CARDS.declined : CARDS.visa, isDouble).catch(
      () => false,
    );
    if (!isPressed) await page.waitForTimeout(LOOK_EVERY_MS);
  }
  throw new Error(`Not settled after ${MAX_PRESSES} presses: ${await page.locator('main').innerText()}`);
}

export async function pressOnce(page: Page, checkout: Checkout, card: string, isDouble: boolean): Promise<boolean> {
  await checkout.prepare(page, card);
  await pay(page)
    .first()
    .click({ clickCount: isDouble ? 2 : 1, timeout: 10_000 });
  return true;
}
