import { escapeXml } from './xml';

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
