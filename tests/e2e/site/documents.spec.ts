import { localePrefix } from '@/lib/config/locales';
import { REGIONS } from '@/lib/config/regions';
import { ROUTES } from '@/lib/config/routes';
import { gzipBytes } from '@/scripts/budget/route-bytes';
import { expect, test } from '@/tests/e2e/fixtures';
import { demoMember, type Site } from '@/tests/e2e/support/demo-member';
import { buildIdOf, get } from '@/tests/e2e/support/raw-request';
import { addressOf, ROUTE_NAMES } from '@/tests/e2e/support/route-addresses';

/** Made anew between two requests a page numbers and orders its parts' styles as this process has met the parts. */
const withoutGroups = (html: string) =>
  html
    .replace(/data-styled\.g\d+/g, 'data-styled')
    .replace(/(<style data-styled[^>]*>)([^<]*)/g, (_, tag: string, rules: string) => tag + rules.split('/*!sc*/').sort().join('/*!sc*/'));

test('a document is the same for every visitor and sets no cookie', async ({}, { project }) => {
  const host = `${project.name}.localhost`;
  const plain = await get('/', host);
  const personal = await get('/?utm_source=x&gclid=1', host, {
    Cookie: 'accessToken=abc; skipRedirectModal=true',
    'Accept-Language': 'zh-CN',
    'User-Agent': 'other',
  });
  expect(plain.status).toBe(200);
  expect(withoutGroups(personal.body)).toBe(withoutGroups(plain.body));
  expect(plain.headers['set-cookie']).toBeUndefined();
  expect(plain.headers['cache-control']).toContain('s-maxage');
});

test('data of client-side navigation is kept by shared caches alone: no browser shows that of a day ago', async ({}, { project }) => {
  const host = `${project.name}.localhost`;
  const data = await get(
    `/_next/data/${await buildIdOf(host)}/${REGIONS[project.name as Site].defaultLocale}/services-pricing.json`,
    host,
    { 'x-nextjs-data': '1' },
  );
  expect(data.body).toContain('"pageProps"');
  expect(data.headers['cache-control']).toBe('public, max-age=0, must-revalidate, s-maxage=60');
});

test(
  'no page of members holds anything of whoever asks for it, as a document and as data',
  { tag: '@sg' },
  async ({ page, context, baseURL }, { project }) => {
    const host = `${project.name}.localhost`;
    const member = await demoMember(page, baseURL, project.name as Site);
    await member.signIn(page);
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    expect(cookie).toMatch(/accessToken=\S{20,}/);
    const data = `/_next/data/${await buildIdOf(host)}`;
    const paths = [...ROUTE_NAMES.filter((name) => ROUTES[name].audience === 'member').map(addressOf), '/billings/invoice'];
    for (const locale of REGIONS[project.name as Site].locales) {
      for (const [address, asked] of paths.flatMap((path): [string, Record<string, string>][] => [
        [`${localePrefix(locale)}${path}`, {}],
        [`${data}/${locale}${path}.json`, { 'x-nextjs-data': '1' }],
      ])) {
        const plain = await get(address, host, asked);
        const personal = await get(address, host, {
          ...asked,
          Cookie: cookie,
          Authorization: `Bearer ${/accessToken=([^;]+)/.exec(cookie)?.[1]}`,
        });
        expect([plain.status, personal.status], address).toEqual([200, 200]);
        expect(plain.body, address).toContain('"pageProps"');
        // Made anew meanwhile, it is still everybody's.
        const everybodys = [plain.body, (await get(address, host, asked)).body].map(withoutGroups);
        expect(everybodys.includes(withoutGroups(personal.body)), `the same ${address} as without a session`).toBe(true);
        expect([plain.headers['set-cookie'], personal.headers['set-cookie']], address).toEqual([undefined, undefined]);
      }
    }
  },
);

