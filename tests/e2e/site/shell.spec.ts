import type { Page, Route } from '@playwright/test';
import { expect, hydrated, test } from '@/tests/e2e/fixtures';
import { answerHint, NEITHER, offerRegion } from '@/tests/e2e/support/region-hint';

const SITES = {
  hk: {
    offer: {
      region: 'sg',
      title: "It looks like you're visiting us from Singapore. Would you prefer to view our Singapore website?",
      chineseButton: '前往新加坡網站',
      lands: /^http:\/\/sg\.localhost:\d+\/zh-Hans\/faqs\?q=coat$/,
    },
    chinese: '/zh',
    chineseLang: 'zh-Hant-HK',
    home: 'Pakt 主頁',
    foreign: '/zh-Hans',
    foreignLands: '/zh-CN',
  },
  sg: {
    offer: {
      region: 'hk',
      title: "It looks like you're visiting us from Hong Kong. Would you prefer to view our Hong Kong website?",
      chineseButton: '前往香港网站',
      lands: /^http:\/\/hk\.localhost:\d+\/zh-CN\/faqs\?q=coat$/,
    },
    chinese: '/zh-Hans',
    chineseLang: 'zh-Hans-SG',
    home: 'Pakt 首页',
    foreign: '/zh',
    foreignLands: '/zh-Hans',
  },
} as const;

/** In place of an answer that tells a region, or that there is none. */
const FAILURES: Record<string, (route: Route) => Promise<void>> = {
  hangs: () => new Promise(() => undefined),
  'is cut off': (route) => route.abort(),
  'is answered with 500': (route) => route.fulfill({ status: 500, json: { suggest: 'sg', setCookie: true, ip: '' } }),
  'is answered with a page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Be right back</title>' }),
  'is answered with other JSON': (route) => route.fulfill({ json: { country_code2: 'SG' } }),
};

function siteOf(projectName: string) {
  return SITES[projectName as keyof typeof SITES];
}

test.describe('languages', () => {
  test('client-side navigation keeps region and language', { tag: '@sg' }, async ({ page }, { project }) => {
    const site = siteOf(project.name);
    await page.goto(site.chinese);
    await page.evaluate(() => Object.assign(window, { stillTheSameDocument: true }));
    await (await hydrated(page.locator('footer'))).getByRole('link', { name: /常見問題|常见问题/ }).click();
    await page.waitForURL(`**${site.chinese}/faqs`);
    await expect(page.locator('html')).toHaveAttribute('lang', site.chineseLang);
    await page.getByRole('banner').getByRole('link', { name: site.home }).click();
    await page.waitForURL(`**${site.chinese}`);
    expect(await page.evaluate(() => 'stillTheSameDocument' in window)).toBe(true);
  });

  test('the default language has no prefix, in links and in the address', { tag: '@sg' }, async ({ page, baseURL }) => {
    await page.goto('/');
    await (await hydrated(page.locator('footer'))).getByRole('link', { name: 'FAQs' }).click();
    await page.waitForURL(`${baseURL}/faqs`);
  });

  test(
    'the language menu switches on the same page and says its names in their own script',
    { tag: '@sg' },
    async ({ page }, { project }) => {
      const site = siteOf(project.name);
      await page.goto('/about-us?from=menu');
      await page.getByRole('button', { name: /^Language/ }).click();
      const chinese = page.getByRole('banner').locator(`a[lang="${site.chineseLang}"]`);
      await expect(chinese).toBeVisible();
      await chinese.click();
      await page.waitForURL(`**${site.chinese}/about-us?from=menu`);
      await expect(page.locator('html')).toHaveAttribute('lang', site.chineseLang);
    },
  );

  test('Esc closes the language menu and gives the focus back', { tag: ['@hk', '@long'] }, async ({ page }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: /^Language/ });
    await toggle.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
  });

  test('a language of the other region leads to the nearest one here', { tag: '@sg' }, async ({ page, baseURL }, { project }) => {
    const site = siteOf(project.name);
    await page.goto(`${site.foreign}/faqs`);
    expect(page.url()).toBe(`${baseURL}${site.foreignLands}/faqs`);
  });
});

