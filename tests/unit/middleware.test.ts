import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isApiPath } from '@/lib/config/routes';
import { siteOrigin } from '@/lib/site/site-address';
import { runMiddleware } from '@/tests/setup/run-middleware';
import { readRows } from '@/tests/setup/read-rows';

const ask = (path: string, init?: Parameters<typeof runMiddleware>[1]) => runMiddleware(`${siteOrigin('hk')}${path}`, init);
/** Where it leads: `-> path` by a redirect, else the page within. */
async function leads(path: string, init?: Parameters<typeof runMiddleware>[1]): Promise<string> {
  const { headers, status } = (await ask(path, init)).answer;
  const inner = headers.get('x-middleware-rewrite');
  const outer = headers.get('location');
  if (outer !== null) return `${status} ${new URL(outer, siteOrigin('hk')).pathname}`;
  return inner === null ? String(status) : new URL(inner).pathname;
}
const DRAFT = `__prerender_bypass=${'0123456789abcdef'.repeat(2)}`;

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('a language', () => {
  it.each(readRows<string[]>(import.meta.url, 'middleware.doubled-prefixes.json'))(
    'that stands there twice, or is none, is no page: %s',
    async (path) => {
      expect(await leads(path)).toMatch(/^\/(en|zh|zh-CN)\/\.no-page$/);
    },
  );

  it('that stands there twice on the other site is no page here either', async () => {
    expect(await leads('/zh-Hans/zh-Hans/faqs')).toBe('/zh-CN/.no-page');
  });

  it.each([
    ['/ZH/faqs', '308 /zh/faqs'],
    ['/Zh', '308 /zh'],
    ['/zh-cn/faqs', '308 /zh-CN/faqs'],
    ['/EN/faqs', '308 /faqs'],
    ['/zh-hans/faqs', '307 /zh-CN/faqs'],
  ])('has one spelling: %s', async (path, led) => {
    expect(await leads(path)).toBe(led);
  });

  it.each([
    ['/zh/faqs', '/zh/faqs'],
    ['/faqs', '/en/faqs'],
    ['/zhong', '/en/zhong'],
  ])('is left alone where it stands right: %s', async (path, inner) => {
    expect(await leads(path)).toBe(inner);
  });
});

describe('the API of the site', () => {
  it('is what its folder answers, and nothing else', async () => {
    const files = readdirSync('pages/api', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    expect(files.length).toBeGreaterThan(4);
    const sample = (file: string) =>
      `/api/${file
        .replace(/\.ts$/, '')
        .replace(/\[\.\.\.\w+\]/, 'en/common.json')
        .replace(/\[\w+\]/, 'en')}`;
    for (const file of files) {
      expect(isApiPath(sample(file)), file).toBe(true);
      expect(await leads(sample(file)), file).toBe('200');
    }
  });

  it.each(['/api', '/api/nope', '/api/help', '/api/help/en/more', '/api/locales', '/api/preview/x', '/zh/api/nope', '/zh/api/help/zh'])(
    'is a page that does not exist, of this region, elsewhere: %s',
    async (path) => {
      expect(await leads(path)).toBe(path.startsWith('/zh') ? '/zh/.no-page' : '/en/.no-page');
    },
  );
});

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('pages answer GET and HEAD alone, not %s', async (method) => {
  for (const path of ['/', '/zh/faqs', '/nope', '/sitemap.xml', '/region-suggestion']) {
    const { answer } = await ask(path, { method });
    expect([answer.status, answer.headers.get('allow'), answer.headers.get('cache-control')], path).toEqual([405, 'GET, HEAD', 'no-store']);
  }
});

it('an editor’s draft is for pages alone, and kept by nobody', async () => {
  const page = (await ask('/zh/faqs', { headers: { cookie: DRAFT } })).answer.headers;
  expect(page.get('cache-control')).toBe('private, no-store');
  for (const path of ['/sitemap.xml', '/zh/blog/rss.xml', '/locales/en/common.json', '/api/help/en']) {
    const { headers } = (await ask(path, { headers: { cookie: `a=1; ${DRAFT}` } })).answer;
    expect(headers.get('x-middleware-override-headers'), path).toContain('cookie');
    expect(headers.get('x-middleware-request-cookie'), path).toBe('a=1');
  }
});

it('a region is suggested at one address', async () => {
  expect((await ask('/region-suggestion')).answer.headers.get('content-type')).toContain('json');
  expect(await leads('/zh/region-suggestion')).toBe('/zh/region-suggestion');
});

it('a late country goes on after the answer, and is no one’s who has the cookie', async () => {
  vi.stubEnv('TRUST_PROXY', 'true');
  vi.stubEnv('GEO_TIMEOUT_MS', '1');
  vi.resetModules();
  const fresh = await import('@/tests/setup/run-middleware');
  let asked = 0;
  let reply = () => {};
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return new Promise((resolve) => (reply = () => resolve(Response.json({ country_code2: 'SG' }))));
  });
  const suggest = async (cookie: string) => {
    const { answer, keptAlive } = await fresh.runMiddleware(`${siteOrigin('hk')}/region-suggestion`, {
      headers: { 'x-real-ip': '8.8.4.4', cookie },
    });
    return { said: (await answer.json()) as unknown, keptAlive };
  };
  expect((await suggest('skipRedirectModal=true')).said).toMatchObject({ suggest: null, setCookie: false });
  expect(asked).toBe(0);
  const first = await suggest('');
  expect(first.said).toMatchObject({ suggest: null, setCookie: false });
  reply();
  await Promise.all(first.keptAlive);
  expect(first.keptAlive).toHaveLength(1);
  expect((await suggest('')).said).toMatchObject({ suggest: 'sg', setCookie: false });
  expect(asked).toBe(1);
});
