import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chromiumLaunchOptions } from '@/scripts/gate/chromium';
import { NOTHING_OPTIONAL, writeConsentChoice } from '@/lib/domain/consent/consent-choice';
import { startTwoReleases, type Release, type TwoReleases } from './two-releases';

let releases: TwoReleases;
let browser: Browser;
let page: Page;
let faults: string[];
/** Release names that the page itself sent when it asked for the data of another page. */
let named: (string | undefined)[];

beforeAll(async () => {
  releases = await startTwoReleases();
  browser = await chromium.launch(chromiumLaunchOptions());
});

afterAll(async () => {
  await browser?.close();
  await releases?.end();
});

beforeEach(async () => {
  const answered = { origin: releases.site, localStorage: [{ name: 'consent', value: writeConsentChoice(NOTHING_OPTIONAL, new Date()) }] };
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, storageState: { cookies: [], origins: [answered] } });
  await context.addCookies([{ name: 'skipRedirectModal', value: 'true', url: releases.site }]);
  page = await context.newPage();
  faults = [];
  named = [];
  releases.answered['release-a'].length = 0;
  releases.answered['release-b'].length = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/_next/data/')) named.push(request.headers()['x-deployment-id']);
  });
  page.on('pageerror', ({ message }) => faults.push(message));
});

afterEach(() => page.context().close());

/** By which release the document was drawn that is open. */
const releaseOf = (): Promise<string> =>
  page.evaluate(() => (JSON.parse(document.querySelector('#__NEXT_DATA__')?.textContent ?? '{}') as { buildId?: string }).buildId ?? '');

/** Opens a page of the first release; from then on only the second answers. */
async function openBefore(path: string): Promise<void> {
  releases.answerBy('release-a');
  await page.goto(`${releases.site}${path}`, { waitUntil: 'networkidle' });
  expect(await releaseOf()).toBe('release-a');
  await page.evaluate(() => Object.assign(window, { isOldDocument: true }));
  releases.answerBy('release-b');
}

const isOldDocument = (): Promise<boolean> => page.evaluate(() => 'isOldDocument' in window);

/** The footer's script comes when somebody is near: pressed before that, a link is the browser's own and loads anew. */
async function aliveLink(selector: string): Promise<Locator> {
  const link = page.locator(selector).first();
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')))).toBe(true);
  return link;
}

async function expectWhole(path: string, release: Release): Promise<void> {
  await page.waitForURL(`${releases.site}${path}`);
  await page.waitForLoadState('networkidle');
  expect(await releaseOf()).toBe(release);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(faults).toEqual([]);
}

describe('a page of the release before', () => {
  it('loads anew where the next one has to be fetched, and is then of the release that answers', async () => {
    await openBefore('/faqs');
    // Rolled to only now: what stands in view has been fetched ahead, of its own release.
    await page.locator('footer a[href="/press"]').first().click();
    await expectWhole('/press', 'release-b');
    expect(await isOldDocument()).toBe(false);
    expect(named).toContain('release-a');
    // Within one release nothing loads anew.
    await page.evaluate(() => Object.assign(window, { isOldDocument: true }));
    await (await aliveLink('footer a[href="/about-us"]')).click();
    await expectWhole('/about-us', 'release-b');
    expect(await isOldDocument()).toBe(true);
  });

  it('shows what it has fetched ahead, or loads anew: broken it is never', async () => {
    await openBefore('/');
    const link = page.locator('header a[href="/pakt-gift"], header a[href="/services-pricing"], header a[href="/about-us"]').first();
    const path = (await link.getAttribute('href')) ?? '';
    await link.click();
    await page.waitForURL(`${releases.site}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(faults).toEqual([]);
    await page.locator('footer a[href="/press"]').first().click();
    await expectWhole('/press', 'release-b');
  });

  it('keeps its name in what it asks for, and the other release refuses it instead of answering with data of another shape', async () => {
    await openBefore('/faqs');
    const refusal = await page.evaluate(async () => {
      const answer = await fetch('/_next/data/release-a/en/press.json', {
        headers: { 'x-nextjs-data': '1', 'x-deployment-id': 'release-a' },
      });
      const text = await answer.text();
      return { status: answer.status, isDrawn: text.startsWith('{') && 'notFound' in (JSON.parse(text) as object) };
    });
    // The old page's router loads anew after a 404, unless its JSON says `notFound`: that it would draw.
    expect(refusal).toEqual({ status: 404, isDrawn: false });
    expect(releases.answered['release-a'].some(({ path }) => path.includes('dpl=release-a'))).toBe(true);
  });
});
