import { request as http } from 'node:http';
import { LOCALE_CODES, localePrefix, regionOfLocale } from '@/lib/config/locales';
import { ROUTES, SERVICE_TYPES } from '@/lib/config/routes';
import { SHARE_PICTURE } from '@/lib/share-picture';
import sharp from 'sharp';
import { expect, test } from './fixtures';

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** A raw request: Node does not resolve *.localhost, so the host goes into the header. */
function get(path: string, host: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = http({ host: 'localhost', port: process.env.PORT, path, headers: { Host: host, ...headers } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    });
    call.on('error', reject).end();
  });
}

test('a document is the same for every visitor and sets no cookie', async ({}, { project }) => {
  const host = `${project.name}.localhost`;
  const plain = await get('/', host);
  const personal = await get('/?utm_source=x&gclid=1', host, { Cookie: 'accessToken=abc; skipRedirectModal=true', 'Accept-Language': 'zh-CN', 'User-Agent': 'other' });
  expect(plain.status).toBe(200);
  expect(personal.body).toBe(plain.body);
  expect(plain.headers['set-cookie']).toBeUndefined();
  expect(plain.headers['cache-control']).toContain('s-maxage');
});

test('security headers stand on documents, data and files', async ({}, { project }) => {
  const host = `${project.name}.localhost`;
  for (const path of ['/', '/locales/en/common.json', '/session-start.js', '/no-such-page']) {
    const { headers } = await get(path, host);
    expect(headers['content-security-policy'], path).toMatch(/script-src 'self'/);
    expect(headers['content-security-policy'], path).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['strict-transport-security'], path).toContain('max-age=');
    expect(headers['x-powered-by'], path).toBeUndefined();
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
  for (const path of ['/locales/xx/yy.json', '/locales/en/package.json', '/locales/..%2f..%2fpackage.json', '/locales/en/..%2f..%2fpackage.json', '/locales/en']) {
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

test('every page names a picture of its own for links to it, in its language, and the picture is there', async ({ request }, { project }) => {
  test.setTimeout(180_000);
  const host = `${project.name}.localhost`;
  const pages = [
    ...Object.values(ROUTES).filter(({ indexable }) => indexable).map(({ path }) => path),
    ...SERVICE_TYPES.slice(1).map((type) => `/services-pricing?type=${type}`),
    '/blog/clean-before-you-store',
  ];
  const seen = new Set<string>();
  for (const locale of LOCALE_CODES.filter((code) => regionOfLocale(code) === project.name)) {
    for (const path of pages) {
      const prefix = localePrefix(locale);
      const { body } = await get(path === '/' && prefix ? prefix : `${prefix}${path}`, host);
      const meta = (property: string) => new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(body)?.[1] ?? '';
      const address = new URL(meta('og:image'));
      expect(address.host.split(':')[0], path).toBe(host);
      expect(seen.has(address.pathname), `${locale}${path} shows ${address.pathname} again`).toBe(false);
      seen.add(address.pathname);
      expect(meta('og:image:alt'), path).toBe(meta('og:title'));
      const picture = await request.get(`http://localhost:${process.env.PORT}${address.pathname}`, { headers: { Host: host } });
      expect(picture.status(), address.pathname).toBe(200);
      const { width, height, format } = await sharp(await picture.body()).metadata();
      expect({ width, height, format }, address.pathname).toEqual({ ...SHARE_PICTURE, format: 'jpeg' });
      expect([meta('og:image:width'), meta('og:image:height')]).toEqual([String(width), String(height)]);
    }
  }
});
