import type { Page } from '@playwright/test';
import { LOCALE_CODES, localePrefix, regionOfLocale, type Locale } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';
import { expect, hydrated, untilAlive } from '@/tests/e2e/fixtures';
import { cardForm, CARDS } from '@/tests/e2e/support/buying-steps';
import { demoMember } from '@/tests/e2e/support/demo-member';
import { haveTwoVisits } from '@/tests/e2e/support/two-visits';
import { siteTexts } from '@/tests/e2e/support/site-texts';
import { comeAs } from '@/tests/matrix/support/come-as';
import { test, titleOf } from './shoot';

type Pricing = Record<'summary', { seeTotal: string; book: string }>;
const ROOMS = ['items', 'outfit', 'plan', 'sales', 'billings', 'paymentMethod', 'account', 'chat'] as const;
const CALL = new RegExp(`^http://localhost:${process.env.BACKEND_PORT}/(?!users/(me|information))`);

/** What lies over a wardrobe, by its address or by the press that opens it. */
const DRAWERS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  filters: (page) => opened(page, '?step=filters'),
  'own piece': (page) => opened(page, '?step=own-piece'),
  collection: (page) => opened(page, '?step=collect'),
  visits: (page) => opened(page, '?visit=all'),
  visit: (page) => openFirst(page, '?visit=all'),
  requests: (page) => opened(page, '?request=all'),
  request: (page) => openFirst(page, '?request=all'),
  piece: (page) => openPiece(page, '?place=stored'),
  'piece at home': (page) => openPiece(page, '?place=at-home'),
  'piece for sale': (page) => openPiece(page, '?place=listed'),
  basket: async (page) => {
    await openPiece(page, '?place=stored');
    await page.getByRole('dialog').locator('button[data-variant=primary]').click();
    await expect(page.getByTestId('request-total')).toContainText(/\d/);
  },
};

async function opened(page: Page, query: string): Promise<void> {
  await page.goto(`${new URL(page.url()).pathname}${query}`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').locator('[aria-busy=true]')).toHaveCount(0);
}

async function openFirst(page: Page, query: string): Promise<void> {
  await opened(page, query);
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
  await expect(page.getByRole('dialog').locator('dl').first()).toBeVisible();
}

async function openPiece(page: Page, query: string): Promise<void> {
  await page.goto(`${new URL(page.url()).pathname}${query}`);
  await page.locator('a[data-item]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').locator('[aria-busy=true]')).toHaveCount(0);
}

/** From the packages to the confirmation, at each step. */
async function order(page: Page, locale: Locale, shoot: (step: string) => Promise<void>): Promise<void> {
  const { summary } = siteTexts<Pricing>(locale, 'pricing');
  const { action } = siteTexts<{ action: Record<'continue', string> }>(locale, 'common');
  await page.goto(`${localePrefix(locale)}${ROUTES.servicesPricing.path}?type=store`);
  await untilAlive(page);
  await page.getByRole('radio', { name: /^20/ }).first().check({ force: true });
  await page.getByRole('button', { name: summary.seeTotal }).last().click();
  await page.getByRole('button', { name: summary.book }).first().click();
  const flow = page.locator('#calculator');
  const onward = flow.getByRole('button', { name: action.continue, exact: true });
  await flow.locator('input[name="email"]').waitFor();
  await shoot('who');
  await onward.click();
  await shoot('who, missing');
  await flow.locator('input[name="email"]').fill(`screens-${Date.now()}@example.com`);
  await onward.click();
  await flow.locator('input[name="firstName"]').fill('Wing');
  await flow.locator('input[name="lastName"]').fill('Chan');
  await flow.locator('input[name="password"]').fill('quiet linen drawer');
  await shoot('who, joins');
  await onward.click();
  await flow.locator('input[name="addressOne"]').waitFor();
  await shoot('where');
  await onward.click();
  await expect(
    flow
      .getByRole('group')
      .filter({ has: page.getByRole('link') })
      .first(),
  ).toBeVisible();
  await shoot('where, missing');
  if (regionOfLocale(locale) === 'sg') {
    await flow.locator('input[name="zipCode"]').fill('238801');
    await expect(flow.locator('select[name="district"]')).toHaveValue('d09');
  } else {
    await flow.locator('select[name="district"]').selectOption('central-and-western');
  }
  await flow.locator('input[name="addressOne"]').fill(regionOfLocale(locale) === 'sg' ? '9 Orchard Road' : '1 Castle Road');
  for (const question of ['haveLift', 'parkingBay']) await flow.locator(`input[name="${question}"][value="no"]`).check({ force: true });
  await flow.locator('input[name="contactName"]').fill('Wing Chan');
  await flow.locator('input[type="tel"]').fill(regionOfLocale(locale) === 'sg' ? '9123 4567' : '5123 4567');
  await onward.click();
  const times = flow.locator('input[name="booking-next"]');
  await times.first().waitFor({ state: 'attached' });
  await shoot('when');
  await times.last().check({ force: true });
  await expect(page.getByRole('timer').first()).toBeVisible();
  await shoot('when, chosen');
  await onward.click();
  const card = cardForm(page);
  await card.fill(CARDS.visa);
  await shoot('pay');
  const pay = flow.locator('form:has(iframe) button[type="submit"]');
  await pay.click();
  await expect(flow.locator('input[name="terms"]')).toHaveAttribute('aria-invalid', 'true');
  await shoot('pay, missing');
  await flow.locator('input[name="terms"]').check({ force: true });
  await pay.click();
  await expect(page.getByTestId('order-reference')).toBeVisible();
  await shoot('done');
}

