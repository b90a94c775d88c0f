import path from 'node:path';
import { unstable_doesMiddlewareMatch as doesMiddlewareMatch } from 'next/experimental/testing/server';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COLOURS } from '@/components/ui/theme/tokens';
import { LOCALE_CODES, LOCALES, localePrefix, PREFIXLESS_LOCALE, regionOfLocale, type Locale } from '@/lib/config/locales';
import { contentSecurityPolicy } from '@/lib/config/security-headers';
import { manifestPath } from '@/lib/domain/content/web-manifest';
import { siteAddress, siteOrigin } from '@/lib/site/site-address';
import { SITE_ICONS } from '@/lib/site/site-files';
import { config } from '@/middleware';
import { runMiddleware } from '@/tests/setup/run-middleware';
import { getServerSideProps } from '@/pages/manifest.webmanifest';
import { servedDocument } from './served-document';
import { SiteLinks } from '@/pages/_document';

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose: string;
}
type Manifest = Record<
  'id' | 'name' | 'short_name' | 'description' | 'lang' | 'dir' | 'start_url' | 'scope' | 'display' | 'background_color' | 'theme_color',
  string
> & { icons: Icon[] };

const drawn = (src: string) => sharp(path.resolve(import.meta.dirname, '../../../public', `.${src}`));
const addressOf = (locale: Locale) => `${siteOrigin(regionOfLocale(locale))}${manifestPath(locale)}`;

/** The document as the server writes it, with the content that ships with the site. */
async function manifestOf(locale: string): Promise<{ type?: string; manifest?: Manifest; notFound?: boolean }> {
  const { isThere, type, body } = await servedDocument(getServerSideProps, locale);
  return isThere ? { type, manifest: JSON.parse(body) as Manifest } : { notFound: true };
}

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new Error('no CMS'))));
afterEach(() => void vi.unstubAllGlobals());

describe.each(LOCALE_CODES)('the web app manifest in %s', (locale) => {
  it('speaks the language, opens in it and stays on its own site', async () => {
    const { type, manifest } = await manifestOf(locale);
    expect(type).toBe('application/manifest+json; charset=utf-8');
    expect(manifest).toMatchObject({
      lang: LOCALES[locale].htmlLang,
      dir: 'ltr',
      display: 'standalone',
      background_color: COLOURS.paper,
      theme_color: COLOURS.paper,
    });
    const start = new URL(manifest?.start_url ?? '', addressOf(locale)).href;
    expect(start).toBe(new URL(siteAddress(locale, '/')).href);
    expect(start.startsWith(new URL(manifest?.scope ?? '', addressOf(locale)).href)).toBe(true);
    for (const text of [manifest?.name, manifest?.short_name, manifest?.description]) expect(text?.trim()).toMatch(/^[^{}]+$/);
    if (LOCALES[locale].script !== 'latin') expect(manifest?.description).toMatch(/\p{Script=Han}/u);
  });

  it('is linked from the document, beside the icons and the colour', () => {
    const html = renderToStaticMarkup(createElement(SiteLinks, { locale }));
    expect(html).toContain(`<link rel="manifest" href="${manifestPath(locale)}"/>`);
    for (const part of [
      'rel="icon" href="/favicon.svg"',
      'rel="icon" href="/favicon.ico"',
      'rel="apple-touch-icon" href="/apple-touch-icon.png"',
      'name="format-detection" content="telephone=no, date=no, email=no, address=no"',
    ]) {
      expect(html).toContain(part);
    }
    expect(html).toContain(`<meta name="theme-color" content="${COLOURS.paper}"/>`);
  });

  it('comes through the middleware, which knows the language by host and path', async () => {
    const nextConfig = { i18n: { locales: [PREFIXLESS_LOCALE, ...LOCALE_CODES], defaultLocale: PREFIXLESS_LOCALE } };
    const url = addressOf(locale);
    // Next matches the path after it has put the default locale before it.
    const isRouted = (path: string) =>
      doesMiddlewareMatch({ config, nextConfig, url: `/${localePrefix(locale).slice(1) || PREFIXLESS_LOCALE}${path}` });
    // What Apple looks for where Apple Pay is switched on.
    const appleFile = '/.well-known/apple-developer-merchantid-domain-association';
    expect(['/manifest.webmanifest', '/robots.txt', '/icon-192.png', '/favicon.svg', appleFile].map(isRouted)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    const { answer } = await runMiddleware(url);
    expect(new URL(answer.headers.get('x-middleware-rewrite') ?? '').pathname).toBe(`/${locale}/manifest.webmanifest`);
  });
});

it('has words of its own in every language', async () => {
  const manifests = await Promise.all(LOCALE_CODES.map(manifestOf));
  expect(new Set(manifests.map(({ manifest }) => manifest?.description)).size).toBe(LOCALE_CODES.length);
  expect((await manifestOf(PREFIXLESS_LOCALE)).notFound).toBe(true);
});

it('names icons that are drawn, in their size, one of them to be cut', async () => {
  const { manifest } = await manifestOf('en');
  expect(manifest?.icons.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['any', 'maskable']));
  for (const { src, sizes } of [...(manifest?.icons ?? []), SITE_ICONS.touch]) {
    const { format, width, height } = await drawn(src).metadata();
    expect([src, format, `${width}x${height}`]).toEqual([src, 'png', sizes]);
  }
  for (const { src } of [SITE_ICONS.touch, SITE_ICONS.maskable]) expect((await drawn(src).stats()).isOpaque, src).toBe(true);
  expect((await drawn(SITE_ICONS.svg.src).metadata()).format).toBe('svg');
});

it('the manifest is allowed by the content security policy', () => {
  expect(contentSecurityPolicy('production')).toContain("default-src 'self';");
  expect(contentSecurityPolicy('production')).not.toContain('manifest-src');
});
