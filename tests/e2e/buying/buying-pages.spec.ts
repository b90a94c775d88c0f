import { expect, hydrated, test } from '@/tests/e2e/fixtures';
import { holdScripts } from '@/tests/e2e/support/held-scripts';

/** Twenty pieces for a month, and for half a year. */
const PRICES = { hk: ['HK$880', 'HK$4,752'], sg: ['S$156', 'S$842.40'] } as const;
type Site = keyof typeof PRICES;

test(
  'from the home page to a price with all costs in three taps on a phone',
  { tag: '@hk' },
  async ({ page, expectAccessible }, { project }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/');
    await page.locator('main a[href*="services-pricing"]').first().click();
    await expect(page).toHaveURL(/\/services-pricing/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('radio', { name: /^20/ }).first().check({ force: true });
    await page.getByRole('button', { name: 'See all costs' }).last().click();
    await expect(page.getByTestId('basket-total')).toHaveText(PRICES[project.name as Site][0]);
    await expect(page.getByText('All-in cost')).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'nothing asks to be paid before something is chosen, and nothing advertises to who pays',
  { tag: ['@sg', '@long'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/services-pricing?type=sell');
    const bar = page.locator('[data-foot-bar]');
    await expect(page.getByText('Choose a package to see the total here.')).toBeVisible();
    await expect(bar).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'See all costs' })).toHaveCount(0);
    await page.goto('/services-pricing');
    await page.getByRole('radio', { name: /^20/ }).first().check({ force: true });
    await expect(bar).toBeInViewport();
    const more = page.locator('#calculator ~ div');
    await expect(more.first()).toBeVisible();
    await bar.getByRole('button', { name: 'See all costs' }).click();
    await bar.getByRole('button', { name: 'Book and pay' }).click();
    await expect(page.getByRole('group', { name: 'You' }).getByLabel('Email')).toBeVisible();
    for (const part of await more.all()) await expect(part).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  },
);

test('the basket follows the tabs, a reload and a shared link', { tag: '@sg' }, async ({ page, browser, baseURL }, { project }) => {
  const [, halfYear] = PRICES[project.name as Site];
  await page.goto('/services-pricing?type=store');
  await page.getByRole('radio', { name: /^20/ }).first().check({ force: true });
  await page.getByRole('radio', { name: /^6 months/ }).check({ force: true });
  await expect(page.getByTestId('basket-total')).toHaveText(halfYear);
  await page.locator('main nav a[href*="type=digitise"]').click();
  await expect(page).toHaveURL(/type=digitise/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByTestId('basket-total')).toHaveText(halfYear);
  await page.reload();
  await expect(page.getByTestId('basket-total')).toHaveText(halfYear);
  await page.locator('#calculator nav button').last().click();
  const link = new URL(await page.getByRole('textbox', { name: /Link to this quote/ }).inputValue());
  const stranger = await browser.newPage({ baseURL });
  await stranger.goto(link.pathname + link.search);
  await expect(stranger.getByTestId('basket-total')).toHaveText(halfYear);
  await stranger.close();
});

test('prices stand in the document, for readers and search engines without script', { tag: '@hk' }, async ({ page }, { project }) => {
  // An unknown type is the first tab.
  const answer = await page.goto('/services-pricing?type=unknown');
  const html = (await answer?.text()) ?? '';
  expect(html).toContain(PRICES[project.name as Site][0]);
  const data = /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/.exec(html)?.[1] ?? '{}';
  const service = JSON.parse(data) as { '@type'?: string; offers?: { priceCurrency: string; price: string }[] };
  expect(service['@type']).toBe('Service');
  expect(service.offers?.map(({ priceCurrency }) => priceCurrency)).toEqual(Array(4).fill(project.name === 'hk' ? 'HKD' : 'SGD'));
});

test('a quote becomes a message, and the message a reference', { tag: '@sg' }, async ({ page, expectAccessible }, { project }) => {
  await page.goto('/contact-us?topic=order&type=store&quote=x20.m6');
  await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue(/quote=x20\.m6/);
  await page.locator('main button[type=submit]').click();
  const summary = page.getByRole('group', { name: 'Please check these points' });
  await expect(summary).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Wing Chan');
  await page.locator('#contact-email').fill('wing@example.com');
  await page.locator('#contact-consent').check();
  await page.locator('main button[type=submit]').click();
  await expect(page.locator('main code')).toHaveText(new RegExp(`^${project.name.toUpperCase()}-\\d{4}-[2-9A-Z]{6}$`));
  await expectAccessible(page);
});

test(
  'a form that is sent before the page is hydrated sends nothing into the address, and loses no word',
  { tag: '@hk' },
  async ({ context }) => {
    const page = await context.newPage();
    const letGo = await holdScripts(page);
    for (const [path, address, control] of [
      ['/contact-us', '#contact-email', 'main button[type=submit]'],
      ['/login', 'main input[type=email]', 'main button[type=submit]'],
    ] as const) {
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator(address).fill('wing@example.com');
      await page.locator(control).first().click();
      await page.locator(address).press('Enter');
      await expect(page.locator(address)).toHaveValue('wing@example.com');
      expect(new URL(page.url()).search).toBe('');
    }
    letGo();
    await hydrated(page.locator('main form').first());
    await page.locator('main button[type=submit]').first().click();
    await expect(page.locator('main input[type=password]').first()).toBeVisible();
  },
);

test('what is chosen before the page is hydrated is what it calculates with', { tag: '@hk' }, async ({ context }, { project }) => {
  const page = await context.newPage();
  const letGo = await holdScripts(page);
  await page.goto('/services-pricing?type=store', { waitUntil: 'commit' });
  const twenty = page.locator('#calculator').getByRole('radio', { name: /^20/ }).first();
  await twenty.check({ force: true });
  letGo();
  await expect(
    page
      .locator('#calculator')
      .getByText(PRICES[project.name as Site][0])
      .first(),
  ).toBeVisible();
  await expect(twenty).toBeChecked();
});

test('a message that cannot be sent is kept, and said to be', { tag: ['@hk', '@long'] }, async ({ page, noise, expectAccessible }) => {
  noise.expect(/ERR_FAILED|net::/);
  await page.route('**/users/contact-us', (route) => route.abort());
  await page.goto('/contact-us?topic=other');
  await page.getByRole('textbox', { name: /^Message/ }).fill('Where is my blue coat?');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Wing Chan');
  await page.locator('#contact-email').fill('wing@example.com');
  await page.locator('#contact-consent').check();
  await (await hydrated(page.getByRole('button', { name: 'Start time' }))).press('Enter');
  await expect(page.getByPlaceholder('Start time')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('9:30');
  await page.keyboard.press('Enter');
  await expect(page.getByPlaceholder('End time')).toBeFocused();
  await page.keyboard.type('10:00');
  await page.keyboard.press('Enter');
  await page.locator('main button[type=submit]').click();
  await expect(page.getByRole('alert').filter({ hasText: 'not sent' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: '09:30 10:00' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue('Where is my blue coat?');
});
