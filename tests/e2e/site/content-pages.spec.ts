import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures';

/** One locale a host: the other languages are the matrix's. */
const HOSTS = {
  hk: { prefix: '/zh', lang: 'zh-Hant-HK', country: '香港', currency: 'HKD', article: 'damp-season-wardrobe' },
  sg: { prefix: '', lang: 'en-SG', country: 'Singapore', currency: 'SGD', article: 'damp-season-wardrobe' },
} as const;

function hostOf(project: string) {
  return HOSTS[project as keyof typeof HOSTS];
}

test('the answers of closed questions are printed', { tag: '@hk' }, async ({ page }) => {
  await page.goto('/faqs');
  const answer = page.locator('details:not([open]) > div').first();
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
});

test(
  'a link into a part that is drawn last leads there, in a tab of its own',
  { tag: ['@hk', '@long'] },
  async ({ page, context }, { project }) => {
    const { prefix } = hostOf(project.name);
    for (const path of ['/privacy-policy', '/additional-services']) {
      await page.goto(`${prefix}${path}`);
      const hash = (await page.locator('#main nav a[href^="#"]').last().getAttribute('href')) ?? '';
      const tab = await context.newPage();
      await tab.goto(`${prefix}${path}${hash}`);
      const target = tab.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`);
      // The last ones are near the end of the page, which cannot be scrolled further.
      await expect(target).toBeInViewport();
      expect((await target.boundingBox())?.y).toBeLessThan(tab.viewportSize()?.height ?? 0);
      expect(await tab.evaluate(() => scrollY), path).toBeGreaterThan(500);
      await tab.close();
    }
  },
);

test('no content page asks the API for anything', { tag: '@sg' }, async ({ page }, { project }) => {
  const { prefix } = hostOf(project.name);
  const outside: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (/^http/.test(origin) && origin !== new URL(page.url() === 'about:blank' ? request.url() : page.url()).origin) {
      outside.push(request.url());
    }
  });
  await page.goto(`${prefix}/faqs`);
  await page.waitForLoadState('networkidle');
  expect(outside).toEqual([]);
});

test('a search narrows the answers and can be sent on', { tag: '@hk' }, async ({ page }, { project }) => {
  const { prefix } = hostOf(project.name);
  await page.goto(`${prefix}/faqs`);
  await page.waitForLoadState('networkidle');
  const all = await page.locator('details').count();
  const word = project.name === 'hk' ? '送件' : 'deliver';
  await page.getByRole('searchbox').fill(word);
  await expect(page).toHaveURL(new RegExp(`\\?q=${encodeURIComponent(word)}$`));
  // What searches comes with the first letter.
  await expect.poll(() => page.locator('details').count()).toBeLessThan(all);
  const found = await page.locator('details').count();
  expect(found).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(word);
  await expect(page.locator('details')).toHaveCount(found);
});

test('the address of an answer opens it and brings it into view', { tag: '@sg' }, async ({ page }, { project }) => {
  await page.goto(`${hostOf(project.name).prefix}/faqs#close-my-account`);
  await expect(page.locator('#close-my-account')).toHaveAttribute('open', '');
  await expect(page.locator('#close-my-account summary')).toBeInViewport();
});

test('filters of the blog and of the press live in the address', { tag: ['@hk', '@long'] }, async ({ page }, { project }) => {
  const { prefix } = hostOf(project.name);
  await page.goto(`${prefix}/blog?topic=care`);
  await expect(page.locator('main article')).toHaveCount(2);
  await page.goto(`${prefix}/press?year=2024`);
  await expect(page.locator('main article')).toHaveCount(2);
});

test('the contents of a policy lead to the clause and mark it', { tag: '@sg' }, async ({ page }, { project }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${hostOf(project.name).prefix}/privacy-policy`);
  await page.waitForLoadState('networkidle');
  await page.locator('main nav a[href="#cookies"]').click();
  await expect(page.locator('#cookies h2')).toBeInViewport();
  await expect(page.locator('main nav a[aria-current="location"]')).toHaveAttribute('href', '#cookies');
});

test('a link to a clause, and a reload further down, find their place', { tag: '@sg' }, async ({ page }, { project }) => {
  const { prefix } = hostOf(project.name);
  const topOf = (id: string) => page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await page.goto(`${prefix}/privacy-policy#children`);
  await expect.poll(() => topOf('children')).toBeLessThan(200);
  expect(await topOf('children')).toBeGreaterThanOrEqual(0);

  await page.goto(prefix || '/');
  await page.locator('#facts').scrollIntoViewIfNeeded();
  const before = await topOf('facts');
  await page.reload();
  await expect.poll(async () => Math.abs((await topOf('facts')) - before)).toBeLessThan(5);
});

test(
  'a missing article is answered with 404 and three others',
  { tag: ['@hk', '@long'] },
  async ({ page, noise, expectAccessible }, { project }) => {
    noise.expect(/status of 404/);
    const { prefix, lang } = hostOf(project.name);
    const answer = await page.goto(`${prefix}/blog/no-such-article`);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator(`main a[href^="${prefix}/blog/"]`)).toHaveCount(3);
    await expectAccessible(page);
    await page.getByRole('search').getByRole('searchbox').fill('a');
    await page.getByRole('search').getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(new RegExp(`${prefix}/faqs\\?q=a$`));
  },
);