test('only pages whose address may bring a token wait for the script that takes it away', async ({}, { project }) => {
  const host = `${project.name}.localhost`;
  const scripts = async (path: string) => [...(await get(path, host)).body.matchAll(/<script(?: [^>]*)?>/g)].map(([tag]) => tag);
  for (const path of ['/', '/login', '/faqs', '/no-such-page', '/billings', '/chat']) {
    expect(
      (await scripts(path)).filter((tag) => tag.includes('/session-')),
      path,
    ).toEqual([]);
  }
  for (const path of [
    '/items',
    '/items?token=abcdefgh',
    '/webview',
    '/login/callback/google',
    '/account',
    '/reset-password',
    '/verify-email',
  ]) {
    expect((await scripts(path))[0], path).toBe('<script src="/session-start.js">');
  }
});

test('a first visit is set in the brand’s faces, whose files the document asks for', { tag: '@hk' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts]
          .filter(({ status }) => status === 'loaded')
          .map(({ family }) => family)
          .sort(),
      ),
    )
    .toEqual(expect.arrayContaining(['Inter', 'Newsreader']));
  const initiators = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/fonts/'))
      .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
  );
  expect(initiators).toEqual(['link', 'link']);
});

test('visitors without script are counted in the container of their region, on public pages', async ({}, { project }) => {
  const host = `${project.name}.localhost`;
  const containers = async (path: string) =>
    [...(await get(path, host)).body.matchAll(/<noscript><iframe src="https:\/\/www\.googletagmanager\.com\/ns\.html\?id=([^"]+)"/g)].map(
      ([, id]) => id,
    );
  for (const path of ['/', '/faqs', '/no-such-page']) {
    expect(await containers(path), path).toEqual([`GTM-SAMPLE${project.name.toUpperCase()}`]);
  }
});

test('an unknown host is refused and no address is made from it', async () => {
  const { status, body, headers } = await get('/', 'evil.example');
  expect(status).toBe(421);
  expect(`${body}${JSON.stringify(headers)}`).not.toContain('evil.example');
});

test('text files are served on both hosts in every locale, with an ETag', async ({}, { project }) => {
  const host = `${project.name}.localhost`;
  for (const locale of ['en', 'zh', 'zh-CN', 'en-SG', 'zh-Hans']) {
    const first = await get(`/locales/${locale}/common.json`, host);
    expect(first.status).toBe(200);
    expect(JSON.parse(first.body)).toHaveProperty('form.required');
    const etag = String(first.headers.etag);
    expect((await get(`/locales/${locale}/common.json`, host, { 'If-None-Match': etag })).status).toBe(304);
  }
});

test('unknown text files and traversal get a 404 in the envelope', async ({}, { project }) => {
  const host = `${project.name}.localhost`;
  for (const path of [
    '/locales/xx/yy.json',
    '/locales/en/package.json',
    '/locales/..%2f..%2fpackage.json',
    '/locales/en/..%2f..%2fpackage.json',
    '/locales/en',
  ]) {
    const { status, body } = await get(path, host);
    expect(status, path).toBe(404);
    expect(JSON.parse(body), path).toMatchObject({ statusCode: 404, data: null, code: 'NOT_FOUND' });
  }
});

test('the middleware cannot be talked past', async ({}, { project }) => {
  const host = `${project.name}.localhost`;
  const { headers } = await get('/', host, { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' });
  expect(headers['content-security-policy']).toMatch(/script-src 'self'/);
});

/** Compressed, as servers commonly send it. The home page is the longest; on a slow phone a kilobyte takes 5 ms. */
const DOCUMENT_BYTES = 38_800;

test('a document brings the words of one language, and is no heavier than it may be', { tag: '@hk' }, async ({}, { project }) => {
  const region = project.name === 'sg' ? 'sg' : 'hk';
  const paths = Object.values(ROUTES)
    .filter(({ indexable, path }) => indexable || path === ROUTES.login.path)
    .map(({ path }) => path);
  for (const locale of REGIONS[region].locales) {
    for (const path of paths) {
      const { body } = await get(`${localePrefix(locale)}${path}`.replace(/(.)\/$/, '$1'), `${project.name}.localhost`);
      const data = JSON.parse(/<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? '{}') as {
        props: { pageProps: { _nextI18Next: { initialI18nStore: object } } };
      };
      expect(Object.keys(data.props.pageProps._nextI18Next.initialI18nStore), `${locale} ${path}`).toEqual([locale]);
      expect(gzipBytes(body), `${locale} ${path}`).toBeLessThanOrEqual(DOCUMENT_BYTES);
    }
  }
});
