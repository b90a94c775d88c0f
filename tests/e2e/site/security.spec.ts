import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import type { Page } from '@playwright/test';
import { SECRETS } from '@/backend/config/server-mode-guard';
import { SESSION_MARK } from '@/lib/config/inline-scripts';
import { REGIONS, type RegionCode } from '@/lib/config/regions';
import { routeOfPath, TOKEN_ROUTES } from '@/lib/config/routes';
import { buildVariableNames } from '@/scripts/build/build-variables';
import { markFinder } from '@/scripts/gate/test-marks';
import { testBuildFolder } from '@/scripts/gate/test-environment';
import { expect, test } from '@/tests/e2e/fixtures';
import { buildIdOf, get } from '@/tests/e2e/support/raw-request';
import { addressOf, DEEPER_ADDRESSES, ROUTE_NAMES } from '@/tests/e2e/support/route-addresses';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The rules by which Mozilla Observatory grades, one by one. */
const HEADERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['content-security-policy', /default-src 'self'/],
  ['content-security-policy', /object-src 'none'/],
  ['content-security-policy', /base-uri 'none'/],
  ['content-security-policy', /form-action 'self'/],
  ['content-security-policy', /frame-ancestors 'none'/],
  ['strict-transport-security', /max-age=(6307200\d|[7-9]\d{7}|\d{9,}); includeSubDomains/],
  ['x-content-type-options', /^nosniff$/],
  ['x-frame-options', /^DENY$/],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['cross-origin-resource-policy', /^same-origin$/],
  ['permissions-policy', /camera=\(\)/],
];

/** Stricter where an address may bring a token or a code. */
const referrerPolicyOf = (path: string): string =>
  TOKEN_ROUTES.some((name) => routeOfPath(path)?.name === name) ? 'no-referrer' : 'strict-origin-when-cross-origin';

const INLINE = [`'sha256-${createHash('sha256').update(SESSION_MARK).digest('base64')}'`];

test('every header of the list stands on every route and every other kind of answer', async ({}, { project }) => {
  const host = `${project.name}.localhost`;
  const { defaultLocale } = REGIONS[project.name as RegionCode];
  const answers: [path: string, status: number][] = [
    ...[...ROUTE_NAMES.map(addressOf), ...DEEPER_ADDRESSES].map((path): [string, number] => [path, 200]),
    ['/500', 500],
    ['/no-such-page', 404],
    [`/${defaultLocale}/faqs`, 308],
    [`/_next/data/${await buildIdOf(host)}/${defaultLocale}/faqs.json`, 200],
    ...['/robots.txt', '/sitemap.xml', '/locales/en/common.json', '/session-start.js', '/region-suggestion'].map(
      (path): [string, number] => [path, 200],
    ),
  ];
  for (const [path, expected] of answers) {
    const { status, headers } = await get(path, host);
    expect(status, path).toBe(expected);
    expect(headers['x-powered-by'], path).toBeUndefined();
    for (const [name, pattern] of HEADERS) expect(String(headers[name]), `${name} of ${path}`).toMatch(pattern);
    expect(headers['referrer-policy'], path).toBe(referrerPolicyOf(path));
    const scripts = /script-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]?.split(' ') ?? [];
    expect(scripts, path).toContain("'self'");
    // Beside itself the site names a few scripts of its own byte by byte, and hosts, whole or under a domain of theirs, and nothing wider.
    expect(
      scripts.filter((source) => !["'self'", ...INLINE].includes(source) && !/^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(source)),
      path,
    ).toEqual([]);
  }
  for (const path of ['/items?locale=en_US&token=abc', '/items']) {
    const { headers } = await get(path, host);
    expect([headers['referrer-policy'], headers['cache-control'], headers['x-robots-tag']], path).toEqual([
      'no-referrer',
      'no-store',
      'noindex, nofollow',
    ]);
  }
});

