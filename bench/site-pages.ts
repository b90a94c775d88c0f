import { get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { LOCALE_CODES, localePrefix, regionOfLocale, type Locale } from '@/lib/config/locales';
import { routeOfPath } from '@/lib/config/routes';
import type { ProductEnvironment } from '@/scripts/product/environment';

export interface SitePage {
  address: string;
  locale: Locale;
  /** Without prefix: `/blog/one`. */
  path: string;
  /** Pages of one template differ in their text only. */
  template: string;
}

/** Asks this machine: Node does not resolve `hk.localhost`. */
export function readAddress(
  address: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> {
  const { host, port, pathname, search } = new URL(address);
  return new Promise((resolve, reject) => {
    get({ host: 'localhost', port, path: `${pathname}${search}`, headers: { ...headers, host } }, (answer) => {
      buffer(answer).then((body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }), reject);
    }).on('error', reject);
  });
}

export function pageOf(environment: Pick<ProductEnvironment, 'siteUrls'>, locale: Locale, path: string, search = ''): SitePage {
  const prefix = localePrefix(locale);
  const route = routeOfPath(path);
  const template = route === null ? path : path === route.path ? route.path : `${route.path}/…`;
  return {
    address: `${environment.siteUrls[regionOfLocale(locale)]}${prefix}${path === '/' && prefix ? '' : path}${search}`,
    locale,
    path: `${path}${search}`,
    template,
  };
}

/** Every page of the two sitemaps, in every language. */
export async function indexablePages(environment: Pick<ProductEnvironment, 'siteUrls'>): Promise<SitePage[]> {
  const pages: SitePage[] = [];
  for (const region of ['hk', 'sg'] as const) {
    const siteUrl = environment.siteUrls[region];
    const locales = LOCALE_CODES.filter((locale) => regionOfLocale(locale) === region);
    const { status, body } = await readAddress(`${siteUrl}/sitemap.xml`);
    if (status !== 200) throw new Error(`${siteUrl}/sitemap.xml answered ${status}.`);
    for (const [, address] of body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)) {
      const { pathname, search } = new URL(address ?? '');
      const prefixed = locales.find(
        (locale) => localePrefix(locale) !== '' && (pathname === localePrefix(locale) || pathname.startsWith(`${localePrefix(locale)}/`)),
      );
      const locale = prefixed ?? locales.find((candidate) => localePrefix(candidate) === '');
      if (locale === undefined) throw new Error(`${address} is in no language of its site.`);
      pages.push(pageOf(environment, locale, pathname.slice(localePrefix(locale).length) || '/', search));
    }
  }
  return pages;
}
