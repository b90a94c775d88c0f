// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { buildRss, escapeXml, buildSitemap } from '@/lib/domain/content/feeds';
import { LOCALES, localesOfRegion, type Locale } from '@/lib/config/locales';
import { REGION_CODES } from '@/lib/config/regions';

function parse(xml: string): Document {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  expect(parsed.querySelector('parsererror')?.textContent).toBeUndefined();
  return parsed;
}
const textsOf = (parent: Document | Element, tag: string) => [...parent.getElementsByTagName(tag)].map((element) => element.textContent);

describe('RSS', () => {
  const channel = {
    title: 'A & B <World>',
    description: 'Notes',
    pageUrl: 'https://hk.example/blog',
    feedUrl: 'https://hk.example/blog/rss.xml',
    language: 'zh-Hant-HK',
  };
  const item = {
    title: '大褸 & "coats"',
    excerpt: 'Five < six',
    url: 'https://hk.example/blog/coats',
    topic: '收納',
    publishedAt: '2026-03-17',
  };

  it('is well-formed and gives back what was written', () => {
    const feed = parse(buildRss(channel, [item]));
    expect(textsOf(feed, 'title')).toEqual([channel.title, item.title]);
    expect(textsOf(feed, 'link')).toEqual([channel.pageUrl, item.url]);
    expect(textsOf(feed, 'pubDate')).toEqual(['Tue, 17 Mar 2026 00:00:00 GMT']);
    expect(textsOf(feed, 'guid')).toEqual([item.url]);
    expect(textsOf(feed, 'language')).toEqual(['zh-Hant-HK']);
    expect(feed.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(channel.feedUrl);
  });

  it('stands without articles', () => expect(textsOf(parse(buildRss(channel, [])), 'item')).toEqual([]));
  it('leaves out what XML cannot hold', () => expect(escapeXml(`a\u0000b\u0008'`)).toBe('ab&apos;'));
});

describe('sitemap', () => {
  const pages = [
    { path: '/' as const },
    {
      path: '/blog/coats' as const,
      changed: new Map<Locale, string>([
        ['en', '2026-03-17'],
        ['zh', '2026-05-02'],
      ]),
    },
  ];
  const sitemaps = Object.fromEntries(REGION_CODES.map((region) => [region, parse(buildSitemap(region, pages))]));
  const entries = REGION_CODES.flatMap((region) => [...(sitemaps[region]?.getElementsByTagName('url') ?? [])]);
  const addressOf = (entry: Element) => entry.getElementsByTagName('loc')[0]?.textContent ?? '';
  const alternatesOf = (entry: Element) => [...entry.getElementsByTagName('xhtml:link')].map((link) => link.getAttribute('href') ?? '');

  it('lists each page in each language of its host, and nothing of the other', () => {
    for (const region of REGION_CODES) {
      const own = textsOf(sitemaps[region] as Document, 'loc');
      expect(own).toHaveLength(pages.length * localesOfRegion(region).length);
      expect(own.every((address) => address?.startsWith(`http://${region}.localhost:3000`))).toBe(true);
    }
  });

  it('names alternates that name it back', () => {
    expect(entries).toHaveLength(pages.length * Object.keys(LOCALES).length);
    for (const entry of entries) {
      expect(alternatesOf(entry)).toContain(addressOf(entry));
      for (const alternate of alternatesOf(entry)) {
        const other = entries.find((candidate) => addressOf(candidate) === alternate);
        expect(other && alternatesOf(other)).toContain(addressOf(entry));
      }
    }
  });

  it('says when an article changed in each language, and nothing where nobody knows', () => {
    const changes = entries.flatMap((entry) => {
      const [date] = textsOf(entry, 'lastmod');
      return date ? [[addressOf(entry), date]] : [];
    });
    expect(changes).toEqual([
      ['http://hk.localhost:3000/blog/coats', '2026-03-17'],
      ['http://hk.localhost:3000/zh/blog/coats', '2026-05-02'],
    ]);
  });
});
