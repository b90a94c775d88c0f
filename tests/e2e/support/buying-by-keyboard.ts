import type { Page } from '@playwright/test';
import { localePrefix, regionOfLocale, type Locale } from '@/lib/config/locales';
import type { RegionCode } from '@/lib/config/regions';
import { calculator, cardForm, CARDS, expectNoSidewaysScrolling, invoicesOf, PASSWORD, tokenOf } from './buying-steps';
import { expect } from '../fixtures';
import { chooseRadio, pressEnterOn, pressSpaceOn, tabTo, typeInto } from './keyboard';
import { siteTexts } from './site-texts';

interface Buyer {
  locale: Locale;
  email: string;
  /** Path of the order, if it is not the site's own page. */
  path?: string;
  expectAccessible: (page: Page) => Promise<void>;
}

type Texts = Record<string, Record<string, string>>;

/** Twenty pieces for a month; where nobody can park comes a fee of the visit, as an invoice of its own. */
const CHARGED: Record<RegionCode, { today: number; later: number }> = {
  hk: { today: 88_000, later: 6_000 },
  sg: { today: 15_600, later: 1_100 },
};
const SOMEBODY = { firstName: 'Wing', lastName: 'Chan' };

/** Types a card by keyboard into the gateway's frame. */
export async function typeCard(page: Page) {
  await expect(page.getByTestId('card-form')).toHaveAttribute('data-state', 'open');
  const card = cardForm(page);
  for (const [name, text] of [
    ['number', CARDS.mastercard],
    ['expiry', '0839'],
    ['cvc', '123'],
    ['name', 'Wing Chan'],
  ] as const) {
    await typeInto(page, card.part(name), text);
  }
}

async function typeNames(page: Page, main: ReturnType<Page['locator']>) {
  await main.locator('input[name="firstName"]').waitFor();
  // The family name comes first in Chinese: both are reached by Tab in either order.
  const names = await main
    .locator('input[name="firstName"], input[name="lastName"]')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));
  for (const name of names) await typeInto(page, main.locator(`input[name="${name}"]`), SOMEBODY[name as keyof typeof SOMEBODY]);
}

/** Where and when of a collection. */
async function bookByKeyboard(page: Page, main: ReturnType<Page['locator']>, site: RegionCode) {
  const submit = main.locator('button[type="submit"][data-variant="primary"]');
  if (site === 'sg') {
    await typeInto(page, main.locator('input[name="zipCode"]'), '238801');
    await expect(main.locator('select[name="district"]')).toHaveValue('d09');
    await typeInto(page, main.locator('input[name="addressOne"]'), '9 Orchard Road');
  } else {
    await typeInto(page, main.locator('input[name="addressOne"]'), '1 Castle Road');
    await tabTo(page, main.locator('select[name="district"]'));
    await page.keyboard.press('ArrowDown');
    await expect(main.locator('select[name="district"]')).not.toHaveValue('');
  }
  await chooseRadio(page, main.locator('input[name="haveLift"][value="yes"]'));
  await chooseRadio(page, main.locator('input[name="parkingBay"][value="no"]'));
  await typeInto(page, main.locator('input[name="contactName"]'), 'Wing Chan');
  await typeInto(page, main.locator('input[type="tel"]'), site === 'hk' ? '51234567' : '91234567');
  await page.keyboard.press('Enter');
  await pressEnterOn(page, page.locator('[data-other-days]'));
  await pressEnterOn(page, page.getByRole('grid').locator('button[tabindex="0"]'));
  await pressSpaceOn(page, page.locator('input[name="booking-time"]:not([disabled])'));
  await pressEnterOn(page, submit);
}

