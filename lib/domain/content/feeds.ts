import { localesOfRegion, type Locale } from '@/lib/config/locales';
import type { RegionCode } from '@/lib/config/regions';
import { type Alternate, alternatesOf, siteAddress } from '@/lib/site/site-address';
export interface RssChannel {
  title: string;
  description: string;
  /** Absolute: the page of the feed, and the feed itself. */
  pageUrl: string;
  feedUrl: string;
  /** BCP 47. */
  language: string;
}

export interface RssItem {
  title: string;
  excerpt: string;
  url: string;
  topic: string;
  /** Calendar date. */
  publishedAt: string;
}

/** RSS uses the date format of e-mail. An article appears at midnight UTC of its day. */
function rssDate(calendarDate: string): string {
  return new Date(`${calendarDate}T00:00:00Z`).toUTCString();
}

/** An RSS 2.0 feed, newest item first as given. */
export function buildRss(channel: RssChannel, items: readonly RssItem[]): string {
  const newest = items[0] ? `\n    <lastBuildDate>${rssDate(items[0].publishedAt)}</lastBuildDate>` : '';
  const entries = items.map(
    ({ title, excerpt, url, topic, publishedAt }) => `
    <item>
      <title>${escapeXml(title)}</title>
      <link>${escapeXml(url)}</link>
      <guid isPermaLink="true">${escapeXml(url)}</guid>
      <category>${escapeXml(topic)}</category>
      <pubDate>${rssDate(publishedAt)}</pubDate>
      <description>${escapeXml(excerpt)}</description>
    </item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeXml(channel.title)}</title>
    <link>${escapeXml(channel.pageUrl)}</link>
    <description>${escapeXml(channel.description)}</description>
    <language>${escapeXml(channel.language)}</language>
    <atom:link href="${escapeXml(channel.feedUrl)}" rel="self" type="application/rss+xml"/>${newest}${entries.join('')}
  </channel>
</rss>
`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Control characters that XML 1.0 cannot hold even as entities. */
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

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