test('ways around the middleware lead to nothing but public documents', async ({}, { project }) => {
  const host = `${project.name}.localhost`;
  const buildId = await buildIdOf(host);
  const bypass = {
    'x-middleware-subrequest': Array(5).fill('middleware').join(':'),
    'x-middleware-rewrite': '/account',
    'x-middleware-next': '1',
    'x-nextjs-data': '1',
    'x-middleware-prefetch': '1',
  };
  const paths = [
    '/account',
    '/items',
    '/account?nxtPslug=1&nxtPtype=lite',
    '/?nxtP__proto__=1&nxtPmissing=x',
    '/services-pricing?type=lite&nxtPtype=../../etc',
    '/blog/x?nxtPslug=../../../etc/passwd',
    `/_next/data/${buildId}/account.json`,
    `/_next/data/${buildId}/items.json?nxtPlocale=en`,
    `/_next/data/${buildId}/en/account.json`,
    `/_next/data/${buildId}/../../server/pages-manifest.json`,
    '/_next/data/development/index.json',
    '/_next/../package.json',
    '/api/locales/..%2f..%2fpackage.json',
  ];
  for (const path of paths) {
    const plain = await get(path, host);
    const talked = await get(path, host, bypass);
    for (const { status, body, headers } of [plain, talked]) {
      expect(status, path).toBeLessThan(500);
      expect(body, path).not.toMatch(/root:x:|"dependencies"|"devDependencies"/);
      if (status === 200) expect(String(headers['content-security-policy']), path).toContain("frame-ancestors 'none'");
      expect(headers['set-cookie'], path).toBeUndefined();
    }
  }
});

test('headers that name an address move nothing', async ({}, { project }) => {
  const host = `${project.name}.localhost`;
  const plain = JSON.parse((await get('/region-suggestion', host)).body) as { ip: string };
  expect(plain.ip).toMatch(/^(127\.0\.0\.1|::1)$/);
  for (const header of ['X-Real-IP', 'X-Forwarded-For', 'Forwarded', 'X-Client-IP', 'True-Client-IP', 'CF-Connecting-IP']) {
    const { ip } = JSON.parse(
      (await get('/region-suggestion', host, { [header]: header === 'Forwarded' ? 'for=203.0.113.7' : '203.0.113.7' })).body,
    ) as { ip: string };
    expect(ip, header).toBe(plain.ip);
  }
});

test('a forged host is no part of any answer', async ({}, { project }) => {
  const host = `${project.name}.localhost`;
  for (const header of ['X-Forwarded-Host', 'X-Host', 'X-Original-URL', 'X-Rewrite-URL', 'X-Forwarded-Proto', 'X-Forwarded-Server']) {
    for (const path of ['/', '/robots.txt', '/sitemap.xml', '/en']) {
      const { body, headers } = await get(path, host, { [header]: 'evil.example' });
      expect(`${body}${JSON.stringify(headers)}`, `${header} on ${path}`).not.toContain('evil.example');
    }
  }
  for (const evil of ['evil.example', `${host}.evil.example`, `${host}@evil.example`, `evil.example:${process.env.PORT}`]) {
    const { status, body, headers } = await get('/', evil);
    expect([400, 421], evil).toContain(status);
    expect(`${body}${JSON.stringify(headers)}`, evil).not.toContain('evil.example');
  }
});

test('no page can be framed', async ({ page, baseURL, noise }) => {
  // Some versions of the browser say so, others only show nothing.
  noise.tolerate(/frame-ancestors|X-Frame-Options|refused to connect|violates/i);
  await page.route('http://frame.localhost/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>frame</title>${['/', '/login', '/payment-method'].map((path) => `<iframe src="${baseURL}${path}"></iframe>`).join('')}`,
    }),
  );
  await page.goto('http://frame.localhost/');
  await expect
    .poll(() =>
      page
        .frames()
        .slice(1)
        .map((frame) => frame.url()),
    )
    .toEqual(Array(3).fill('chrome-error://chromewebdata/'));
});

/** Everything that a script of the page could read or pass on. */
const holdings = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      (window as unknown as { dataLayer: unknown }).dataLayer,
      { ...localStorage },
      { ...sessionStorage },
      performance.getEntriesByType('resource').map(({ name }) => name),
      location.href,
      document.referrer,
      document.documentElement.outerHTML,
    ]),
  );

