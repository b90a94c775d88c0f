import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { regionOfLocale, type Locale } from '@/lib/config/locales';
import { test as base } from '@/tests/e2e/fixtures';

export const FOLDER = 'screens';

interface Fixtures {
  /** Takes a picture of the page from its top, or of the window where something lies over the page. */
  shoot: (name: string, options?: { isWindow: boolean }) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  shoot: async ({ page, noise }, use) => {
    noise.tolerate(/./);
    await use(async (name, { isWindow } = { isWindow: false }) => {
      await settle(page);
      // The header would lie over the middle of the page.
      if (!isWindow) await page.evaluate(() => window.scrollTo(0, 0));
      const file = `${name.replaceAll(/[^\w.-]+/g, '-')}.${page.viewportSize()?.width}.jpg`;
      await page.screenshot({ path: join(FOLDER, file), type: 'jpeg', quality: 82, fullPage: !isWindow, animations: 'disabled' });
    });
  },
});

/** Fonts and pictures are there, and what is laid out when the page is scrolled. */
export async function settle(page: Page): Promise<void> {
  await page.addStyleTag({ content: '*{content-visibility:visible!important}' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].filter(({ src }) => src !== '').map((image) => image.decode()));
  });
}

export const titleOf = (name: string, locale: Locale): string => `site ${regionOfLocale(locale)}: ${name} (${locale})`;
