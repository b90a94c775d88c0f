import type { Page, TestInfo } from '@playwright/test';
import { localePrefix, type Locale } from '@/lib/config/locales';
import { typeCard } from './buying-by-keyboard';
import { customerWithInvoice, expectNoSidewaysScrolling, invoicesOf } from './buying-steps';
import { expect } from '../fixtures';
import { chooseRadio, pressEnterOn, tabTo } from './keyboard';
import { siteTexts } from './site-texts';

interface Payer {
  locale: Locale;
  info: TestInfo;
  expectAccessible: (page: Page) => Promise<void>;
}

type Texts = Record<string, Record<string, string>>;

/** The site's texts in that language, for finding elements. */
function wordsOf(locale: Locale) {
  const texts = siteTexts<Texts>(locale, 'billing');
  return (part: string, name: string, values: Record<string, string> = {}) =>
    (texts[part]?.[name] ?? '').replace(/\{\{(\w+)\}\}/g, (_place, key: string) => values[key] ?? '');
}

/** From the list to a paid invoice; then another card becomes the default, and the old one is removed. */
export async function billsByKeyboard(page: Page, { locale, info, expectAccessible }: Payer): Promise<void> {
  const word = wordsOf(locale);
  const { token } = await customerWithInvoice(page, info);
  const due = (await invoicesOf(page, token)).find(({ status }) => status === 'due');
  await page.goto(`${localePrefix(locale)}/billings`);
  await tabTo(page, page.locator('#main select').first());
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/status=due/);
  const rows = page.locator('#main').locator('tbody tr:has(a), li:has(a[href*="/billings/"])');
  await expect(rows).toHaveCount(1);
  await expectAccessible(page);
  await pressEnterOn(page, rows.getByRole('link', { name: due?.number ?? '' }));
  await expect(page).toHaveURL(new RegExp(`/billings/${due?.id}$`));
  await chooseRadio(page, page.locator('input[name="payment-card"][value="new"]'));
  await typeCard(page);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await pressEnterOn(page, page.locator('form:has(iframe) button[type="submit"]'));
  await expect(page.getByText(word('pay', 'paidTitle'))).toBeVisible();
  await expectAccessible(page);
  expect((await invoicesOf(page, token)).map(({ status, payments = [] }) => [status, payments.length])).toEqual([
    ['paid', 1],
    ['paid', 1],
  ]);

  const card = { brand: 'Mastercard', last4: '4444' };
  await page.goto(`${localePrefix(locale)}/payment-method`);
  await typeCard(page);
  await pressEnterOn(page, page.locator('#main form button[type="submit"]'));
  await expect(page.getByText(word('cards', 'saved'))).toBeVisible();
  await pressEnterOn(page, page.getByRole('button', { name: word('cards', 'makeDefaultOf', card) }));
  await expect(page.getByText(word('cards', 'isDefaultNow', card))).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await pressEnterOn(page, page.getByRole('button', { name: word('cards', 'removeOf', { brand: 'Visa', last4: '1881' }) }));
  const dialog = page.locator('dialog[open]');
  await dialog.waitFor();
  await expectAccessible(page);
  await pressEnterOn(page, dialog.locator('button[data-variant="primary"]'));
  await expect(dialog).toBeHidden();
  await expect(page.locator('#main ul > li').filter({ hasText: '1881' })).toHaveCount(0);
  await expect(page.getByText(word('cards', 'removed'))).toBeVisible();
}
