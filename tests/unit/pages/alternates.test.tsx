// @vitest-environment node
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { LOCALE_CODES, LOCALES, localesOfRegion, regionOfLocale, X_DEFAULT_LOCALE, type Locale } from '@/lib/config/locales';
import { REGION_CODES } from '@/lib/config/regions';
import { siteAddress } from '@/lib/site/site-address';
import { getServerSideProps as writeSitemap } from '@/pages/sitemap.xml';
import { answer, ARTICLE, CHANGED, namedBy, PAGES, render, tagsOf, WRITTEN, type Rendered } from './rendered-page';

// What stands in the head is the page's own; its view is not looked at.
vi.mock('next/dynamic', () => ({ default: () => () => null }));
vi.mock('next/head', () => ({ default: ({ children }: { children: ReactNode }) => children }));
// Next writes a language's prefix with settings of the build that no test has.
vi.mock('next/link', () => ({
  default: ({ href, locale, children }: { href: string; locale?: Locale; children: ReactNode }) => (
    <a href={locale ? siteAddress(locale, href as `/${string}`) : href}>{children}</a>
  ),
}));
vi.mock('next/router', () => ({
  useRouter: () => ({ asPath: '/of-no-static-page', query: {}, isReady: false, events: { on: () => undefined, off: () => undefined } }),
}));
vi.mock('@/services/http/send-call', () => ({ sendCall: () => Promise.resolve({ kind: 'unreachable' }) }));

/** Every page of both sites by its own address. */
const documents = new Map<string, Rendered & { locale: Locale; alternates: Record<string, string> }>();
const listed = new Map<string, Record<string, string>>();
const changes = new Map<string, string>();

beforeAll(async () => {
  vi.stubGlobal('fetch', (asked: URL | string) => Promise.resolve(answer(new URL(asked))));
  for (const page of PAGES) {
    for (const locale of LOCALE_CODES) {
      const rendered = await render(page.file, locale, page.params);
      if (rendered === null) continue;
      const { html } = rendered;
      const links = tagsOf(html, 'link');
      expect(
        links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href),
        `${page.path} in ${locale}`,
      ).toEqual([siteAddress(locale, page.path)]);
      documents.set(siteAddress(locale, page.path), { ...rendered, locale, alternates: namedBy(links) });
    }
  }
  for (const region of REGION_CODES) {
    let body = '';
    const res = {
      setHeader: () => undefined,
      end: (text: string) => {
        body = text;
      },
    };
    await writeSitemap({ locale: localesOfRegion(region)[0], res } as unknown as Parameters<typeof writeSitemap>[0]);
    for (const [, entry = ''] of body.matchAll(/<url>([\s\S]*?)<\/url>/g)) {
      const address = /<loc>([^<]+)<\/loc>/.exec(entry)?.[1]?.replaceAll('&amp;', '&') ?? '';
      listed.set(address, namedBy(tagsOf(entry, 'xhtml:link')));
      changes.set(address, /<lastmod>([^<]+)<\/lastmod>/.exec(entry)?.[1] ?? '');
    }
  }
  return () => vi.unstubAllGlobals();
});

describe('the versions of a page', () => {
  it('are those that exist: an article is named in the languages that it was written in', () => {
    const fixed = PAGES.length - Object.keys(WRITTEN).length;
    expect(documents.size).toBe(fixed * LOCALE_CODES.length + Object.values(WRITTEN).flat().length);
    for (const [address, { locale, alternates }] of documents) {
      expect(alternates[LOCALES[locale].htmlLang], address).toBe(address);
      expect(
        Object.values(alternates).filter((url) => !documents.has(url)),
        address,
      ).toEqual([]);
    }
    for (const [slug, locales] of Object.entries(WRITTEN)) {
      const [first = 'en'] = locales;
      const named = documents.get(siteAddress(first, `/blog/${slug}`))?.alternates ?? {};
      expect(Object.keys(named).sort(), slug).toEqual(
        [...locales.map((locale) => LOCALES[locale].htmlLang), ...(locales.includes(X_DEFAULT_LOCALE) ? ['x-default'] : [])].sort(),
      );
    }
  });

  it('name each other, all by the same codes', () => {
    for (const [address, { alternates }] of documents) {
      for (const [code, url] of Object.entries(alternates)) {
        const other = documents.get(url);
        expect(other?.alternates, `${address} names ${url}`).toEqual(alternates);
        if (other && code !== 'x-default') expect(code).toBe(LOCALES[other.locale].htmlLang);
      }
      if ('x-default' in alternates) expect(alternates['x-default']).toBe(alternates[LOCALES[X_DEFAULT_LOCALE].htmlLang]);
    }
  });

  it('are the same in the sitemaps, which list each page and no other', () => {
    expect([...listed.keys()].sort()).toEqual([...documents.keys()].sort());
    for (const [address, alternates] of listed) expect(alternates, address).toEqual(documents.get(address)?.alternates);
    expect(listed.has(siteAddress('zh', '/services-pricing?type=sell'))).toBe(true);
  });
});

