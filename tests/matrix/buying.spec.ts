import { expect, test } from '@/tests/e2e/fixtures';
import { consignByKeyboard, giftByKeyboard, orderByKeyboard } from '@/tests/e2e/buying-by-keyboard';
import { newAddress } from '@/tests/e2e/buying-steps';
import { answerHint, NEITHER } from '@/tests/e2e/region-hint';
import { LOCALE_CODES, regionOfLocale } from '@/lib/config/locales';

/** Every way of buying in every language, by keyboard alone, on a phone. */
const FLOWS = { order: orderByKeyboard, gift: giftByKeyboard, consignment: consignByKeyboard };

test.describe.configure({ timeout: 240_000 });

for (const locale of LOCALE_CODES) {
  for (const [name, flow] of Object.entries(FLOWS)) {
    test(`site ${regionOfLocale(locale)}: ${name} by keyboard alone at 360 px in ${locale}`, async ({ page, context, expectAccessible }, info) => {
      await answerHint(context, NEITHER);
      await page.setViewportSize({ width: 360, height: 780 });
      await flow(page, { locale, email: newAddress(info), expectAccessible });
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
    });
  }
}
