import { expect, hydrated, test, watchShifts } from '@/tests/e2e/fixtures';
import { cutWords } from './support/cut-words';
import { OPENED } from './support/opened-parts';
import { paleWords } from './support/pale-words';

for (const site of ['hk', 'sg']) {
  test.describe(`site ${site}: how it looks`, () => {
    test('no letter moves when the fonts come late', async ({ page }) => {
      let release = () => {};
      let painted = Promise.resolve();
      // With a route in place the browser keeps no file: each page asks anew.
      await page.route('**/fonts/*', async (route) => {
        await painted;
        await route.continue();
      });
      const shifts = await watchShifts(page);
      for (const width of [360, 1440]) {
        painted = new Promise<void>((resolve) => (release = resolve));
        await page.setViewportSize({ width, height: 900 });
        const font = page.waitForRequest('**/fonts/*');
        await page.goto('/', { waitUntil: 'domcontentloaded' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await font;
        release();
        await page.evaluate(() => document.fonts.ready);
        expect(await shifts(), `shifts at ${width} px`).toEqual([]);
      }
    });

    test('what opens on the home page is accessible, whole when magnified four times, and legible in forced colours', async ({
      page,
      expectAccessible,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const { name, open, opened } of OPENED) {
        await page.setViewportSize({ width: 320, height: 256 });
        await page.goto('/');
        await open(page);
        const part = page.locator(opened).first();
        await expect(part, name).toBeVisible();
        expect(await cutWords(page, opened), `${name} at 320 px`).toEqual([]);
        await expectAccessible(page);
        await page.setViewportSize({ width: 1024, height: 800 });
        if (!(await part.isVisible())) continue;
        await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
        expect(await paleWords(page, opened), `${name} in forced colours`).toEqual([]);
        await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
      }
    });

    test('forced colours leave every control an edge and every choice a mark', async ({ page, expectAccessible }) => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await page.goto('/services-pricing');
      // A browser in forced colours may tell a script the colours that the page asked for (it does on dark bands): axe judges words that
      // nobody sees.
      await expectAccessible(page, { unjudged: ['color-contrast'] });
      expect(await paleWords(page), 'words in the picture').toEqual([]);
      const bare = await page.evaluate(() =>
        [
          ...document.querySelectorAll(
            'main button, main input:not([type=range]):not([type=radio]):not([type=checkbox]), main select, main textarea',
          ),
        ].flatMap((control) => {
          const { borderTopWidth, borderTopStyle, borderBottomStyle, outlineStyle, textDecorationLine, position } =
            getComputedStyle(control);
          const hasEdge =
            (borderTopStyle !== 'none' && borderTopWidth !== '0px') ||
            borderBottomStyle !== 'none' ||
            outlineStyle !== 'none' ||
            textDecorationLine.includes('underline');
          return !hasEdge &&
            position !== 'absolute' &&
            control.checkVisibility() &&
            (control.textContent ?? '').trim() !== '' &&
            control.querySelector('svg') === null
            ? [(control.textContent ?? '').trim()]
            : [];
        }),
      );
      expect(bare).toEqual([]);
      const chosen = page.getByRole('radio', { checked: true }).first();
      const other = page.getByRole('radio', { checked: false }).first();
      const look = (radio: typeof chosen) =>
        radio.evaluate((input) => {
          const tile = input.closest('label') ?? input;
          const { borderTopColor, borderTopWidth, backgroundColor, outlineStyle, boxShadow } = getComputedStyle(tile);
          return [borderTopColor, borderTopWidth, backgroundColor, outlineStyle, boxShadow, getComputedStyle(input).appearance].join(' ');
        });
      // Either the tile differs, or the browser's own mark is there.
      const [one, another] = [await look(chosen), await look(other)];
      expect(one !== another || /auto|radio/.test(one), `${one} and ${another}`).toBe(true);
    });

    test('a long message pushes the ribbon of the gift card down and does not lie under it', async ({ page }) => {
      for (const width of [320, 360, 768]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/pakt-gift');
        const card = page.getByTestId('gift-card');
        await (await hydrated(page.locator('main textarea').first())).fill('Half a wardrobe of space, for the two of you. '.repeat(6));
        await expect(card.locator('blockquote')).toContainText('Half a wardrobe of space');
        const message = await card.locator('blockquote').boundingBox();
        const ribbon = await card.locator('p').last().boundingBox();
        const whole = await card.boundingBox();
        expect((message?.y ?? 0) + (message?.height ?? 0), `end of the message at ${width} px`).toBeLessThanOrEqual(ribbon?.y ?? 0);
        expect((ribbon?.y ?? 0) + (ribbon?.height ?? 0), `end of the last line at ${width} px`).toBeLessThanOrEqual(
          (whole?.y ?? 0) + (whole?.height ?? 0) + 1,
        );
      }
    });

    test('nothing moves for a visitor who asked for stillness', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      const wardrobe = page.locator('section[aria-labelledby="wardrobe"]');
      await wardrobe.scrollIntoViewIfNeeded();
      await wardrobe.locator('li button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      const moving = await page.evaluate(
        () => document.getAnimations().filter((animation) => Number(animation.effect?.getTiming().duration ?? 0) > 1).length,
      );
      expect(moving).toBe(0);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
    });
  });
}