/** Through the browser: Node does not resolve names under localhost. */
function read(page: Page, address: string) {
  return page.evaluate(async (url) => {
    const answer = await fetch(url, { redirect: 'manual' });
    return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() };
  }, address);
}

test('feed, sitemap, robots and press kit speak for their own host', async ({ page, noise, baseURL }, { project }) => {
  noise.expect(/status of 404/);
  const { prefix } = hostOf(project.name);
  await page.goto('/robots.txt');
  const feed = await read(page, `${prefix}/blog/rss.xml`);
  expect(feed.type).toContain('application/rss+xml');
  expect(feed.text).toContain(`<link>${baseURL}${prefix}/blog</link>`);

  const sitemap = await read(page, '/sitemap.xml');
  expect(sitemap.type).toContain('application/xml');
  const listed = [...sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
  expect(listed.length).toBeGreaterThan(30);
  expect(listed.filter((address) => !address.startsWith(`${baseURL}/`))).toEqual([]);

  expect((await read(page, '/robots.txt')).text).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect((await read(page, '/.well-known/security.txt')).text).toContain(`Canonical: ${baseURL}/.well-known/security.txt`);
  // One a host, not one a language.
  expect((await read(page, project.name === 'hk' ? '/zh/robots.txt' : '/zh-Hans/robots.txt')).status).toBe(404);

  const manifest = await read(page, `${prefix}/manifest.webmanifest`);
  expect(manifest.type).toContain('application/manifest+json');
  expect(JSON.parse(manifest.text)).toMatchObject({ start_url: prefix || '/', scope: '/' });

  const kit = await read(page, `${prefix}/press-kit.zip`);
  expect(kit.type).toBe('application/zip');
  expect(kit.text.slice(0, 4)).toBe('PK\u0003\u0004');
});

test('structured data is read as JSON and names the page', { tag: '@sg' }, async ({ page }, { project }) => {
  const { prefix, article, country, currency } = hostOf(project.name);
  await page.goto(`${prefix}/blog/${article}`);
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const kinds = blocks.map((block) => (JSON.parse(block) as { '@type': string })['@type']);
  expect(kinds).toEqual(expect.arrayContaining(['BlogPosting', 'BreadcrumbList']));
  await page.goto(`${prefix}/`);
  const [company = '{}'] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(company)).toMatchObject({ '@type': 'Organization', areaServed: { name: country } });
  await page.goto(`${prefix}/additional-services`);
  const [services = '{}'] = await page.locator('script[type="application/ld+json"]').allTextContents();
  const { offers } = JSON.parse(services) as { offers: { priceCurrency: string }[] };
  expect(new Set(offers.map(({ priceCurrency }) => priceCurrency))).toEqual(new Set([currency]));
  await page.goto(`${prefix}/faqs`);
  const [faq = '{}'] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect((JSON.parse(faq) as { mainEntity: unknown[] }).mainEntity).toHaveLength(await page.locator('details').count());
});
