import { LOCALE_CODES, regionOfLocale } from '@/lib/config/locales';
import { expect, test } from '@/tests/e2e/fixtures';
import { keyboard, touch } from '@/tests/e2e/hands';
import { mixBasket } from '@/tests/e2e/mixed-basket';
import { answerHint, NEITHER } from '@/tests/e2e/region-hint';
import { orderInApp, signInAndAddCard } from '@/tests/e2e/webview-steps';

// One account a site, which each basket leaves as it found it: two languages of a site must not fill it at once.
test.describe.configure({ mode: 'default' });

/** The longer ways through the wardrobe and through the pages inside an app, in every language on a narrow phone. */
for (const locale of LOCALE_CODES) {
  test.describe(`site ${regionOfLocale(locale)}: wardrobe flows in ${locale}`, () => {
    test.describe.configure({ timeout: 240_000 });
    test.use({ hasTouch: true });
    test.beforeEach(({ context }) => answerHint(context, NEITHER));

    for (const by of ['touch', 'keyboard'] as const) {
      test(`a basket of four wishes by ${by}`, async ({ page, baseURL, expectAccessible }) => {
        await mixBasket(page, { locale, baseURL, hands: by === 'touch' ? touch() : keyboard(page), expectAccessible });
      });
    }
    test('inside the app: signing in and adding a card', async ({ page, expectAccessible }, info) => {
      await signInAndAddCard(page, { locale, info, expectAccessible });
    });
    test('inside the app: an order', async ({ page, expectAccessible }, info) => {
      await orderInApp(page, { locale, info, expectAccessible });
      expect(await page.context().cookies()).toContainEqual(expect.objectContaining({ name: 'accessToken' }));
    });
  });
}
