import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test, watchShifts } from '@/tests/e2e/fixtures';
import {
  API,
  cardForm,
  customerWithInvoice,
  fillGift,
  fillPlace,
  newAddress,
  onward,
  PASSWORD,
  siteOf,
} from '@/tests/e2e/support/buying-steps';

/** Twenty pieces for a month, and for half a year. */
const PRICES = { hk: ['HK$880', 'HK$4,752'], sg: ['S$156', 'S$842.40'] } as const;
type Site = keyof typeof PRICES;
const GIFT = JSON.parse(readFileSync('tests/builders/gift.json', 'utf8')) as object;

test.describe('a step is a history entry', () => {
  const email = (page: Page) => page.getByRole('group', { name: 'You' }).getByRole('textbox', { name: 'Email' });
  const packages = (page: Page) => page.getByRole('article').first();
  const step = (page: Page) => new URL(page.url()).searchParams.get('step');
  const strip = (page: Page) => page.getByTestId('waiting-order');

  async function book(page: Page): Promise<void> {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/services-pricing?type=store');
    await page.getByRole('radio', { name: /^20/ }).first().scrollIntoViewIfNeeded();
    await page.locator('[data-foot-bar]').getByRole('button', { name: 'See all costs' }).click();
    await expect(page).toHaveURL(/step=total/);
    await page.locator('[data-foot-bar]').getByRole('button', { name: 'Book and pay' }).click();
  }
  async function toEmail(page: Page): Promise<void> {
    await book(page);
    await expect(email(page)).toBeVisible();
  }

  test('Back is the step before, Forward the next, and a reload stays', { tag: '@hk' }, async ({ page, context, noise }, info) => {
    noise.expect(/ERR_INTERNET_DISCONNECTED/);
    await toEmail(page);
    await expect.poll(() => step(page)).toBe('who');
    // Also without a network: no step asks the server for a page.
    await context.setOffline(true);
    await page.goBack();
    await expect(page.getByText('All-in cost')).toBeVisible();
    await expect.poll(() => step(page)).toBe('total');
    await page.goBack();
    await expect(packages(page)).toBeVisible();
    await expect.poll(() => step(page)).toBeNull();
    await page.goForward();
    await page.goForward();
    await expect(email(page)).toBeVisible();
    await context.setOffline(false);
    const person = page.getByRole('textbox', { name: 'First name' });
    await email(page).fill('wing.steps@example.com');
    await person.fill('Wing');
    await page.reload();
    await expect(email(page)).toHaveValue('wing.steps@example.com');
    await expect(person).toHaveValue('Wing');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Chan');
    await page.locator('#calculator input[name="password"]').fill(PASSWORD);
    await onward(page);
    await expect.poll(() => step(page)).toBe('where');
    const bar = page.getByRole('list', { name: 'Steps of your order' });
    await expect(bar.getByRole('listitem')).toHaveText([/You/, /Where/, /When/, /Pay/]);
    await page.goBack();
    await expect(person).toHaveValue('Wing');
    await page.goForward();
    await fillPlace(page, siteOf(info));
    await expect.poll(() => step(page)).toBe('when');
    await page.goBack();
    await expect(page.locator('input[name="contactName"]')).toHaveValue('Wing Chan');
    await page.reload();
    await expect(page.locator('#calculator input[name="password"]')).toBeVisible();
    await expect.poll(() => step(page)).toBe('who');
  });

  test('navigation shows prices, with the order as a strip, on every tab', { tag: '@sg' }, async ({ page }, { project }) => {
    await toEmail(page);
    await expect(strip(page)).toHaveCount(0);
    const [sum] = PRICES[project.name as Site];
    for (const path of ['/services-pricing', '/services-pricing?type=digitise', '/services-pricing?type=sell']) {
      await page.goto(path);
      await expect(packages(page)).toBeVisible();
      await expect(strip(page)).toHaveText(`Your order is waiting: 20 pieces, ${sum}Continue`);
      await expect(email(page)).toHaveCount(0);
    }
    await strip(page).getByRole('button').click();
    await expect(email(page)).toBeVisible();
    await expect.poll(() => step(page)).toBe('who');
    await page.goBack();
    await expect(strip(page)).toBeVisible();
  });

  test(
    'an address of a step that is not open becomes that of the first open one, and nothing else is shown before',
    { tag: '@hk' },
    async ({ page }) => {
      await page.goto('/services-pricing?type=sell&step=pay');
      await expect(packages(page)).toBeVisible();
      await expect.poll(() => step(page)).toBeNull();
      // What is only suggested has been chosen by nobody.
      await page.goto('/services-pricing?type=store&step=pay');
      await expect(packages(page)).toBeVisible();
      await expect.poll(() => step(page)).toBeNull();
      await expect(strip(page)).toHaveCount(0);
      await toEmail(page);
      // Every picture of the page that is painted is written down.
      await page.addInitScript(() => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        const look = () => {
          const article = document.querySelector<HTMLElement>('#calculator article');
          if (article && getComputedStyle(article).visibility === 'visible') seen.push('packages');
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      await page.goto('/services-pricing?type=store&step=pay');
      await expect(email(page)).toBeVisible();
      await expect.poll(() => step(page)).toBe('who');
      expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
      await expect(page.getByRole('group', { name: 'You' })).toBeInViewport();
    },
  );

  test('a step that is loaded again comes without moving what stands', { tag: '@hk' }, async ({ page }, info) => {
    const shifts = await watchShifts(page);
    // As on a slow network: the code is there, its texts are not.
    await page.route('**/locales/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    const expectNoShift = async (part: Locator) => {
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.reload();
        await expect(part).toBeVisible();
        await page.waitForLoadState('networkidle');
        const moved = (await shifts()).reduce((sum, shift) => sum + shift, 0);
        expect(moved, `${step(page)} at ${width} px`).toBeLessThan(0.05);
      }
    };
    await toEmail(page);
    await expectNoShift(email(page));
    await fillGift(page, newAddress(info));
    await expectNoShift(page.locator('[data-testid="card-form"][data-state="open"]'));
    await page.goto('/services-pricing?type=sell&step=sell-check');
    await expectNoShift(page.locator('#consignment select').first());
  });

  test('a member who orders again is asked for the time alone and can change the known address', { tag: '@hk' }, async ({ page }, info) => {
    await customerWithInvoice(page, info);
    await book(page);
    const known = page.locator('[data-known-place]');
    await expect(known).toContainText('Ada Lo');
    await expect.poll(() => step(page)).toBe('when');
    await expect(page.getByRole('list', { name: 'Steps of your order' }).getByRole('listitem')).toHaveText([/When/, /Pay/]);
    await page.reload();
    await expect(known).toBeVisible();
    await known.getByRole('button', { name: 'Change address or contact' }).click();
    await expect.poll(() => step(page)).toBe('where');
    await expect(page.locator('input[name="addressOne"]')).not.toHaveValue('');
    await page.locator('input[name="contactName"]').fill('Mei Chan');
    await onward(page);
    await expect(known).toContainText('Mei Chan');
    await expect.poll(() => step(page)).toBe('when');
    await page.goBack();
    await expect(page.locator('input[name="contactName"]')).toHaveValue('Mei Chan');
  });

  test(
    'of a gift too: the form and the payment have addresses, and navigation shows the packages',
    { tag: '@sg' },
    async ({ page }, info) => {
      await fillGift(page, newAddress(info));
      await expect.poll(() => step(page)).toBe('pay');
      // No message was written, and none stands on the card; the step has the top of the page, also from the first paint of a reload on.
      const card = page.getByTestId('gift-card');
      const intro = page.getByRole('link', { name: 'Choose a gift' });
      await expect(card).toContainText('Mei Ling');
      await expect(card.locator('blockquote')).toHaveCount(0);
      await expect(intro).toBeHidden();
      await page.reload({ waitUntil: 'commit' });
      await page.locator('h1').waitFor({ state: 'attached' });
      await expect(intro).toBeHidden({ timeout: 1 });
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const recipient = page.locator('main').getByRole('textbox', { name: 'Recipient’s name' });
      await expect(cardForm(page).part('number')).toBeVisible();
      await page.goBack();
      await expect(recipient).toHaveValue('Mei Ling');
      await expect.poll(() => step(page)).toBe('form');
      await page.reload();
      await expect(recipient).toHaveValue('Mei Ling');
      await page.goForward();
      await expect(cardForm(page).part('number')).toBeVisible();
      await page.goBack();
      await page.goBack();
      await expect(page.getByRole('button', { name: 'Buy this gift' })).toBeVisible();
      await expect(intro).toBeVisible();
      await expect(card.locator('blockquote')).toHaveCount(1);
      await page.goto('/pakt-gift?step=done&gift=G-HK-1');
      await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
      await expect(page.getByTestId('gift-code')).toHaveCount(0);
    },
  );

  test(
    'a confirmation has an address that another session cannot read',
    { tag: '@hk' },
    async ({ page, browser, baseURL, context }, info) => {
      const { email: address, token } = await customerWithInvoice(page, info);
      await context.clearCookies();
      const { data } = (await (await page.request.get(`${API}/outbox.json`)).json()) as { data: { to: string; body: string }[] };
      const [, path = '', number = ''] =
        data.filter(({ to }) => to === address).flatMap(({ body }) => /(\/services-pricing\?step=done&order=(\S+))/.exec(body) ?? []) ?? [];
      await page.goto(path);
      await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
      await expect(page.getByTestId('order-reference')).toHaveCount(0);
      await context.addCookies([{ name: 'accessToken', value: token, url: baseURL ?? '' }]);
      await page.goto(path);
      await expect(page.getByTestId('order-reference')).toHaveText(number);
      const other = await browser.newContext({ baseURL });
      const stranger = await customerWithInvoice(await other.newPage(), info);
      await other.addCookies([{ name: 'accessToken', value: stranger.token, url: baseURL ?? '' }]);
      const tab = await other.newPage();
      await tab.goto(path);
      await expect(tab.getByRole('heading', { name: 'We could not find this order' })).toBeVisible();
      const bought = await page.request.post(`${API}/users/gift-payment`, { headers: { authorization: `Bearer ${token}` }, data: GIFT });
      const { reference, giftCode } = ((await bought.json()) as { data: { reference: string; giftCode: string } }).data;
      const gift = `/pakt-gift?step=done&gift=${reference}`;
      await tab.goto(gift);
      await expect(tab.getByRole('heading', { name: 'We could not find this gift' })).toBeVisible();
      await other.close();
      await page.goto(gift);
      for (const words of [giftCode, 'For you', 'Ada Lo', 'Bo']) await expect(page.getByTestId('gift-card')).toContainText(words);
    },
  );
});

test.describe('a basket that comes by a link', () => {
  const total = (page: Page) => page.getByTestId('basket-total');

  test('of the home page is kept through other pages and in other tabs', { tag: '@sg' }, async ({ page, context }) => {
    await page.goto('/');
    const slider = await hydrated(page.getByRole('slider').first());
    await slider.press('ArrowRight');
    await page.locator('a[href*="quote="]').first().click();
    await expect(total(page)).toBeVisible();
    const sum = (await total(page).textContent()) ?? '';
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Services & Pricing' }).click();
    await expect(total(page)).toHaveText(sum);
    const tab = await context.newPage();
    await tab.goto('/services-pricing?type=sell');
    await expect(total(tab)).toHaveText(sum);
  });

  test(
    'of somebody else opens on the quote, and is asked about once where another is kept',
    { tag: '@hk' },
    async ({ page }, { project }) => {
      const [month, halfYear] = PRICES[project.name as Site];
      const link = '/services-pricing?type=store&step=total&quote=x20.m6';
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto('/services-pricing?type=store');
      // What is only suggested is no basket yet: this one is chosen.
      await page.getByRole('radio', { name: /^40/ }).first().check({ force: true });
      await page.getByRole('radio', { name: /^20/ }).first().check({ force: true });
      await expect(total(page)).toHaveText(month);
      await page.goto(link);
      await expect(page.getByText('Which basket would you like to continue with?')).toBeInViewport();
      await expect(total(page)).toHaveText(month);
      await page.getByRole('button', { name: 'Use the link’s' }).click();
      await expect(total(page)).toHaveText(halfYear);
      await page.reload();
      await expect(total(page)).toHaveText(halfYear);
      await expect(page.getByText('Which basket would you like to continue with?')).toHaveCount(0);
      await page.goto(link);
      await expect(page.getByText('All-in cost')).toBeVisible();
      await expect(page.getByText('Which basket would you like to continue with?')).toHaveCount(0);
    },
  );

  test('a code of a link is kept at arrival, on every tab', { tag: '@sg' }, async ({ page, context, noise }, { project }) => {
    noise.expect(/ERR_FAILED/);
    // The visitor goes on before hydration.
    const early = await context.newPage();
    await early.route('**/*.js', (route) => route.abort());
    await early.goto('/services-pricing?coupon=WELCOME10#calculator');
    await early.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
    await expect(early).toHaveURL(/faqs/);
    await page.goto('/services-pricing?type=store');
    await page.getByRole('radio', { name: /^20/ }).first().check({ force: true });
    await expect(page.getByText('WELCOME10 is applied')).toBeVisible();
    await expect(total(page)).toHaveText(project.name === 'hk' ? 'HK$792' : 'S$140.40');
  });
});
