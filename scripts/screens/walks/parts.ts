import type { Locator, Page } from '@playwright/test';
import { LOCALES } from '@/lib/config/locales';
import { ENDPOINTS } from '@/lib/config/endpoints';
import type { Walker } from '../walker';

/** Published test numbers of the gateway's card form. */
export const CARDS = { good: '4111 1111 1111 1111', declined: '4000 1111 1111 1115' } as const;
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
  for (const [name, text] of [['number', number], ['expiry', '08/39'], ['cvc', '123'], ['name', 'Wing Chan']] as const) await form.locator(`#${name}`).fill(text);
}

export async function fillNames(part: Locator, { locale }: Walker): Promise<void> {
  const isLatin = LOCALES[locale].script === 'latin';
  await part.locator('input[name="firstName"]').fill(isLatin ? 'Wing' : '詠儀');
  await part.locator('input[name="lastName"]').fill(isLatin ? 'Chan' : '陳');
}

/** Email, names and password of somebody new, with what the form says to an empty press. */
export async function becomeMember(part: Locator, walker: Walker): Promise<void> {
  const { shoot } = walker;
  await part.locator('input[name="email"]').waitFor();
  await shoot('account-email');
  await primaryOf(part).click();
  await shoot('account-email-refused');
  await part.locator('input[name="email"]').fill(newAddress(walker));
  await primaryOf(part).click();
  await part.locator('input[name="firstName"]').waitFor();
  await primaryOf(part).click();
  await shoot('account-new-refused');
  await fillNames(part, walker);
  await part.locator('input[name="password"]').fill('quiet linen drawer');
  await shoot('account-new');
  await primaryOf(part).click();
}

/** The four parts of a collection, each also as it answers to an empty press. */
export async function bookCollection(part: Locator, { page, region, shoot }: Walker): Promise<void> {
  await page.getByRole('grid').waitFor();
  await primaryOf(part).click();
  await shoot('date-refused');
  await page.getByRole('grid').locator('button:not([aria-disabled])').nth(3).click();
  await page.locator('input[name="booking-time"]:not([disabled])').first().check({ force: true });
  await page.locator('[role="timer"], time').first().waitFor({ timeout: 5000 }).catch(() => undefined);
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
