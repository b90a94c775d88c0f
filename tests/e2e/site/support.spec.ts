import type { Locator } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures';
import { answerSession } from '@/tests/e2e/support/session';

test('help finds an answer and leads to a person', { tag: '@hk' }, async ({ page, expectAccessible }) => {
  await page.goto('/about-us');
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  const help = page.getByRole('dialog', { name: 'How can we help?' });
  await expect(help.locator('details')).toHaveCount(6);
  await expectAccessible(page);
  await help.getByRole('searchbox').fill('zzz unknown');
  await expect(help.getByText('No answer matches these words.')).toBeVisible();
  await help.getByRole('searchbox').fill('collection');
  await help.locator('summary').first().click();
  await expect(help.locator('details[open]')).toHaveCount(1);
  // Back is a step back in it, then closes it, and never leaves the page.
  await help.getByRole('button', { name: 'Ask us by email' }).click();
  const question = page.getByRole('dialog', { name: 'Ask us', exact: true });
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/panel=help-question/);
  await page.goBack();
  await expect(help).toBeVisible();
  // A reload stays in it, and so does its entry.
  await page.reload();
  await expect(help).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/about-us$/);
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await help.getByRole('link', { name: 'Chat with us' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fchat$/);
});

test('help finds an answer by words of the other Chinese script', { tag: '@sg' }, async ({ page }, { project }) => {
  const [path, words, answer] =
    project.name === 'hk'
      ? (['/zh/about-us', '保险', '衣物遺失或損毀，有保障嗎？'] as const)
      : (['/zh-Hans/about-us', '保險', '遗失或损坏有保障吗？'] as const);
  await page.goto(path);
  await page.getByRole('button', { name: /^(幫助|帮助)$/ }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill(words);
  await expect(page.getByRole('dialog').locator('summary').first()).toHaveText(answer);
});

test(
  'what a visitor asks in the help goes on in the chat after the login, in their language',
  { tag: '@sg' },
  async ({ page, request, noise }, { project }) => {
    noise.tolerate(/501|WebSocket is closed before/); // the page is left while it connects
    const prefix = project.name === 'hk' ? '/zh' : '/zh-Hans';
    const email = `asks-${project.name}-${Date.now()}@example.com`;
    const password = 'quiet linen drawer';
    await request.post(`http://localhost:${process.env.BACKEND_PORT}/users/signup`, {
      data: { email, password, firstName: 'Ada', lastName: 'Lo', country: project.name },
    });
    await page.goto(`${prefix}/about-us`);
    await page.getByRole('button', { name: /^(幫助|帮助)$/ }).click();
    const help = page.getByRole('dialog');
    await help.getByRole('searchbox').fill('Do you take feather pillows?');
    await help.getByRole('link', { name: /即時對話|在线聊天/ }).click();
    const step = page.locator('#main form');
    await step.locator('input[type=email]').fill(email);
    await step.locator('button[type=submit]').click();
    await step.locator('input[type=password]').fill(password);
    await step.locator('button[type=submit]').click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/chat$`));
    const input = page.locator('#chat-message');
    await expect(input).toHaveValue('Do you take feather pillows?');
    await page.reload();
    await expect(input).toHaveValue('Do you take feather pillows?');
  },
);

/**
 * Where the button is seen to begin, and what of the page's text that lies over, wherever the page is scrolled to. What scrolls sideways
 * goes under it and out again.
 */
function lookUnder(button: Locator): Promise<{ left: number; texts: string[] }> {
  return button.evaluate(async (tab) => {
    const isScrolledSideways = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || isScrolledSideways(element.parentElement));
    const shown = Number.parseFloat(getComputedStyle(tab, '::before').width) || tab.clientWidth;
    const left = tab.getBoundingClientRect().right - shown;
    const found = new Set<string>();
    const nodes: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.textContent?.trim() && !tab.contains(node) && !isScrolledSideways(node.parentElement)) nodes.push(node as Text);
    }
    for (let top = 0; top < document.documentElement.scrollHeight; top += tab.clientHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      const box = tab.getBoundingClientRect();
      for (const node of nodes) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const isUnder = [...range.getClientRects()].some(
          ({ right, width, top: upper, bottom }) => width > 1 && right > left + 0.5 && bottom > box.top && upper < box.bottom,
        );
        if (isUnder && node.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
          found.add(node.data.slice(0, 60));
        }
      }
    }
    return { left, texts: [...found] };
  });
}

test('the button lies beside the page’s words and figures, however wide the window', { tag: ['@hk', '@long'] }, async ({ page }) => {
  await page.goto('/services-pricing?type=sell');
  const button = page.getByRole('button', { name: 'Help', exact: true });
  await expect(button).toBeVisible();
  // On narrower ones help is in the menu.
  for (const width of [992, 1200, 1440, 1600, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const target = await button.boundingBox();
    expect(Math.min(target?.width ?? 0, target?.height ?? 0), `at ${width} px`).toBeGreaterThanOrEqual(43);
    const card = await page.locator('#calculator article').first().boundingBox();
    const { left, texts } = await lookUnder(button);
    expect(left, `at ${width} px`).toBeGreaterThanOrEqual((card?.x ?? width) + (card?.width ?? 0) - 1);
    expect(texts, `at ${width} px`).toEqual([]);
  }
});

test('on a phone, a page without the site’s menu ends with help', { tag: '@hk' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/blog');
  const button = page.getByRole('button', { name: 'Help', exact: true });
  await button.scrollIntoViewIfNeeded();
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect((await lookUnder(button)).texts).toEqual([]);
});

test('a press is answered at once, however slow the network', { tag: '@sg' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/about-us');
  await page.getByRole('button', { name: 'Open menu' }).click();
  let arrive = () => undefined as void;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/_next/static/chunks/**', async (route) => (await arrived, route.continue()));
  const mark = page.locator('.going');
  await page.getByRole('banner').getByRole('button', { name: 'Help' }).click();
  await expect(mark).toHaveCount(1);
  arrive();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(mark).toHaveCount(0);
});

test('help without its answers still leads to a person, and tries again', { tag: '@hk' }, async ({ page, context, noise }) => {
  await context.route('**/api/help/**', (route) => route.fulfill({ status: 500, body: 'broken' }));
  noise.expect(/status of 500/);
  await page.goto('/about-us');
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await expect(page.getByText('The answers did not load.')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Ask us by email' })).toBeVisible();
  await context.unroute('**/api/help/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('dialog').getByText('What can I store?')).toBeVisible();
});

test('members are not offered the visitors’ widget', { tag: '@sg' }, async ({ page, context, baseURL }) => {
  await answerSession(context);
  await context.addCookies([{ name: 'accessToken', value: 'a-session-token', url: baseURL ?? '' }]);
  await page.goto('/about-us');
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeHidden();
});

test('a link is fetched when it comes within 200 px of the window, and not before', { tag: '@hk' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 720 });
  const asked: string[] = [];
  page.on('request', (request) => {
    // The page's chunk, and its data: no other page shares their names.
    if (/\/_next\/(static\/chunks\/pages\/press-|data\/\S*\/press\.json)/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/faqs');
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name: 'Press', exact: true });
  const distanceOf = (part: typeof link) => part.evaluate((element) => element.getBoundingClientRect().top - window.innerHeight);
  /** Puts a part's upper edge so far below the window; again, should the page have moved meanwhile. */
  const putBelow = (part: typeof link, distance: number) =>
    expect
      .poll(async () => {
        await part.evaluate(
          (element, far) => window.scrollBy({ top: element.getBoundingClientRect().top - window.innerHeight - far, behavior: 'instant' }),
          distance,
        );
        return Math.abs((await distanceOf(part)) - distance);
      })
      .toBeLessThanOrEqual(2);

  // Near enough for the foot of the page to come alive, and its links to be watched.
  await putBelow(footer, 250);
  await expect
    .poll(() => link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))), 'the link is alive')
    .toBe(true);
  await putBelow(footer, 250);
  expect(await distanceOf(link)).toBeGreaterThan(200);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  await putBelow(link, 230);
  // What comes into view is told of with a frame, and fetched when the browser is idle.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(() => requestIdleCallback(resolve)))));
  expect(asked).toEqual([]);
  await putBelow(link, 150);
  await expect.poll(() => asked.length, 'its page is fetched').toBeGreaterThan(0);
  // Still outside of the window, and the page has not been left.
  expect(await distanceOf(link)).toBeGreaterThan(100);
  await expect(page).toHaveURL(/faqs$/);
});
