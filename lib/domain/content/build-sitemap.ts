import { LOCALE_CODES, LOCALES, localesOfRegion, X_DEFAULT_LOCALE } from '@/lib/config/locales';
import type { RegionCode } from '@/lib/config/regions';
import { siteAddress } from '@/lib/site-address';
import { escapeXml } from './xml';

export interface SitemapPage {
  path: `/${string}`;
  /** Calendar date of the last change, where it is known. */
  changed?: string;
}

function alternate(language: string, url: string): string {
  return `\n    <xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(url)}"/>`;
}

/**
 * The sitemap of one host: every page in each of its languages. Each entry names the page's versions
 * on both hosts, so that the references are mutual.
 */
export function buildSitemap(region: RegionCode, pages: readonly SitemapPage[]): string {
  const entries = pages.flatMap(({ path, changed }) => {
    const alternates = [
      ...LOCALE_CODES.map((locale) => alternate(LOCALES[locale].htmlLang, siteAddress(locale, path))),
      alternate('x-default', siteAddress(X_DEFAULT_LOCALE, path)),
    ].join('');
    const lastChange = changed ? `\n    <lastmod>${changed}</lastmod>` : '';
    return localesOfRegion(region).map((locale) => `  <url>\n    <loc>${escapeXml(siteAddress(locale, path))}</loc>${lastChange}${alternates}\n  </url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}