/** From the card's words to its code. */
async function gift(page: Page, locale: Locale, shoot: (step: string) => Promise<void>): Promise<void> {
  await page.goto(`${localePrefix(locale)}${ROUTES.giftPackages.path}`);
  const main = page.locator('section', { has: page.getByTestId('gift-card') }).first();
  await (await hydrated(main.locator('button[data-full-width], button[data-size="large"]').last())).click();
  const form = main.locator('form');
  await form.locator('input[name="recipientName"]').waitFor();
  await form.locator('button[type="submit"]').click();
  await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
  await shoot('form, missing');
  await form.locator('input[name="recipientName"]').fill('Mei Ling');
  await form.locator('textarea').fill('Happy birthday. For the coats that never fit into the cupboard.');
  await form.locator('input[name="firstName"]').fill('Wing');
  await form.locator('input[name="lastName"]').fill('Chan');
  await form.locator('input[name="emailAddress"]').fill(`screens-${Date.now()}@example.com`);
  await form.locator('button[type="submit"]').click();
  await cardForm(page).fill(CARDS.visa);
  await shoot('pay');
  await main.locator('form:has(iframe) button[type="submit"]').click();
  await expect(page.getByTestId('gift-code')).toBeVisible();
  await shoot('done');
}

for (const locale of LOCALE_CODES) {
  const site = regionOfLocale(locale);
  const to = (room: (typeof ROOMS)[number], query = '') => `${localePrefix(locale)}${ROUTES[room].path}${query}`;

  for (const room of ROOMS) {
    for (const state of ['waiting', 'failed'] as const) {
      test(titleOf(`${room}, ${state}`, locale), async ({ page, baseURL, shoot }) => {
        await comeAs(page, 'owner', baseURL, site);
        await page.route(CALL, (route) => (state === 'waiting' ? undefined : route.fulfill({ status: 503, body: '' })));
        await page.goto(to(room));
        const busy = page.locator('#main [aria-busy=true]').filter({ visible: true });
        if (state === 'waiting') await expect(busy.first()).toBeVisible();
        else await expect(busy).toHaveCount(0);
        await shoot(`${locale}.${room}.${state}`);
      });
    }
  }

  for (const [name, show] of Object.entries(DRAWERS)) {
    test(titleOf(`wardrobe, ${name}`, locale), async ({ page, baseURL, shoot }) => {
      // Who has booked nothing books something first.
      if (/^(visit|request)/.test(name)) await haveTwoVisits(page, await demoMember(page, baseURL, site), site);
      await comeAs(page, 'owner', baseURL, site);
      await page.goto(to('items'));
      await show(page);
      await shoot(`${locale}.wardrobe.${name}`, { isWindow: true });
    });
  }

  test(titleOf('sales, seller', locale), async ({ page, baseURL, shoot }) => {
    await comeAs(page, 'seller', baseURL, site);
    await page.goto(to('sales'));
    await expect(page.locator('#main li button').first()).toBeVisible();
    await shoot(`${locale}.sales.seller`);
    // The first waits for a decision after its days, the second for its price.
    await page.locator('#main li button').nth(1).click();
    await expect(page.getByRole('dialog').locator('table')).toBeVisible();
    await shoot(`${locale}.sales.price`, { isWindow: true });
  });

  test(titleOf('order steps', locale), async ({ page, shoot }) => {
    await order(page, locale, (step) => shoot(`${locale}.order.${step}`));
  });

  test(titleOf('gift steps', locale), async ({ page, shoot }) => {
    await gift(page, locale, (step) => shoot(`${locale}.gift.${step}`));
  });
}