describe('the language menu of the document as it is served', () => {
  /** The addresses of the menu's links; the home page has its slash or not. */
  const linksOf = (menu: string) => tagsOf(menu, 'a').map(({ href = '' }) => (documents.has(href) ? href : href.replace(/\/$/, '')));

  it('leads from each page to pages that there are', () => {
    for (const [address, { locale, menu }] of documents) {
      const links = linksOf(menu);
      expect(links, address).toHaveLength(localesOfRegion(regionOfLocale(locale)).length + 1);
      expect(
        links.filter((link) => !documents.has(link)),
        address,
      ).toEqual([]);
      expect(links, address).toContain(address);
    }
  });

  it('leads to the same article where there is one, and to the list of the languages that lack it', () => {
    const menuOf = (locale: Locale, slug: string) => linksOf(documents.get(siteAddress(locale, `/blog/${slug}`))?.menu ?? '');
    expect(menuOf('zh', 'only-in-chinese')).toEqual([
      siteAddress('en', '/blog'),
      siteAddress('zh', '/blog/only-in-chinese'),
      siteAddress('zh-CN', '/blog'),
      siteAddress('zh-Hans', '/blog/only-in-chinese'),
    ]);
    expect(menuOf('en', 'only-in-hong-kong').at(-1)).toBe(siteAddress('en-SG', '/blog'));
    expect(menuOf('en', ARTICLE)).not.toContain(siteAddress('zh', '/blog'));
  });
});

describe('the picture that a first screen is judged by', () => {
  it('is preloaded as it is then chosen, in its best format, and no other picture is', () => {
    let pictures = 0;
    for (const [address, { html }] of documents) {
      const preloads = tagsOf(html, 'link').filter(({ rel, as }) => rel === 'preload' && as === 'image');
      const sources = tagsOf(html, 'source').filter(({ type }) => type === 'image/avif');
      for (const { imagesrcset, imagesizes, type } of preloads) {
        const [chosen] = sources.filter(({ srcset }) => srcset === imagesrcset);
        expect({ type, sizes: chosen?.sizes }, address).toEqual({ type: 'image/avif', sizes: imagesizes });
      }
      const urgent = tagsOf(html, 'img').filter(({ fetchpriority }) => fetchpriority === 'high');
      pictures += urgent.length;
      // Of two crops for two kinds of window each has its own.
      const crops = sources.filter(({ media }) => media !== undefined).length;
      expect(preloads, address).toHaveLength(urgent.length === 0 ? 0 : 1 + crops);
    }
    expect(pictures).toBeGreaterThan(50);
  });
});

interface Block {
  '@type': string;
  url?: string;
  itemListElement?: { name: string; item: string }[];
}
const blockOf = (html: string, kind: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    .map(([, text = '{}']) => JSON.parse(text) as Block)
    .find((block) => block['@type'] === kind);

describe('the service that search engines read', () => {
  it('stands on each page that sells something, under the page’s own address', () => {
    for (const [address, { html }] of documents) {
      const sells = /\/(services-pricing|additional-services|pakt-gift)(\?|$)/.test(address);
      expect(blockOf(html, 'Service')?.url, address).toBe(sells ? address : undefined);
    }
  });
});

describe('the trail that search engines read', () => {
  const trailOf = (html: string) => blockOf(html, 'BreadcrumbList')?.itemListElement;

  it('leads through pages that there are down to each article and each tab of the prices', () => {
    for (const [address, { html }] of documents) {
      const addresses = trailOf(html)?.map(({ item }) => item);
      if (!/\/blog\/|\/services-pricing/.test(address)) {
        expect(addresses, address).toBeUndefined();
        continue;
      }
      expect(addresses?.at(-1), address).toBe(address);
      expect(
        addresses?.filter((item) => !documents.has(item)),
        address,
      ).toEqual([]);
    }
  });

  it('says the name of a tab in its language; the first is the page itself', () => {
    const namesOf = (path: `/${string}`) =>
      trailOf(documents.get(siteAddress('zh-Hans', path))?.html ?? '')
        ?.slice(1)
        .map(({ name }) => name);
    expect(namesOf('/services-pricing?type=sell')).toEqual(['服务与价格', '寄卖']);
    expect(namesOf('/services-pricing')).toEqual(['服务与价格']);
  });
});

describe('the last change of an article', () => {
  it('is the day in the region on which its text of that language was edited, or published', () => {
    for (const locale of LOCALE_CODES) {
      const address = siteAddress(locale, `/blog/${ARTICLE}`);
      const { html = '' } = documents.get(address) ?? {};
      const [published, modified] = ['datePublished', 'dateModified'].map((name) => new RegExp(`"${name}":"([^"]+)"`).exec(html)?.[1]);
      expect(published).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(modified, locale).toBe(CHANGED[locale] ?? published);
      expect(changes.get(address), locale).toBe(modified);
    }
  });
});

describe('what a shared link says of a page', () => {
  it('is an article with its day, in words of Open Graph', () => {
    for (const [address, { html, locale }] of documents) {
      const said = Object.fromEntries(tagsOf(html, 'meta').flatMap(({ property, content }) => (property ? [[property, content]] : [])));
      const isArticle = address.includes('/blog/');
      expect(said['og:type'], address).toBe(isArticle ? 'article' : 'website');
      expect(said['article:published_time'], address).toEqual(isArticle ? expect.stringMatching(/^\d{4}-\d\d-\d\d$/) : undefined);
      expect(said['og:locale']).toBe({ en: 'en_HK', zh: 'zh_HK', 'zh-CN': 'zh_CN', 'en-SG': 'en_SG', 'zh-Hans': 'zh_SG' }[locale]);
    }
  });

  it('leads to the feed of the language from the blog and from each of its articles', () => {
    for (const [address, { html, locale }] of documents) {
      const feeds = tagsOf(html, 'link')
        .filter(({ type }) => type === 'application/rss+xml')
        .map(({ href }) => href);
      expect(feeds, address).toEqual(/\/blog(\/|$)/.test(address) ? [siteAddress(locale, '/blog/rss.xml')] : []);
      expect(regionOfLocale(locale) === 'hk', address).toBe(address.includes('//hk.'));
    }
  });
});
