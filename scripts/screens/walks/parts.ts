import type { Locator, Page } from '@playwright/test';
import * as z from 'zod/mini';
import { CALLS } from '@/lib/contract/calls';
import { LOCALES } from '@/lib/config/locales';
import { ENDPOINTS } from '@/lib/config/endpoints';
import type { ErrorCode } from '@/lib/contract/error-codes';
import type { Walker } from '../walker';

/** Published test numbers of the gateway's card form. */
export const CARDS = {
  good: '4111 1111 1111 1111',
  declined: '4000 1111 1111 1115',
  fraud: '4000 1111 1111 1511',
  threeDSecure: '4000 0000 0000 1109',
} as const;
/** Card errors, each with its own text. */
export const CARD_REFUSALS: readonly ErrorCode[] = [
  'PAYMENT_DECLINED',
  'PAYMENT_FRAUD',
  'PAYMENT_NONCE_CONSUMED',
  'PAYMENT_THREE_D_SECURE',
  'PAYMENT_UNAVAILABLE',
];
export const PASSWORD = 'quiet linen drawer';
const MAX_PLACES = 5;
const CONTACT = { hk: '5123 4567', sg: '9123 4567' } as const;

export const primaryOf = (part: Locator): Locator => part.locator('button[type="submit"][data-variant="primary"]');

let people = 0;
export function newAddress({ region }: Walker): string {
  people += 1;
  return `wing.chan.${region}${people}.${Date.now() % 100_000}@example.com`;
}

export async function fillCard(page: Page, number: string = CARDS.good): Promise<void> {
  await page.locator('[data-testid="card-form"][data-state="open"]').waitFor();
  const form = page.frameLocator('[data-testid="card-form"] iframe');
  for (const [name, text] of [
    ['number', number],
    ['expiry', '08/39'],
    ['cvc', '123'],
    ['name', 'Wing Chan'],
  ] as const)
    await form.locator(`#${name}`).fill(text);
}

export async function fillNames(part: Locator, { locale }: Walker): Promise<void> {
  const isLatin = LOCALES[locale].script === 'latin';
  await part.locator('input[name="firstName"]').fill(isLatin ? 'Wing' : '詠儀');
  await part.locator('input[name="lastName"]').fill(isLatin ? 'Chan' : '陳');
}

/** Fills in email, names and password of a new customer, and shows the errors of an empty form. @returns their address */
export async function becomeMember(part: Locator, walker: Walker): Promise<string> {
  const { shoot } = walker;
  const email = newAddress(walker);
  await part.locator('input[name="email"]').waitFor();
  await shoot('account-email');
  await primaryOf(part).click();
  await shoot('account-email-refused');
  await part.locator('input[name="email"]').fill(email);
  await primaryOf(part).click();
  await part.locator('input[name="firstName"]').waitFor();
  await primaryOf(part).click();
  await shoot('account-new-refused');
  await fillNames(part, walker);
  await part.locator('input[name="password"]').fill(PASSWORD);
  await shoot('account-new');
  await primaryOf(part).click();
  return email;
}

/** A slot has four places, and more walkers than that may compete: takes the next offered one. */
async function holdPlace(part: Locator): Promise<void> {
  const [held, lost] = [part.locator('[role="timer"], time').first(), part.getByRole('alert').getByRole('button').first()];
  for (let place = 0; place < MAX_PLACES; place += 1) {
    await held.or(lost).first().waitFor();
    if ((await lost.count()) === 0) return;
    await lost.click();
  }
}

/** The four parts of a collection, each also with the errors of an empty form. */
export async function bookCollection(part: Locator, { page, region, shoot }: Walker): Promise<void> {
  await page.getByRole('grid').waitFor();
  await primaryOf(part).click();
  await shoot('date-refused');
  await page.getByRole('grid').locator('button:not([aria-disabled])').last().click();
  await page.locator('input[name="booking-time"]:not([disabled])').first().check({ force: true });
  await holdPlace(part);
  await shoot('date');
  await primaryOf(part).click();
  await part.locator('input[name="addressOne"]').waitFor();
  await primaryOf(part).click();
  await shoot('address-refused');
  if (region === 'sg') {
    await part.locator('input[name="zipCode"]').fill('238801');
    await page.waitForTimeout(600);
    await part.locator('input[name="addressOne"]').fill('9 Orchard Road');
  } else {
    await part.locator('input[name="addressOne"]').fill('1 Castle Road');
    await part.locator('select[name="district"]').selectOption('central-and-western');
  }
  await part.locator('input[name="manyEntranceGate"]').check({ force: true });
  await part.locator('input[name="entranceGate"]').fill('Gate B, by the pharmacy');
  await shoot('address');
  await primaryOf(part).click();
  await part.locator('input[type="tel"]').waitFor();
  await part.locator('input[name="contactName"]').fill('');
  await part.locator('input[type="tel"]').fill('12');
  await primaryOf(part).click();
  await shoot('contact-refused');
  await part.locator('input[name="contactName"]').fill('Wing Chan');
  await part.locator('input[type="tel"]').fill(CONTACT[region]);
  await primaryOf(part).click();
  await part.locator('textarea').first().waitFor();
  await shoot('notes');
  await primaryOf(part).click();
}

export const pathOf = (name: keyof typeof ENDPOINTS): string => ENDPOINTS[name].path;

export const payOf = (page: Page): Locator => page.locator('form[data-covers="help"] button[type="submit"]');

export async function pressPay(page: Page): Promise<void> {
  await fillCard(page);
  await payOf(page).press('Enter');
}

export const stateOf = (code: ErrorCode): string => `refused-${code.toLowerCase().replaceAll('_', '-')}`;

/** A sequence of refused presses, each for another reason. */
export async function refusePayments(
  { page, shoot, refuse }: Walker,
  path: string,
  codes: readonly ErrorCode[] = CARD_REFUSALS,
): Promise<void> {
  for (const code of codes) {
    const lift = await refuse(path, code);
    await pressPay(page);
    await page.locator('form[data-covers="help"] [role="alert"]').waitFor();
    await shoot(stateOf(code));
    await lift();
  }
}

/** After this time the page shows that the result is unknown. */
export const UNKNOWN_AFTER_MS = 90_000;

/** The answer to the last press is lost, and the look-up has no answer either. @returns restores both */
export async function loseAnswer({ page, shoot, lose, hang }: Walker, path: string): Promise<() => Promise<void>> {
  const lifts = [await lose(path), await hang(pathOf('paymentIntent').replace(':key', '*'))];
  await pressPay(page);
  await page.locator('form[data-covers="help"] [role="status"]').first().waitFor();
  await page.waitForTimeout(1500);
  await shoot('checking');
  await page.locator('form[data-covers="help"] [role="alert"]').waitFor({ timeout: UNKNOWN_AFTER_MS });
  await shoot('unknown');
  return async () => {
    for (const lift of lifts) await lift();
  };
}

/** As the server would offer them. */
export async function laterSlots({ page, apiUrl, region }: Walker) {
  const answer = await page.request.post(`${apiUrl}${pathOf('priceService')}`, { data: { country: region } });
  const { timeslotInformation } = z.parse(CALLS.priceService.data, z.parse(z.object({ data: z.unknown() }), await answer.json()).data);
  const free = timeslotInformation.flatMap(({ date, slots }) => slots.filter(({ left }) => left > 0).map(({ id }) => ({ date, time: id })));
  return free.slice(8, 11).map((params) => ({ path: 'slot', code: 'next-free', params }));
}
