// @vitest-environment node
import { readFileSync } from 'node:fs';
import type { GetStaticPropsContext } from 'next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { policy } from '@/lib/contract/content/policy';
import { servicePage } from '@/lib/contract/content/service-page';
import { getArticle, getArticles } from '@/services/content/get-articles';
import { getDocument, getDocumentBySlug } from '@/services/content/get-document';
import { getStaticPaths, getStaticProps } from '@/pages/blog/[slug]';
import { getStaticProps as blogPage } from '@/pages/blog';
import { getStaticProps as policyPage } from '@/pages/privacy-policy';

const BUNDLED = 'clean-before-you-store';
const bundled = JSON.parse(readFileSync(`content/blog-articles/${BUNDLED}/en.json`, 'utf8')) as { publishedAt: string; title: string };
const { publishedAt: publishedOn, ...words } = bundled;
/** An article that was written after the release. */
const LATER = { ...words, publishedOn, slug: 'later', title: 'Later' };

const FAILURES: Record<string, () => Promise<Response>> = {
  'is not there': () => Promise.reject(new TypeError('fetch failed')),
  'answers that there were too many requests': () => Promise.resolve(Response.json({ statusCode: 429 }, { status: 429 })),
  'answers 500': () => Promise.resolve(new Response('{}', { status: 500 })),
  'answers no documents at all': () => Promise.resolve(Response.json({ data: { unexpected: [1] } })),
  'answers what the contract refuses': () => Promise.resolve(Response.json({ data: [{ slug: 'later', title: 'Half of it' }] })),
};
const EMPTY = () => Promise.resolve(Response.json({ data: [], meta: {} }));

const cms = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));
afterEach(() => vi.unstubAllGlobals());

const pageOf = (slug: string, revalidateReason: GetStaticPropsContext['revalidateReason']) =>
  getStaticProps({ locale: 'en', params: { slug }, revalidateReason });

describe.each(Object.entries(FAILURES))('a CMS that %s', (_, failure) => {
  it('leaves the articles that came with the site', async () => {
    cms(failure);
    expect(await getArticle(BUNDLED, 'en')).toMatchObject({ kind: 'found', document: { title: bundled.title } });
    expect((await getArticles('en')).length).toBeGreaterThan(5);
    expect(await getStaticPaths({})).toMatchObject({
      fallback: 'blocking',
      paths: expect.arrayContaining([{ params: { slug: BUNDLED }, locale: 'zh' }]) as unknown,
    });
  });

  it('does not take a later article for a missing one: its page stays as it was', async () => {
    cms(failure);
    expect(await getArticle('later', 'en')).toEqual({ kind: 'unread' });
    for (const reason of ['stale', 'on-demand'] as const) await expect(pageOf('later', reason)).rejects.toThrow('cannot be read');
  });

  it('keeps a page as it was rather than take it back to the words that came with the site', async () => {
    cms(failure);
    for (const reason of ['stale', 'on-demand'] as const) {
      await expect(pageOf(BUNDLED, reason)).rejects.toThrow('stays as it is');
      await expect(policyPage({ locale: 'en', revalidateReason: reason })).rejects.toThrow('stays as it is');
    }
    expect(await pageOf(BUNDLED, 'build')).toMatchObject({ props: { article: { title: bundled.title } } });
    expect(await policyPage({ locale: 'en', revalidateReason: 'stale', draftMode: true })).toMatchObject({ props: {} });
  });

  it('lets a build come to its end', async () => {
    cms(failure);
    expect(await pageOf('later', 'build')).toMatchObject({ notFound: true });
  });

  it('leaves the pages that must exist their bundled words', async () => {
    cms(failure);
    expect((await getDocument('privacy-policy', 'en', policy)).clauses.length).toBeGreaterThan(7);
    expect(await getDocumentBySlug('service-pages', 'store', 'en', servicePage)).toMatchObject({ slug: 'store' });
  });
});

