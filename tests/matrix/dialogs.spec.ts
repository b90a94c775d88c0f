import type { Page } from '@playwright/test';
import { LOCALE_CODES, type Locale, localePrefix, regionOfLocale } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';
import { expect, hydrated, test } from '@/tests/e2e/fixtures';
import { pressEnterOn } from '@/tests/e2e/support/keyboard';
import { comeAs } from './support/come-as';
import { cutWords } from './support/cut-words';
import { DIALOGS } from './support/dialog-rows';
import { expectSeenByAll } from './support/opened-looks';
import { foreignWords } from './support/rendered-words';
import { WIDE, WIDTHS } from './support/widths';

async function expectSound(page: Page, locale: Locale, expectAccessible: (page: Page) => Promise<void>): Promise<void> {
  await expectAccessible(page);
  expect(await foreignWords(page, locale)).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(sideways, 'sideways scroll').toBe(0);
}

const OPENED = '[role=dialog], dialog[open]';

for (const locale of LOCALE_CODES) {
  const site = regionOfLocale(locale);
  test.describe(`site ${site}: what opens in ${locale}`, () => {
    for (const { name, who, show, noise: spoken, isAt, staysOnBack } of DIALOGS) {
      for (const width of WIDTHS.filter((each) => isAt?.(each) ?? true)) {
        test(`${name}, at ${width} px`, async ({ page, baseURL, noise, expectAccessible }) => {
          if (spoken) noise.tolerate(spoken);
          await comeAs(page, who, baseURL, site);
          await page.setViewportSize({ width, height: 900 });
          await show({ page, locale, baseURL });
          const dialog = page.getByRole('dialog').filter({ visible: true });
          await expect(dialog).toHaveCount(1);
          await expect(dialog).toHaveAccessibleName(/\S/);
          await expect(dialog.locator('[aria-busy=true]').filter({ visible: true })).toHaveCount(0);
          await expectSound(page, locale, expectAccessible);
          // The focus stands inside of what has opened, and stays there.
          await page.keyboard.press('Tab');
          expect(await dialog.evaluate((element) => element.contains(document.activeElement)), 'focus inside').toBe(true);
          // 1280 px at 400 % are 320 of the page's own; once is enough.
          if (width !== WIDTHS[0]) return;
          await page.setViewportSize({ width: 320, height: 256 });
          expect(await cutWords(page, OPENED), 'at 320 px').toEqual([]);
          await page.setViewportSize({ width, height: 900 });
          await expectSeenByAll(page, OPENED, name);
          if (staysOnBack) return;
          // A phone's Back closes it and leaves no page.
          const { pathname } = new URL(page.url());
          await expect(page).toHaveURL(/\?/);
          await page.goBack();
          await expect(dialog).toHaveCount(0);
          expect(new URL(page.url()).pathname).toBe(pathname);
        });
      }
    }

    // No modal: it lies over the page all the same.
    for (const width of WIDTHS) {
      test(`the menu of the header and the languages in it, at ${width} px`, async ({ page, expectAccessible }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${localePrefix(locale)}${ROUTES.aboutUs.path}`);
        const menu = page.locator('#site-menu');
        const opener = page.getByRole('banner').locator('[aria-controls=site-menu]');
        const languages = menu.getByRole('button', { expanded: false });
        const look = async () => {
          await expectSound(page, locale, expectAccessible);
          await page.keyboard.press('Tab');
          expect(await menu.evaluate((element) => element.contains(document.activeElement)), 'focus inside').toBe(true);
        };
        const isSheet = width < WIDE;
        await expect(opener).toBeVisible({ visible: isSheet });
        if (isSheet) {
          await pressEnterOn(page, await hydrated(opener));
          await look();
        }
        await pressEnterOn(page, await hydrated(languages));
        await expect(menu.getByRole('button', { expanded: true })).toBeFocused();
        await look();
        await page.keyboard.press('Escape');
        await expect(languages).toBeFocused();
        if (!isSheet) return;
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();
        await expect(opener).toBeFocused();
        if (width !== WIDTHS[0]) return;
        await pressEnterOn(page, opener);
        await pressEnterOn(page, languages);
        await page.setViewportSize({ width: 320, height: 256 });
        expect(await cutWords(page, '#site-menu'), 'at 320 px').toEqual([]);
        await page.setViewportSize({ width, height: 900 });
        await expectSeenByAll(page, '#site-menu', 'menu');
      });
    }

    test.describe('the question about cookies', () => {
      test.use({ consent: 'unasked' });

      for (const width of WIDTHS) {
        test(`as it comes and as it is opened again, at ${width} px`, async ({ page, expectAccessible }) => {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(`${localePrefix(locale)}${ROUTES.aboutUs.path}`);
          const question = page.locator('[data-consent]');
          await expect(question).toBeVisible();
          await expectAccessible(page);
          expect(await foreignWords(page, locale)).toEqual([]);
          await pressEnterOn(page, question.getByRole('button').first());
          await expect(question).toBeHidden();
          await pressEnterOn(page, await hydrated(page.getByRole('contentinfo').getByRole('button').last()));
          await expect(question).toBeVisible();
          // Here it lies over the foot of the page, whose controls axe would judge by what is left of them.
          await page.evaluate(() => scrollTo(0, 0));
          await expectAccessible(page);
          if (width === WIDTHS[0]) await expectSeenByAll(page, '[data-consent]', 'question');
        });
      }
    });
  });
}
