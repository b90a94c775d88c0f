import { join } from 'node:path';
import sharp from 'sharp';
import { LOCALE_CODES, localePrefix, regionOfLocale } from '@/lib/config/locales';
import type { RouteName } from '@/lib/config/routes';
import { expect } from '@/tests/e2e/fixtures';
import { comeAs } from '@/tests/matrix/support/come-as';
import { DIALOGS } from '@/tests/matrix/support/dialog-rows';
import { OPENED } from '@/tests/matrix/support/opened-parts';
import { viewOpener } from '@/tests/matrix/support/open-view';
import { ERROR_NOISE, ERROR_PATHS, PUBLIC_PATHS } from '@/tests/matrix/support/public-paths';
import { VIEWS } from '@/tests/e2e/support/page-rows';
import { FOLDER, settle, test, titleOf } from './shoot';

for (const locale of LOCALE_CODES) {
  const site = regionOfLocale(locale);

  for (const path of [...PUBLIC_PATHS, ...ERROR_PATHS]) {
    test(titleOf(path, locale), async ({ page, shoot, noise }) => {
      noise.tolerate(ERROR_NOISE);
      await page.goto(`${localePrefix(locale)}${path}`);
      await shoot(`${locale}.${path === '/' ? 'home' : path.slice(1)}`);
    });
  }

  for (const name of Object.keys(VIEWS) as RouteName[]) {
    for (const view of VIEWS[name]) {
      test(titleOf(`${name}, ${view.state}`, locale), async ({ page, baseURL, noise, shoot }) => {
        await (
          await viewOpener(page, view, { locale, baseURL, noise })
        )();
        await shoot(`${locale}.${name}.${view.state}`);
      });
    }
  }

  for (const { name, who, show, isAt } of DIALOGS) {
    test(titleOf(name, locale), async ({ page, baseURL, shoot }) => {
      test.skip(!(isAt?.(page.viewportSize()?.width ?? 0) ?? true), 'has no opener at this width');
      await comeAs(page, who, baseURL, site);
      await show({ page, locale, baseURL });
      const dialog = page.getByRole('dialog').filter({ visible: true });
      await expect(dialog).toHaveCount(1);
      await expect(dialog.locator('[aria-busy=true]').filter({ visible: true })).toHaveCount(0);
      await shoot(`${locale}.dialog.${name}`, { isWindow: true });
    });
  }

  for (const { name, open } of OPENED) {
    test(titleOf(`home, ${name}`, locale), async ({ page, shoot }) => {
      test.skip(name === 'menu' && (page.viewportSize()?.width ?? 0) > 1_000, 'there is no menu at this width');
      await page.goto(`${localePrefix(locale)}/`);
      await open(page);
      await shoot(`${locale}.home.${name}`, { isWindow: true });
    });
  }
}

/** Copied to `docs/pictures` when the pages have changed much. */
test('site hk: pictures of the README', async ({ page, baseURL }) => {
  test.skip(page.viewportSize()?.width !== 1_440, 'one width');
  await page.setViewportSize({ width: 1_280, height: 860 });
  for (const [name, path] of [
    ['home', '/'],
    ['wardrobe', '/items'],
  ] as const) {
    if (name === 'wardrobe') await comeAs(page, 'owner', baseURL, 'hk');
    await page.goto(path);
    if (name === 'wardrobe') await expect(page.getByRole('main').locator('li img').nth(5)).toBeVisible();
    await settle(page);
    const picture = await page.screenshot({ animations: 'disabled' });
    await sharp(picture)
      .resize(900)
      .webp({ quality: 80 })
      .toFile(join(FOLDER, `readme.${name}.webp`));
  }
});
