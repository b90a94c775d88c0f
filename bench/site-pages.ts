import { get } from 'node:http';
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

/** Node does not resolve `hk.localhost`. */
function read(siteUrl: string, path: string): Promise<string> {
  const { host, port } = new URL(siteUrl);
  return new Promise((resolve, reject) => {
    get({ host: 'localhost', port, path, headers: { host } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(body) : reject(new Error(`${siteUrl}${path} answered ${answer.statusCode}.`)),
      );
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
    for (const [, address] of (await read(siteUrl, '/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)) {
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
