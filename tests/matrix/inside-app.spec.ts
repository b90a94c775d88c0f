import { LOCALE_CODES, regionOfLocale } from '@/lib/config/locales';
import { expect, test } from '@/tests/e2e/fixtures';
import { orderInApp, signInAndAddCard } from '@/tests/e2e/support/webview-steps';

/** The longer ways through the pages inside an app, in every language on a narrow phone. */
for (const locale of LOCALE_CODES) {
  test.describe(`site ${regionOfLocale(locale)}: inside the app in ${locale}`, () => {
    test.describe.configure({ timeout: 240_000 });
    test.use({ hasTouch: true });

    test('signing in and adding a card', async ({ page, expectAccessible }, info) => {
      await signInAndAddCard(page, { locale, info, expectAccessible });
    });
    test('an order', async ({ page, expectAccessible }, info) => {
      await orderInApp(page, { locale, info, expectAccessible });
      expect(await page.context().cookies()).toContainEqual(expect.objectContaining({ name: 'accessToken' }));
    });
  });
}