for (const [arrivesAt, site] of [
  ['/items', 'sg'],
  ['/webview', 'hk'],
] as const) {
  test(
    `a token in the address of ${arrivesAt} goes into the cookie and nowhere else`,
    { tag: `@${site}` },
    async ({ page, context, baseURL, noise }, { project }) => {
      noise.tolerate(/WebSocket is closed before|securetoken|signInWithCustomToken/);
      const signup = await page.request.post(`http://localhost:${process.env.BACKEND_PORT}/users/signup`, {
        data: {
          email: `arrives-${project.name}-${arrivesAt.slice(1)}-${Date.now()}@example.com`,
          password: 'correct horse 7',
          firstName: 'Mei',
          lastName: 'Chan',
        },
      });
      const { accessToken } = ((await signup.json()) as { data: { accessToken: string } }).data;
      const leaks: string[] = [];
      const arrival = `${baseURL}${arrivesAt}?locale=en_US&token=${accessToken}`;
      context.on('request', (request) => {
        const { referer = '' } = request.headers();
        if (request.url() !== arrival && request.url().includes(accessToken)) leaks.push(`address ${request.url()}`);
        if (referer.includes(accessToken)) leaks.push(`referrer of ${request.url()}`);
      });
      context.on('console', (message) => {
        if (message.text().includes(accessToken)) leaks.push('console');
      });
      await page.goto(arrival);
      await expect(page).toHaveURL((url) => url.origin + url.pathname === `${baseURL}${arrivesAt}` && !url.search.includes('token'));
      await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'accessToken')?.value).toBe(accessToken);
      await page.getByRole('heading', { level: 1 }).waitFor();
      // The queue for the tags is filled whatever was chosen; without a view in it the next line would prove nothing.
      await expect.poll(() => holdings(page)).toContain('page_view');
      expect(await holdings(page)).not.toContain(accessToken);
      await page.goto('/faqs');
      expect(await holdings(page)).not.toContain(accessToken);
      expect(leaks).toEqual([]);
    },
  );
}

/** Every file that a visitor's browser can be given. */
function servedFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

test('what the browser is given holds no secret, neither its name nor its value', async () => {
  const build = join(root, testBuildFolder({ port: Number(process.env.PORT), backendPort: Number(process.env.BACKEND_PORT) }));
  const files = [
    ...servedFiles(join(build, 'static')),
    ...servedFiles(join(build, 'server', 'pages')).filter((file) => /\.(html|json)$/.test(file)),
    ...servedFiles(join(root, 'public')),
  ];
  expect(files.length).toBeGreaterThan(50);
  // What the bundler has put in the place of a name, or a page was made from: each secret of this build can be told by its value.
  const marksIn = markFinder(root);
  expect(files.flatMap((file) => marksIn(readFileSync(file, 'utf8')).map((name) => `${name} in ${file}`))).toEqual([]);
  // Every variable that is read at start, which `tests/unit/scripts/env-example.test.ts` keeps complete; names of one word could stand in
  // any text.
  const baked = buildVariableNames(root);
  const names = Object.keys(parseEnv(readFileSync(join(root, '.env.example'), 'utf8'))).filter(
    (name) => !baked.has(name) && name.includes('_'),
  );
  expect(names).toEqual(
    expect.arrayContaining([
      ...SECRETS,
      'DATABASE_URL',
      'REDIS_URL',
      'SMTP_URL',
      'STORAGE_ACCESS_KEY',
      'BACKUP_IDENTITY',
      'BACKUP_KEY',
      'ERROR_REPORT_URL',
      'BRAINTREE_PUBLIC_KEY',
    ]),
  );
  const secret = new RegExp(`\\b(${names.join('|')})\\b|BEGIN (RSA |EC )?PRIVATE KEY|sourceMappingURL=`);
  expect(files.flatMap((file) => secret.exec(readFileSync(file, 'utf8'))?.[0].concat(' in ', file) ?? [])).toEqual([]);
});