test.describe('the region modal', () => {
  test.use({ regionQuestion: 'real' });
  const skipCookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'skipRedirectModal');

  test(
    'opens for visitors from the other region, traps the focus, and staying sets the cookie',
    { tag: '@hk' },
    async ({ page, context, expectAccessible }, { project }) => {
      const { offer } = siteOf(project.name);
      await answerHint(context, offerRegion(offer.region));
      await page.goto('/');
      const dialog = page.getByRole('dialog', { name: offer.title, exact: true });
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Continue on this site' }).click();
      await expect(dialog).toBeHidden();
      expect(await skipCookie(page)).toMatchObject({ value: 'true', path: '/', sameSite: 'Lax', domain: new URL(page.url()).hostname });
    },
  );

  test(
    'does not come up under the fingers of somebody who types, but when the field has been left',
    { tag: ['@hk', '@long'] },
    async ({ page, context }, { project }) => {
      const { offer } = siteOf(project.name);
      // The answer comes when the field has the focus, which may take a loaded machine longer than the page waits.
      await page.addInitScript(() => (AbortSignal.timeout = () => new AbortController().signal));
      let isTyping = () => {};
      const typing = new Promise<void>((resolve) => (isTyping = resolve));
      await context.route('**/region-suggestion', async (route) => {
        await typing;
        await route.fulfill({ json: offerRegion(offer.region) });
      });
      const answered = page.waitForResponse('**/region-suggestion');
      await page.goto('/contact-us');
      await (await hydrated(page.getByRole('textbox').first())).focus();
      isTyping();
      await answered;
      await page.keyboard.type('Ada');
      await expect(page.getByRole('dialog', { includeHidden: true, name: offer.title })).toBeAttached();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/contact-us/);
      await expect(page.getByRole('dialog', { name: offer.title })).toBeHidden();
      await page.getByRole('heading', { level: 1 }).click();
      await expect(page.getByRole('dialog', { name: offer.title })).toBeVisible();
    },
  );

  test('Esc counts as staying', { tag: ['@sg', '@long'] }, async ({ page, context }, { project }) => {
    const { offer } = siteOf(project.name);
    await answerHint(context, offerRegion(offer.region));
    await page.goto('/');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await skipCookie(page)).toMatchObject({ value: 'true' });
  });

  test('the other site keeps path and query, in the nearest language', { tag: '@sg' }, async ({ page, context }, { project }) => {
    const { offer, chinese } = siteOf(project.name);
    await answerHint(context, offerRegion(offer.region));
    await page.goto(`${chinese}/faqs?q=coat`);
    await page.getByRole('dialog').getByRole('button', { name: offer.chineseButton }).click();
    await page.waitForURL(offer.lands);
  });

  test('without a mismatch there is no modal and the cookie is set at once', { tag: '@hk' }, async ({ page, context }) => {
    await answerHint(context, NEITHER);
    await page.goto('/');
    await expect.poll(async () => (await skipCookie(page))?.value).toBe('true');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test(
    'a look-up that fails means neither modal nor cookie, and the page does not wait',
    { tag: ['@hk', '@long'] },
    async ({ page, context, noise }) => {
      // The browser itself says of a request that it failed.
      noise.tolerate(/region-suggestion/);
      for (const [failure, answer] of Object.entries(FAILURES)) {
        const asked = page.waitForRequest('**/region-suggestion');
        await context.route('**/region-suggestion', answer);
        await page.goto('/');
        await expect(page.getByRole('heading', { level: 1 }), failure).toBeVisible();
        await asked;
        // Longer than the page itself waits for the look-up.
        // oxlint-disable-next-line site/forbidden-forms -- no dialog may come
        await page.waitForTimeout(2500);
        await expect(page.getByRole('dialog'), failure).toBeHidden();
        expect(await skipCookie(page), failure).toBeUndefined();
        await context.unroute('**/region-suggestion');
      }
    },
  );

  test('is asked once and never again with the cookie', { tag: '@sg' }, async ({ page, context, baseURL }) => {
    let asked = 0;
    await context.route('**/region-suggestion', (route) => {
      asked += 1;
      return route.fulfill({ json: { suggest: null, setCookie: true, ip: '' } });
    });
    await page.goto('/');
    await expect.poll(() => asked).toBe(1);
    await expect.poll(async () => (await skipCookie(page))?.value).toBe('true');
    await page.goto(`${baseURL}/faqs`);
    await page.waitForLoadState('networkidle');
    expect(asked).toBe(1);
  });
});

test.describe('the site itself', () => {
  test('takes a loopback visitor for one from Singapore', async ({ page }, { project }) => {
    await page.goto('/');
    const body = await page.evaluate(async () => (await fetch('/region-suggestion')).json() as Promise<unknown>);
    expect(body).toMatchObject(project.name === 'hk' ? { suggest: 'sg', setCookie: false } : { suggest: null, setCookie: true });
  });
});
