import { expect, test, untilAlive } from '@/tests/e2e/fixtures';
import { calculator, fillPlace, newAddress, signUp, siteOf } from '@/tests/e2e/support/buying-steps';

test('what is only to be sold is checked first, at one fee, and nothing beside it is free', { tag: '@hk' }, async ({ page }) => {
  await page.goto('/services-pricing?type=sell');
  await untilAlive(page);
  await calculator(page)
    .getByRole('button', { name: /one more/ })
    .click();
  await expect(page.getByTestId('basket-total')).toHaveText(/^(HK\$150|S\$28)$/);
  const basket = page.getByRole('complementary', { name: 'Your basket' });
  await basket.getByRole('button', { name: 'See all costs' }).click();
  await expect(calculator(page).getByText('Only if you ask for it')).toBeVisible();
  await expect(calculator(page)).not.toContainText(/first (collection|pick-up) is free/);
  await expect(page.getByRole('button', { name: 'Book and pay' })).toHaveCount(0);
  await basket.getByRole('link', { name: 'Check my pieces' }).click();
  await expect(page.locator('#consignment[data-open]')).toBeInViewport();
});

test(
  'one bar says that this is the demonstration; no page on the way to an order calls itself a sample',
  { tag: '@sg' },
  async ({ page }) => {
    for (const path of ['/', '/services-pricing?type=store', '/pakt-gift', '/additional-services']) {
      await page.goto(path);
      await expect(page.getByRole('complementary', { name: 'Demonstration' })).toHaveCount(1);
      expect(await page.locator('main').innerText(), path).not.toMatch(/\bsamples?\b|invented|not an offer/i);
    }
  },
);

test('the next free times can be pressed at once, and one that cannot be kept says so', { tag: '@hk' }, async ({ page, noise }, info) => {
  noise.expect(/ERR_FAILED/);
  await page.goto('/services-pricing?type=store');
  await untilAlive(page);
  await signUp(page, newAddress(info));
  await fillPlace(page, siteOf(info));
  const times = calculator(page).getByRole('radio', {
    name: /^\w{3}, \d+ \w{3}, \d\d:00 to \d\d:00, (Available|Last one|2 left)$/,
  });
  await expect(times).toHaveCount(6);
  await expect(calculator(page).getByText(/for ten minutes/)).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await page.route('**/ext/slots/hold', (route) => route.abort(), { times: 1 });
  await times.first().check({ force: true });
  const said = page.getByRole('alert').filter({ hasText: 'We could not reserve this time for you' });
  await expect(said).toBeVisible();
  await expect(times.first()).toBeChecked();
  await said.getByRole('button', { name: 'Retry' }).click();
  await expect(calculator(page).getByRole('timer')).toContainText('Reserved for you for');
  await page.getByRole('button', { name: 'Other days and times' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('a quote is printed on one page, with its sums and nothing else', { tag: '@hk' }, async ({ page }) => {
  await page.goto('/services-pricing?type=store&step=total&quote=x20.m6');
  await expect(page.getByText('All-in cost')).toBeVisible();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'All costs of this basket' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Digitise' }).first()).toBeHidden();
});

test(
  'on a phone no tile stands alone beside a hole, and the words of a package go on below its picture',
  { tag: '@hk' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    for (const path of ['/', '/services-pricing?type=store', '/services-pricing?type=digitise']) {
      await page.goto(path);
      await untilAlive(page);
      const holes = await page.locator('fieldset > div:has(> label > [type=radio])').evaluateAll((rows) =>
        rows.flatMap((row) => {
          const boxes = [...row.children].map((tile) => tile.getBoundingClientRect());
          const alone = boxes.filter(
            ({ top, width }) => width < row.clientWidth - 2 && boxes.filter((other) => other.top === top).length === 1,
          );
          return alone.length > 0 ? [row.textContent] : [];
        }),
      );
      expect(holes, path).toEqual([]);
    }
    const words = page.getByRole('article').first().locator('picture').locator('..').locator('p').last();
    const [inner, outer] = [await words.boundingBox(), await page.getByRole('article').first().boundingBox()];
    expect(inner?.width).toBeGreaterThan((outer?.width ?? 0) * 0.85);
  },
);
