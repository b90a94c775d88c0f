import { LOCALE_CODES, LOCALES, localePrefix, regionOfLocale } from '@/lib/config/locales';
import { REGIONS } from '@/lib/config/regions';
import { ROUTES } from '@/lib/config/routes';
import { formatMoney } from '@/lib/money';
import { giftByKeyboard, orderByKeyboard } from '@/tests/e2e/support/buying-by-keyboard';
import { customerWithInvoice, invoicesOf, newAddress } from '@/tests/e2e/support/buying-steps';
import { expect, test } from '@/tests/e2e/fixtures';
import { comeAs, invoiceOf } from './support/come-as';
import { onPaper } from './support/paper';

/** The question about cookies stays open: it must not come along. */
test.use({ consent: 'unasked' });

/** A policy is some sheets long, a receipt one. */
const MAX_SHEETS = { policy: 12, receipt: 1 };
const notHere = async () => {};

for (const locale of LOCALE_CODES) {
  const region = regionOfLocale(locale);
  const { htmlLang } = LOCALES[locale];
  const money = (amount: number) => formatMoney({ amount, currency: REGIONS[region].currency }, htmlLang, { cents: 'always' });
  const street = region === 'sg' ? '9 Orchard Road' : '1 Castle Road';

  test.describe(`site ${region}: on paper in ${locale}`, () => {
    test.describe.configure({ timeout: 240_000 });

    for (const path of [ROUTES.privacyPolicy.path, ROUTES.termsAndCondition.path]) {
      test(`${path}: every clause, and nothing of the site around it`, async ({ page }) => {
        await page.goto(`${localePrefix(locale)}${path}`);
        await expect(page.locator('[data-consent]')).toBeVisible();
        const clauses = await page
          .locator('#main section[id] > h2 a')
          .evaluateAll((links) => links.map((link) => link.lastChild?.textContent ?? ''));
        expect(clauses.length).toBeGreaterThan(5);
        const { sheets, has } = await onPaper(page);
        expect(clauses.filter((clause) => !has(clause))).toEqual([]);
        expect(sheets.length).toBeLessThanOrEqual(MAX_SHEETS.policy);
      });
    }

    test('an invoice and a receipt, on a sheet each: number, seller, who it is for, lines and sum', async ({ page, baseURL }) => {
      const token = await comeAs(page, 'owner', baseURL, region);
      for (const kind of ['open', 'paid'] as const) {
        const invoice = await invoiceOf(page, token, kind);
        await page.emulateMedia({ media: 'screen' });
        await page.goto(`${localePrefix(locale)}/billings/${invoice.id}`);
        await page.locator('#main article table').first().waitFor();
        const seller = await page.locator('#main article dl dd > span > span').allInnerTexts();
        expect(seller.length, 'lines of the seller').toBeGreaterThan(1);
        const { sheets, has } = await onPaper(page);
        const wanted = [
          invoice.number,
          money(invoice.total),
          ...seller,
          `${region}@example.com`,
          ...(invoice.lines ?? []).map(({ amount }) => money(amount)),
          ...(invoice.payments ?? []).map(({ method }) => method),
        ];
        expect(
          wanted.filter((text) => !has(text)),
          `${kind}: missing`,
        ).toEqual([]);
        expect(sheets.length).toBe(MAX_SHEETS.receipt);
      }
    });

    test('the receipt of somebody who has just ordered', async ({ page }, info) => {
      const { token } = await customerWithInvoice(page, info);
      const paid = (await invoicesOf(page, token)).find(({ status }) => status === 'paid');
      await page.goto(`${localePrefix(locale)}/billings/${paid?.id}`);
      await page.locator('#main article table').first().waitFor();
      const { sheets, has } = await onPaper(page);
      expect([paid?.number ?? '?', money(paid?.total ?? -1), paid?.payments?.[0]?.method ?? '?'].filter((text) => !has(text))).toEqual([]);
      expect(sheets.length).toBe(MAX_SHEETS.receipt);
    });

    test('the confirmation of an order: reference, time, address and what was paid, on one sheet', async ({ page }, info) => {
      await orderByKeyboard(page, { locale, email: newAddress(info), expectAccessible: notHere });
      const reference = await page.getByTestId('order-reference').innerText();
      const { sheets, has } = await onPaper(page);
      expect([reference, street].filter((text) => !has(text))).toEqual([]);
      expect(sheets.length).toBe(MAX_SHEETS.receipt);
    });

    test('the confirmation of a gift: the code, on one sheet', async ({ page }, info) => {
      await giftByKeyboard(page, { locale, email: newAddress(info), expectAccessible: notHere });
      const code = await page.getByTestId('gift-code').innerText();
      const { sheets, has } = await onPaper(page);
      expect(has(code)).toBe(true);
      expect(sheets.length).toBe(MAX_SHEETS.receipt);
    });
  });
}
