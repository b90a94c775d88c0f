import type { BrowserContext, Page } from '@playwright/test';
import { EVERYTHING, writeConsentChoice } from '@/lib/domain/consent/consent-choice';
import { expect, hydrated, test } from '@/tests/e2e/fixtures';
import { answerSession } from '@/tests/e2e/support/session';

test.use({ consent: 'unasked' });

/** A container as vendors' are: it hears the queue and the history, and leaves its cookies. */
const CONTAINER = `
  var hear = function (entry) { if (entry && entry.event === 'page_view') containerHears(entry.page_path); };
  dataLayer.forEach(hear);
  var push = dataLayer.push;
  dataLayer.push = function () { Array.prototype.forEach.call(arguments, hear); return push.apply(dataLayer, arguments); };
  addEventListener('popstate', function () { containerHears('back to ' + location.pathname); });
  document.cookie = '_ga=GA1.1.1; path=/; domain=' + location.hostname;
  document.cookie = '_ga_SAMPLE=GS1; path=/';
  document.cookie = '_gcl_au=1.1; path=/';
  document.cookie = 'own=1; path=/';
  localStorage.setItem('_gcl_ls', '1');
`;

let heard: string[] = [];
test.beforeEach(async ({ context, noise }) => {
  heard = [];
  await context.exposeBinding('containerHears', (_, path: string) => void heard.push(path));
  await context.route('**/www.googletagmanager.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: CONTAINER }));
  noise.tolerate(/www\.googletagmanager\.com/);
});

const scripts = (page: Page) => page.locator('script[src*="googletagmanager.com/gtm.js"]');
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
/** Null while one document gives way to the next. */
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window).catch(() => null);
const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);

/** Whoever has said yes before. */
async function comeBack(page: Page, path: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((stored) => localStorage.setItem('consent', stored), writeConsentChoice(EVERYTHING, new Date()));
  await page.goto(path);
}

test('a yes does not go along to the sign-in: its page is a new document without a tag', { tag: '@hk' }, async ({ page }) => {
  await comeBack(page, '/about-us');
  await expect(scripts(page)).toHaveCount(1);
  await expect.poll(() => heard).toContain('/about-us');
  await mark(page);
  // Between pages that carry tags nothing is loaded anew.
  await (await hydrated(page.getByRole('contentinfo').getByRole('link', { name: 'Press' }))).click();
  await page.waitForURL('**/press');
  await expect.poll(() => heard).toContain('/press');
  expect(await isSameDocument(page)).toBe(true);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.waitForURL('**/login');
  await page.waitForLoadState('networkidle');
  expect(await isSameDocument(page)).toBe(false);
  await expect(scripts(page)).toHaveCount(0);
  expect(heard.filter((path) => path.includes('login'))).toEqual([]);
});

test(
  'a member’s pages are new documents without a tag, too, and so is that behind a logout',
  { tag: '@sg' },
  async ({ page, context, noise, baseURL }) => {
    noise.tolerate(/ERR_FAILED \(\S+\/ext\//);
    await answerSession(context);
    await context.addCookies([{ name: 'accessToken', value: 'a-session-of-a-member', url: baseURL ?? '' }]);
    await page.context().route('**/ext/**', (route) => route.abort());
    await comeBack(page, '/about-us');
    await expect(scripts(page)).toHaveCount(1);
    await mark(page);
    await page.getByRole('banner').getByRole('link', { name: 'MY WARDROBE' }).click();
    await page.waitForURL('**/items');
    expect(await isSameDocument(page)).toBe(false);
    await expect(scripts(page)).toHaveCount(0);
    expect(heard.filter((path) => !path.includes('about-us'))).toEqual([]);
  },
);

test(
  'a page that was left before the yes is entered anew by the way back, and no view of it is heard',
  { tag: ['@hk', '@long'] },
  async ({ page }) => {
    await page.goto('/login');
    await mark(page);
    await page.getByRole('banner').getByRole('link', { name: 'Pakt home' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('button', { name: 'Allow all' }).click();
    await expect(scripts(page)).toHaveCount(1);
    await expect.poll(() => heard).toEqual(['/']);
    // Moves within the document in between change nothing.
    await page.getByRole('banner').getByRole('link', { name: 'Services & Pricing' }).click();
    await expect.poll(() => heard).toEqual(['/', '/services-pricing']);
    await page.goBack();
    await expect.poll(() => heard).toEqual(['/', '/services-pricing', '/', 'back to /']);
    expect(await isSameDocument(page)).toBe(true);
    await page.goBack();
    await page.waitForURL('**/login');
    await expect.poll(() => isSameDocument(page)).toBe(false);
    await page.waitForLoadState('networkidle');
    await expect(scripts(page)).toHaveCount(0);
    expect(heard).toEqual(['/', '/services-pricing', '/', 'back to /']);
  },
);

test('a yes that is taken back takes the vendors’ cookies and their script with it', { tag: '@hk' }, async ({ page, context }) => {
  await comeBack(page, '/about-us');
  await expect.poll(() => cookieNames(context)).toEqual(expect.arrayContaining(['_ga', '_ga_SAMPLE', '_gcl_au']));
  const change = async () => (await hydrated(page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choice' }))).click();

  await change();
  await page.getByRole('checkbox', { name: /Advertising/ }).uncheck();
  await mark(page);
  // What was allowed stays, and is counted in a document in which nothing else has run.
  await context.unroute('**/www.googletagmanager.com/**');
  await context.route('**/www.googletagmanager.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await expect.poll(() => isSameDocument(page)).toBe(false);
  await expect(scripts(page)).toHaveCount(1);
  const left = await cookieNames(context);
  expect(left).toEqual(expect.arrayContaining(['_ga', '_ga_SAMPLE', 'own']));
  expect(left).not.toContain('_gcl_au');

  await change();
  await mark(page);
  await page.getByRole('button', { name: 'Only what is needed' }).click();
  await expect.poll(() => isSameDocument(page)).toBe(false);
  await expect.poll(() => cookieNames(context)).not.toContain('_ga');
  expect((await cookieNames(context)).filter((name) => name.startsWith('_'))).toEqual([]);
  expect(await cookieNames(context)).toContain('own');
  expect(await page.evaluate(() => localStorage.getItem('_gcl_ls'))).toBeNull();
  await page.waitForLoadState('networkidle');
  await expect(scripts(page)).toHaveCount(0);
});
