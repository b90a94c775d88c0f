import { request as http } from 'node:http';
import sharp from 'sharp';
import { LOCALE_CODES, localePrefix, regionOfLocale } from '@/lib/config/locales';
import { ROUTES, SERVICE_TYPES } from '@/lib/config/routes';
import { expect, test } from '@/tests/e2e/fixtures';
import { SHARE_PICTURE } from '@/lib/site/site-files';

/** Node does not resolve *.localhost, so the host goes into the header. */
function get(path: string, host: string): Promise<{ status: number; body: Buffer }> {
  return new Promise((resolve, reject) => {
    http({ host: 'localhost', port: process.env.PORT, path, headers: { Host: host } }, (answer) => {
      const parts: Buffer[] = [];
      answer
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts) }));
    })
      .on('error', reject)
      .end();
  });
}

const PAGES = [
  ...Object.values(ROUTES)
    .filter(({ indexable }) => indexable)
    .map(({ path }) => path),
  ...SERVICE_TYPES.slice(1).map((type) => `/services-pricing?type=${type}`),
  '/blog/clean-before-you-store',
];

for (const locale of LOCALE_CODES) {
  test(`site ${regionOfLocale(locale)}: every page in ${locale} names a picture of its own for links to it, and the picture is there`, async () => {
    const host = `${regionOfLocale(locale)}.localhost`;
    const seen = new Set<string>();
    for (const path of PAGES) {
      const prefix = localePrefix(locale);
      const page = (await get(path === '/' && prefix ? prefix : `${prefix}${path}`, host)).body.toString();
      const meta = (property: string) => new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(page)?.[1] ?? '';
      const address = new URL(meta('og:image'));
      expect(address.hostname, path).toBe(host);
      expect(seen.has(address.pathname), `${path} shows ${address.pathname} again`).toBe(false);
      seen.add(address.pathname);
      expect(meta('og:image:alt'), path).toBe(meta('og:title'));
      const picture = await get(address.pathname, host);
      expect(picture.status, address.pathname).toBe(200);
      const { width, height, format } = await sharp(picture.body).metadata();
      expect({ width, height, format }, address.pathname).toEqual({ ...SHARE_PICTURE, format: 'jpeg' });
      expect([meta('og:image:width'), meta('og:image:height')]).toEqual([String(width), String(height)]);
    }
  });
}
