import { localesOfRegion, type Locale } from '@/lib/config/locales';
import type { RegionCode } from '@/lib/config/regions';
import { type Alternate, alternatesOf, siteAddress } from '@/lib/site/site-address';
import { escapeXml } from './xml';

export interface SitemapPage {
  path: `/${string}`;
  /** Calendar date of the last change in each language, where it is known. */
  changed?: ReadonlyMap<Locale, string>;
  /** The languages that have it, where that is not all of them. */
  locales?: readonly Locale[];
}

function alternate({ language, url }: Alternate): string {
  return `\n    <xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(url)}"/>`;
}

function lastChange(date: string | undefined): string {
  return date === undefined ? '' : `\n    <lastmod>${date}</lastmod>`;
}

/**
 * The sitemap of one host: every page in each language that has it. Each entry lists the versions on both hosts, so that the references are
 * mutual.
 */
export function buildSitemap(region: RegionCode, pages: readonly SitemapPage[]): string {
  const entries = pages.flatMap(({ path, changed, locales }) => {
    const alternates = alternatesOf(path, locales).map(alternate).join('');
    const own = localesOfRegion(region).filter((locale) => locales?.includes(locale) ?? true);
    return own.map(
      (locale) =>
        `  <url>\n    <loc>${escapeXml(siteAddress(locale, path))}</loc>${lastChange(changed?.get(locale))}${alternates}\n  </url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}
