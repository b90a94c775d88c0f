import type { Page } from '@playwright/test';
import { LOCALE_CODES, LOCALES, localePrefix, regionOfLocale } from '@/lib/config/locales';
import { demoMember, type Site } from '@/tests/e2e/support/demo-member';
import { expect, test } from '@/tests/e2e/fixtures';
import { siteTexts } from '@/tests/e2e/support/site-texts';
import { WIDE, WIDTHS } from './support/widths';

/** What a telephone's keyboard leaves of the window. */
const KEYBOARD_LEAVES = 300;

interface Texts {
  composer: { label: string; send: string; remove: string };
  thread: string;
  side: { label: string };
  status: { waiting: string };
  attachment: { problem: { type: string } };
}

async function stated(page: Page, name: string): Promise<void> {
  // The thread scrolls, not the page around it.
  expect(
    await page.evaluate(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
      return [scrollWidth - clientWidth, scrollHeight - clientHeight];
    }),
    `beyond the window: ${name}`,
  ).toEqual([0, 0]);
}

for (const locale of LOCALE_CODES) {
  const site: Site = regionOfLocale(locale);
  test.describe(`site ${site}: the chat in ${locale}`, () => {
    // One account a site, which every width looks at.
    test.describe.configure({ mode: 'default', timeout: 300_000 });
    for (const width of WIDTHS) {
      test(`every state at ${width} px`, async ({ page, context, baseURL, noise, expectAccessible }) => {
        noise.tolerate(/ERR_INTERNET_DISCONNECTED|WebSocket|501/);
        const t = siteTexts<Texts>(locale, 'chat');
        const member = await demoMember(page, baseURL, site);
        await member.signIn(page);
        await page.setViewportSize({ width, height: 800 });
        const path = `${localePrefix(locale)}/chat`;
        const input = page.getByLabel(t.composer.label);
        const thread = page.getByRole('region', { name: t.thread });
        const problem = page.locator('form').getByRole('alert');
        const dialog = page.locator('dialog[open]');
        const look = async (name: string) => {
          await stated(page, name);
          await expectAccessible(page);
        };

        const [piece] = await member.items();
        if (!piece) throw new Error('No piece');
        await page.goto(`${path}?about=item:${piece.id}`);
        await expect(page.locator('html')).toHaveAttribute('lang', LOCALES[locale].htmlLang);
        await expect(page).toHaveURL(new RegExp(`${path}$`));
        await expect(page.locator('form').getByRole('link')).toBeVisible();
        await input.fill('?');
        await look('a card that goes with the message');
        await page.getByRole('button', { name: t.composer.send }).click();
        await expect(thread.locator('[data-page] li[data-from=member] a').last()).toBeVisible();
        await look('thread with a card');

        await page.locator('input[type=file]').setInputFiles({
          name: 'a photograph of the long blue coat with the silk lining.svg',
          mimeType: 'image/svg+xml',
          buffer: Buffer.from('<svg/>'),
        });
        await expect(problem).toContainText(t.attachment.problem.type);
        await look('refused file');
        await page.locator('form').getByRole('button', { name: t.composer.remove }).click();
        await expect(problem).toHaveCount(0);

        if (width < WIDE) {
          await page.getByRole('button', { name: t.side.label }).press('Enter');
          await expect(dialog).toBeVisible();
          await dialog.locator('summary').first().press('Enter');
          await look('affairs');
          await page.keyboard.press('Escape');
          await expect(dialog).toHaveCount(0);
        }

        await context.setOffline(true);
        await input.fill('…');
        await page.getByRole('button', { name: t.composer.send }).click();
        await expect(thread.getByText(t.status.waiting).last()).toBeVisible();
        await look('without a network');
        await context.setOffline(false);
        await expect(thread.getByText(t.status.waiting)).toHaveCount(0);

        if (width === 360) {
          for (const narrow of [360, 320]) {
            await page.setViewportSize({ width: narrow, height: KEYBOARD_LEAVES });
            await input.focus();
            await expect(input).toBeInViewport({ ratio: 1 });
            await expect(thread.locator('[data-page] > li').last()).toBeInViewport();
            await stated(page, `keyboard at ${narrow} px`);
          }
        }
      });
    }
  });
}
