import type { Locator } from '@playwright/test';
import { ROUTES, SERVICE_TYPES } from '@/lib/config/routes';
import { expect, hydrated, test } from '@/tests/e2e/fixtures';
import { expectNoSidewaysScrolling } from '@/tests/e2e/support/buying-steps';
import { answerHint, offerRegion } from '@/tests/e2e/support/region-hint';

const CONTAINER = '**/www.googletagmanager.com/**';

/** Each region asks in its own words. */
const WORDS = {
  hk: {
    title: 'Cookies, and your choice',
    reject: 'Only what is needed',
    accept: 'Allow all',
    analytics: /Counting visits/,
    marketing: /Advertising/,
    save: 'Save my choice',
  },
  sg: {
    title: 'Before you look around',
    reject: 'Necessary only',
    accept: 'Accept all',
    analytics: /Statistics/,
    marketing: /Marketing/,
    save: 'Save choices',
  },
};
const wordsOf = (project: string) => (project === 'sg' ? WORDS.sg : WORDS.hk);

test.use({ consent: 'unasked' });

test.beforeEach(async ({ context, noise }) => {
  await context.route(CONTAINER, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  // The container's address is outside; nothing reaches it in a test.
  noise.tolerate(/www\.googletagmanager\.com/);
});

type Edges = Record<'left' | 'top' | 'right' | 'bottom', number>;
const edgesOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().toJSON() as Edges);
const overlap = (one: Edges, other: Edges) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

test('nothing optional runs before the choice, nor after a no', { tag: '@hk' }, async ({ page, noise, expectAccessible }, { project }) => {
  const words = wordsOf(project.name);
  await page.goto('/about-us');
  const question = page.getByRole('region', { name: words.title });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  // Right behind the link past the header, not behind the whole page.
  for (const key of ['Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
  await expect(question.getByRole('button', { name: words.reject })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(question).toBeHidden();
  expect(noise.heard).toEqual([]);
});

/** What a visitor may come to first; the tabs of the prices are pages of their own. */
const FIRST_PAGES = [
  ...(['home', 'additionalServices', 'giftPackages', 'referralProgram', 'aboutUs', 'press', 'contactUs', 'faqs'] as const),
  ...(['privacyPolicy', 'termsAndCondition', 'blog', 'login', 'resetPassword'] as const),
].map((name) => ROUTES[name].path);
const PRICES = SERVICE_TYPES.map((type) => `${ROUTES.servicesPricing.path}?type=${type}`);

test(
  'the question takes at most a fifth of a phone, and leaves the point and the action of every page in sight',
  { tag: '@long' },
  async ({ page }, { project }) => {
    test.setTimeout(240_000);
    const chinese = project.name === 'hk' ? '/zh' : '/zh-Hans';
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 640 });
    const english = [...FIRST_PAGES, ...PRICES, '/blog/clean-before-you-store'];
    for (const path of [...english, ...english.map((each) => `${chinese}${each}`.replace(/\/$/, ''))]) {
      await page.goto(path);
      const question = page.locator('[data-consent]');
      // The pages to log in ask nothing.
      const isAsked = !/login|reset-password/.test(path);
      if (isAsked) {
        await expect(question).toBeVisible();
        expect((await question.boundingBox())?.height, path).toBeLessThanOrEqual(128);
      }
      const seen = () =>
        page.evaluate(() => {
          const isSeen = (part: Element) => {
            const { left, top, width, height, bottom } = part.getBoundingClientRect();
            const corners = [0.1, 0.5, 0.9].map((share) => document.elementFromPoint(left + width * share, top + height * share));
            return width > 1 && top >= 0 && bottom <= innerHeight && corners.every((at) => at !== null && part.contains(at));
          };
          const heading = document.querySelector('main h1');
          const actions = [...document.querySelectorAll('main :is(a[href], button, input, select)')];
          return { point: heading !== null && isSeen(heading), action: actions.some(isSeen) };
        });
      await expect.poll(seen, { message: path }).toEqual({ point: true, action: true });
      await expectNoSidewaysScrolling(page);
    }
  },
);

test('the opened menu of a phone lies over the question, whole', { tag: ['@sg', '@long'] }, async ({ page }, { project }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/about-us');
  const question = page.getByRole('region', { name: wordsOf(project.name).title });
  await expect(question).toBeVisible();
  const isOnTop = () =>
    question.evaluate((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      return part.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(isOnTop).toBe(true);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect.poll(isOnTop).toBe(false);
  await page.keyboard.press('Escape');
  await expect.poll(isOnTop).toBe(true);
});

test(
  'the question leaves the first words of the home page, and what can be pressed below them, in sight',
  { tag: ['@hk', '@long'] },
  async ({ page }, { project }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
      [1024, 768],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      const question = page.getByRole('region', { name: wordsOf(project.name).title });
      await expect(question).toBeVisible();
      const asked = await edgesOf(question);
      const seen = [
        page.getByRole('heading', { level: 1 }),
        ...(await page
          .locator('main a')
          .filter({ hasText: /^(See prices|How it works)$/ })
          .all()),
        ...(width < 992 ? [] : [page.getByRole('button', { name: 'Help' })]),
      ];
      expect(seen).toHaveLength(width < 992 ? 3 : 4);
      for (const part of seen) {
        expect(overlap(await edgesOf(part), asked), `${await part.textContent()} at ${width} x ${height}`).toBe(false);
      }
    }
  },
);

test(
  'the question waits for that about the region: nobody can answer under its shade',
  { tag: ['@hk', '@long'] },
  async ({ page, context }, { project }) => {
    await answerHint(context, offerRegion(project.name === 'sg' ? 'hk' : 'sg'));
    await page.goto('/about-us');
    const region = page.getByRole('dialog');
    await expect(region).toBeVisible();
    const question = page.locator('[data-consent]');
    // oxlint-disable-next-line site/forbidden-forms -- no question may come
    await page.waitForTimeout(600);
    await expect(question).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(region).toBeHidden();
    await expect(question).toBeVisible();
  },
);

test(
  'the container loads after a yes, and the choice can be changed from the foot of the page',
  { tag: '@sg' },
  async ({ page }, { project }) => {
    const words = wordsOf(project.name);
    await page.goto('/about-us');
    const container = page.waitForRequest(/googletagmanager\.com\/gtm\.js\?id=GTM-/);
    await page.getByRole('button', { name: words.accept }).click();
    await container;
    const first = await page.evaluate(() => Array.from((window.dataLayer ?? [])[0] as ArrayLike<unknown>).slice(0, 2));
    expect(first).toEqual(['consent', 'default']);

    const change = await hydrated(page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choice' }));
    await change.click();
    await expect(page.getByRole('heading', { name: words.title })).toBeFocused();
    await expect(page.getByRole('checkbox', { name: words.analytics })).toBeChecked();
    await page.getByRole('checkbox', { name: words.marketing }).uncheck();
    // What was taken back is gone with the document that it ran in.
    await page.evaluate(() => void Object.assign(window, { isBefore: true }));
    await page.getByRole('button', { name: words.save }).click();
    await expect.poll(() => page.evaluate(() => 'isBefore' in window || window.dataLayer === undefined).catch(() => true)).toBe(false);
    const last = await page.evaluate(() => {
      const updates = (window.dataLayer ?? []).filter((entry) => (entry as ArrayLike<unknown>)[0] === 'consent');
      const [, action, state] = Array.from(updates.at(-1) as ArrayLike<unknown>);
      return { action, state };
    });
    expect(last).toEqual({
      action: 'update',
      state: { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'granted' },
    });
  },
);