describe('a CMS that answers that there is none', () => {
  it('takes a withdrawn article offline, though a copy came with the site', async () => {
    cms(EMPTY);
    expect(await getArticle(BUNDLED, 'en')).toEqual({ kind: 'absent' });
    for (const reason of ['stale', 'on-demand', 'build'] as const) expect(await pageOf(BUNDLED, reason)).toMatchObject({ notFound: true });
  });

  it('is believed by lists, feeds and the site map', async () => {
    cms(EMPTY);
    expect(await getArticles('en')).toEqual([]);
    expect(await getStaticPaths({})).toEqual({ fallback: 'blocking', paths: [] });
  });

  it('leaves the pages that must exist their bundled words', async () => {
    cms(EMPTY);
    expect((await getDocument('privacy-policy', 'en', policy)).clauses.length).toBeGreaterThan(7);
    expect(await getDocumentBySlug('service-pages', 'store', 'en', servicePage)).toMatchObject({ slug: 'store' });
  });
});

describe('a CMS that has no such document', () => {
  it('is no failing one: the bundled words are what there is', async () => {
    cms(() => Promise.resolve(new Response('{"error":{"status":404}}', { status: 404 })));
    expect(await policyPage({ locale: 'en', revalidateReason: 'stale' })).toMatchObject({ props: {} });
  });
});

describe('a CMS that answers', () => {
  it('gives an article that was written after the release', async () => {
    cms(() => Promise.resolve(Response.json({ data: [LATER] })));
    expect(await getArticle('later', 'en')).toMatchObject({ kind: 'found', document: { title: 'Later', publishedAt: publishedOn } });
  });

  it('leaves out what the contract refuses beside what it knows', async () => {
    cms(() => Promise.resolve(Response.json({ data: [LATER, { ...LATER, slug: 'half', topic: 'unknown' }] })));
    expect((await getArticles('en')).map(({ slug }) => slug)).toEqual(['later']);
  });
});

describe('a CMS that has more articles than it gives at once', () => {
  const MANY = Array.from({ length: 101 }, (_, index) => ({ ...LATER, slug: `later-${String(index)}` }));
  const FORMS: Record<string, (article: object) => object> = { 5: (article) => article, 4: (article) => ({ id: 1, attributes: article }) };
  const asked: string[] = [];

  /** @param refused answers the second page */
  const paged = (articles: readonly object[], refused?: () => Response) => {
    asked.length = 0;
    vi.stubGlobal(
      'fetch',
      vi.fn((address: URL) => {
        asked.push(address.search);
        const page = Number(address.searchParams.get('pagination[page]') ?? 1);
        const pageSize = Number(address.searchParams.get('pagination[pageSize]') ?? 25);
        if (page > 1 && refused) return Promise.resolve(refused());
        const pagination = { page, pageSize, pageCount: Math.ceil(articles.length / pageSize), total: articles.length };
        return Promise.resolve(Response.json({ data: articles.slice((page - 1) * pageSize, page * pageSize), meta: { pagination } }));
      }),
    );
  };

  it.each(Object.entries(FORMS))('is read to its end, as Strapi %s answers', async (_, form) => {
    paged(MANY.map(form));
    expect(new Set((await getArticles('en')).map(({ slug }) => slug)).size).toBe(101);
    expect(asked).toHaveLength(2);
  });

  it('is asked once where everything fits', async () => {
    paged(MANY.slice(0, 100));
    expect(await getArticles('en')).toHaveLength(100);
    expect(asked).toHaveLength(1);
  });

  it('keeps the page as it was where one of its pages cannot be read, whatever the reason', async () => {
    for (const status of [500, 404]) {
      paged(MANY, () => new Response('{}', { status }));
      await expect(blogPage({ locale: 'en', revalidateReason: 'stale' })).rejects.toThrow('stays as it is');
    }
    paged(MANY, () => Response.json({ data: null }));
    await expect(blogPage({ locale: 'en', revalidateReason: 'stale' })).rejects.toThrow('stays as it is');
  });

  it('is not asked for ever', async () => {
    let requests = 0;
    cms(() =>
      Promise.resolve(
        Response.json({
          data: [{ ...LATER, slug: `later-${String((requests += 1))}` }],
          meta: { pagination: { page: 1, pageSize: 1, pageCount: 1_000_000, total: 1_000_000 } },
        }),
      ),
    );
    expect(await getArticles('en')).toHaveLength(20);
  });
});
