import type { Page, TestInfo } from '@playwright/test';
import { LOCALES, localePrefix, regionOfLocale, type Locale } from '@/lib/config/locales';
import { openInApp } from './app-around';
import { orderByKeyboard } from './buying-by-keyboard';
import { cardForm, CARDS, expectNoSidewaysScrolling, newAddress, orderByApi } from './buying-steps';
import { expect } from '../fixtures';
import { siteTexts } from './site-texts';

interface InApp {
  locale: Locale;
  info: TestInfo;
  expectAccessible: (page: Page) => Promise<void>;
}
type Texts = Record<string, Record<string, string>>;

/** The app speaks English and Chinese. */
const languageOf = (locale: Locale) => (LOCALES[locale].script === 'latin' ? 'en' : 'zh');
const APP_SAYS = {
  en: { cards: 'Cards', login: 'Shows its own login', prices: 'Prices', opens: 'Opens the browser: ' },
  zh: { cards: '付款卡', login: '顯示應用程式的登入頁', prices: '價目', opens: '打開瀏覽器：' },
} as const;

async function expectBare(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expectNoSidewaysScrolling(page);
}

/** The page asks the app for a session, the app comes back with one, and a card is saved without leaving. */
export async function signInAndAddCard(page: Page, { locale, info, expectAccessible }: InApp): Promise<void> {
  const { cards } = siteTexts<Texts>(locale, 'billing');
  const { signedOut } = siteTexts<Texts>(locale, 'layout');
  const said = APP_SAYS[languageOf(locale)];
  const path = `${localePrefix(locale)}/webview?page=payment-method`;
  const token = await orderByApi(page, {
    country: regionOfLocale(locale),
    email: newAddress(info),
    fromTheEnd: 1 + (info.workerIndex % 4),
    address: { haveLift: false },
  });
  await page.setViewportSize({ width: 360, height: 780 });
  const app = await openInApp(page, path, languageOf(locale));
  await expect(page.locator('html')).toHaveAttribute('lang', LOCALES[locale].htmlLang);
  await expect(app.locator('#title')).toHaveText(said.cards);
  await page.getByRole('link', { name: signedOut?.action, exact: true }).press('Enter');
  await expect(app.locator('#action')).toHaveText(said.login);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
  await expectBare(page);

  await page.goto(`${path}&token=${token}`);
  await expect(page).toHaveURL(new RegExp(`${path.replace('?', '\\?')}$`));
  const ending = (brand: string, last4: string) =>
    page.getByText(cards?.ending?.replace('{{brand}}', brand).replace('{{last4}}', last4) ?? '', { exact: true });
  await expect(ending('Visa', '1881')).toBeVisible();
  await expectBare(page);
  await cardForm(page).fill(CARDS.mastercard);
  await expectAccessible(page);
  await page.getByRole('button', { name: cards?.addAction, exact: true }).press('Enter');
  await expect(page.getByText(cards?.saved ?? '')).toBeVisible();
  await expect(ending('Mastercard', '4444')).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
}

/** A whole order, from the basket to the reference, inside: what leads elsewhere afterwards is the app's to open. */
export async function orderInApp(page: Page, { locale, info, expectAccessible }: InApp): Promise<void> {
  const said = APP_SAYS[languageOf(locale)];
  await page.setViewportSize({ width: 360, height: 780 });
  const app = await openInApp(page, `${localePrefix(locale)}/webview`, languageOf(locale));
  await orderByKeyboard(page, { locale, email: newAddress(info), path: '/webview?page=pricing', expectAccessible });
  await expect(app.locator('#title')).toHaveText(said.prices);
  await expect(app.locator('#action')).toHaveText('');
  expect(new URL(page.url()).pathname).toBe(`${localePrefix(locale)}/webview`);
  await expectBare(page);
  await page.getByRole('link', { name: siteTexts<Texts>(locale, 'order').done?.wardrobe, exact: true }).press('Enter');
  await expect(app.locator('#action')).toHaveText(new RegExp(`^${said.opens}http://(hk|sg)\\.localhost:\\d+\\S*/items`));
  expect(new URL(page.url()).pathname).toBe(`${localePrefix(locale)}/webview`);
}
