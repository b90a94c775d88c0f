// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { buildRss, escapeXml } from '@/lib/domain/content/feeds';
import { factSheetHtml } from '@/services/content/press-kit';
import { blogPostingData, breadcrumbData, faqPageData, organizationData } from '@/lib/domain/content/structured-data';

describe('the fact sheet', () => {
  const sheet = {
    language: 'zh-Hant-HK',
    brand: 'P & Q',
    title: 'Facts <2026>',
    headline: '"Rooms"',
    intro: 'A & B',
    mediaEmail: 'press@example.com',
    facility: {
      heading: 'The rooms',
      facts: [
        { label: 'Humidity <', value: '50 %' },
        { label: 'Doors', value: '2 & 3' },
      ],
    },
    markets: [
      { name: 'Hong Kong', text: 'Since <2019>', address: ['1 Street', 'Kwun Tong'], phone: '+852 1', email: 'hk@example.com' },
      { name: 'Singapore', text: 'Since 2021', address: ['2 Road'], phone: '+65 1', email: 'sg@example.com' },
    ],
  };

  it('says everything that it was given, as text and never as markup', () => {
    const page = new DOMParser().parseFromString(factSheetHtml(sheet), 'text/html');
    const texts = (selector: string) => [...page.querySelectorAll(selector)].map((element) => element.textContent);
    expect(page.documentElement.lang).toBe('zh-Hant-HK');
    expect(page.title).toBe('P & Q: Facts <2026>');
    expect(texts('h1')).toEqual(['P & Q']);
    expect(texts('strong')).toEqual(['"Rooms"']);
    expect(texts('h2')).toEqual(['The rooms', 'Hong Kong', 'Singapore']);
    expect(texts('tr').map((row) => row?.trim())).toEqual(['Humidity <50 %', 'Doors2 & 3']);
    expect(texts('th')).toEqual(['Humidity <', 'Doors']);
    expect(texts('p')).toEqual([
      '"Rooms"',
      'A & B',
      'Since <2019>',
      '1 StreetKwun Tong+852 1hk@example.com',
      'Since 2021',
      '2 Road+65 1sg@example.com',
      'press@example.com',
    ]);
    expect([...page.querySelectorAll('p')].map((paragraph) => paragraph.querySelectorAll('br').length)).toEqual([0, 0, 0, 3, 0, 2, 0]);
    expect(page.querySelector('style')?.textContent).toContain('max-width');
    // Nothing but white space between the parts.
    expect(
      [...page.body.childNodes, ...[...page.querySelectorAll('tbody')].flatMap((table) => [...table.childNodes])].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      ),
    ).toEqual([]);
  });
});

describe('texts in XML', () => {
  it.each([
    ['a&b', 'a&amp;b'],
    ['<b>', '&lt;b&gt;'],
    [`"it's"`, '&quot;it&apos;s&quot;'],
    ['\u0001\u000b\u001f\ufffe', ''],
    ['a\tb\nc\rd', 'a\tb\nc\rd'],
    ['大褸', '大褸'],
  ])('%j is written %j', (text, written) => {
    expect(escapeXml(text)).toBe(written);
  });
});

describe('the feed', () => {
  const channel = { title: 'T', description: 'D & E', pageUrl: 'https://a/blog?x=1&y=2', feedUrl: 'https://a/rss.xml', language: 'en-HK' };
  const item = (day: string) => ({ title: `On ${day}`, excerpt: 'E < F', url: `https://a/${day}`, topic: 'Care & more', publishedAt: day });
  const read = (items: ReturnType<typeof item>[]) => new DOMParser().parseFromString(buildRss(channel, items), 'application/xml');
  const all = (feed: Document, tag: string) => [...feed.getElementsByTagName(tag)].map((element) => element.textContent);

  it('says when it last changed by its newest article, and nothing of it without one', () => {
    expect(all(read([item('2026-03-17'), item('2026-01-02')]), 'lastBuildDate')).toEqual(['Tue, 17 Mar 2026 00:00:00 GMT']);
    expect(all(read([]), 'lastBuildDate')).toEqual([]);
  });

  it('describes the channel and each article, and holds nothing else', () => {
    const feed = read([item('2026-03-17'), item('2026-01-02')]);
    expect(all(feed, 'description')).toEqual(['D & E', 'E < F', 'E < F']);
    expect(all(feed, 'category')).toEqual(['Care & more', 'Care & more']);
    expect([...feed.querySelectorAll('channel > *')].map(({ nodeName }) => nodeName)).toEqual([
      'title',
      'link',
      'description',
      'language',
      'atom:link',
      'lastBuildDate',
      'item',
      'item',
    ]);
    expect(
      [...(feed.querySelector('channel')?.childNodes ?? [])].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    ).toEqual([]);
    expect(feed.getElementsByTagName('guid')[0]?.getAttribute('isPermaLink')).toBe('true');
  });

  it('holds nothing but the channel while there is no article', () => {
    const feed = read([]);
    expect([...feed.querySelectorAll('channel > *')].map(({ nodeName }) => nodeName)).toEqual([
      'title',
      'link',
      'description',
      'language',
      'atom:link',
    ]);
    expect(
      feed
        .querySelector('channel')
        ?.textContent?.split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ).toEqual(['T', 'https://a/blog?x=1&y=2', 'D & E', 'en-HK']);
  });
});

describe('descriptions for search engines', () => {
  it('of questions', () => {
    expect(faqPageData([{ question: 'Why?', answer: '<p>Because <em>so</em>.</p>' }])).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because so.' } }],
    });
  });

  it('of the company, with its profiles where it has any', () => {
    const company = {
      name: 'N',
      url: 'https://a',
      logoUrl: 'https://a/l.png',
      contactUrl: 'https://a/c',
      country: 'Hong Kong',
      profiles: ['https://p'],
    };
    const described = {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'N',
      url: 'https://a',
      logo: 'https://a/l.png',
      areaServed: { '@type': 'Country', name: 'Hong Kong' },
      contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', url: 'https://a/c' },
    };
    expect(organizationData(company)).toEqual({ ...described, sameAs: ['https://p'] });
    expect(organizationData({ ...company, profiles: [] })).toEqual(described);
  });

  it('of a trail', () => {
    expect(
      breadcrumbData([
        { name: 'Home', url: 'https://a/' },
        { name: 'Blog', url: 'https://a/blog' },
      ]),
    ).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://a/' },
        { '@type': 'ListItem', position: 2, name: 'Blog', item: 'https://a/blog' },
      ],
    });
  });

  it('of an article', () => {
    expect(
      blogPostingData({
        title: 'T',
        excerpt: 'E',
        author: 'A',
        publishedAt: '2026-03-17',
        changedOn: '2026-04-01',
        url: 'https://a/b',
        imageUrl: 'https://a/i.webp',
        language: 'en-HK',
        publisher: { name: 'P', logoUrl: 'https://a/l.png' },
      }),
    ).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: 'T',
      description: 'E',
      author: { '@type': 'Organization', name: 'A' },
      datePublished: '2026-03-17',
      dateModified: '2026-04-01',
      mainEntityOfPage: 'https://a/b',
      url: 'https://a/b',
      image: 'https://a/i.webp',
      inLanguage: 'en-HK',
      publisher: { '@type': 'Organization', name: 'P', logo: { '@type': 'ImageObject', url: 'https://a/l.png' } },
    });
  });
});
