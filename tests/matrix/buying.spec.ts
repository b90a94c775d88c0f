import { expect, test } from '@/tests/e2e/fixtures';
import { billsByKeyboard } from '@/tests/e2e/support/billing-by-keyboard';
import { consignByKeyboard, giftByKeyboard, orderByKeyboard } from '@/tests/e2e/support/buying-by-keyboard';
import { newAddress } from '@/tests/e2e/support/buying-steps';
import { LOCALE_CODES, LOCALES, regionOfLocale } from '@/lib/config/locales';

/** Every way of buying in every language, by keyboard alone, on a phone. */
const FLOWS = { order: orderByKeyboard, gift: giftByKeyboard, consignment: consignByKeyboard };

test.describe.configure({ timeout: 240_000 });

for (const locale of LOCALE_CODES) {
  for (const [name, flow] of Object.entries(FLOWS)) {
    test(`site ${regionOfLocale(locale)}: ${name} by keyboard alone at 360 px in ${locale}`, async ({ page, expectAccessible }, info) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await flow(page, { locale, email: newAddress(info), expectAccessible });
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
    });
  }
}

/** What comes after buying: bills and cards. In English they stand in `billing.spec.ts`. */
for (const locale of LOCALE_CODES.filter((code) => LOCALES[code].script !== 'latin')) {
  test(`site ${regionOfLocale(locale)}: bills and cards by keyboard alone at 360 px in ${locale}`, async ({
    page,
    expectAccessible,
  }, info) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await billsByKeyboard(page, { locale, info, expectAccessible });
  });
}