/** From the basket to the reference. */
export async function orderByKeyboard(
  page: Page,
  { locale, email, path = '/services-pricing?type=store', expectAccessible }: Buyer,
): Promise<void> {
  const site = regionOfLocale(locale);
  const [order, pricing] = [siteTexts<Texts>(locale, 'order'), siteTexts<Texts>(locale, 'pricing')];
  await page.goto(`${localePrefix(locale)}${path}`);
  const main = calculator(page);
  await chooseRadio(page, page.getByRole('radio', { name: /^20/ }).first());
  await pressEnterOn(page, page.getByRole('button', { name: pricing.summary?.seeTotal }));
  await pressEnterOn(page, page.getByRole('button', { name: pricing.summary?.book }));
  await typeInto(page, main.locator('input[name="email"]'), email);
  await typeNames(page, main);
  await typeInto(page, main.locator('input[name="password"]'), PASSWORD);
  await page.keyboard.press('Enter');
  await bookByKeyboard(page, main, site);

  await typeCard(page);
  await pressSpaceOn(page, main.locator('input[name="terms"]'));
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await pressEnterOn(page, main.locator('form:has(iframe) button[type="submit"]'));
  await expect(page.getByTestId('order-reference')).toHaveText(new RegExp(`^O-${site.toUpperCase()}-\\d+$`));
  await expect(page.getByRole('heading', { name: order.done?.heading })).toBeVisible();
  await expectAccessible(page);
  const invoices = await invoicesOf(page, await tokenOf(page));
  expect(invoices.map(({ status, total }) => [status, total]).sort()).toEqual([
    ['due', CHARGED[site].later],
    ['paid', CHARGED[site].today],
  ]);
}

/** From the package to the code. */
export async function giftByKeyboard(page: Page, { locale, email, expectAccessible }: Buyer): Promise<void> {
  await page.goto(`${localePrefix(locale)}/pakt-gift`);
  const main = page.locator('section', { has: page.getByTestId('gift-card') }).first();
  await chooseRadio(page, main.getByRole('radio').first());
  await pressEnterOn(page, main.locator('button[data-full-width], button[data-size="large"]').last());
  await typeInto(page, main.locator('form input[name="recipientName"]'), 'Mei Ling');
  await typeNames(page, main);
  await typeInto(page, main.locator('input[name="emailAddress"]'), email);
  await page.keyboard.press('Enter');
  await typeCard(page);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await pressEnterOn(page, main.locator('form:has(iframe) button[type="submit"]'));
  await expect(page.getByTestId('gift-code')).toHaveText(/^GIFT(-\w{4}){4}$/);
  await expectAccessible(page);
}

/** From the first row to the tracker. */
export async function consignByKeyboard(page: Page, { locale, email, expectAccessible }: Buyer): Promise<void> {
  const site = regionOfLocale(locale);
  await page.goto(`${localePrefix(locale)}/services-pricing?type=sell`);
  const flow = page.locator('#consignment');
  const submit = flow.locator('button[type="submit"]');
  await pressEnterOn(page, flow.getByRole('button').first());
  for (const [row, brand] of ['Chanel', 'Max Mara', 'Prada'].entries()) {
    await typeInto(page, flow.locator('input[list]').nth(row), brand);
    for (const part of [0, 1]) {
      await tabTo(page, flow.locator('select').nth(row * 2 + part));
      await page.keyboard.press('ArrowDown');
    }
  }
  await pressEnterOn(page, submit);
  await pressSpaceOn(page, flow.locator('input[type="checkbox"]').first());
  await pressEnterOn(page, submit);
  await typeInto(page, flow.locator('input[name="email"]'), email);
  await page.keyboard.press('Enter');
  await typeNames(page, flow);
  await typeInto(page, flow.locator('input[name="password"]'), PASSWORD);
  await page.keyboard.press('Enter');
  await bookByKeyboard(page, flow, site);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  // Adding a photograph to the third piece has a 3 in its name too.
  await pressEnterOn(page, flow.locator('button[data-variant="primary"]').filter({ hasText: '3' }));
  await expect(flow.getByText(new RegExp(`C-${site.toUpperCase()}-\\d+`)).first()).toBeVisible();
  await expectAccessible(page);
}
