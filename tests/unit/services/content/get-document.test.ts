// @vitest-environment node
import { readFileSync } from 'node:fs';
import type { GetStaticPropsContext } from 'next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { policy } from '@/lib/contract/content/policy';
import { servicePage } from '@/lib/contract/content/service-page';
import { getArticle, getArticles } from '@/services/content/get-articles';
import { getDocument, getDocumentBySlug } from '@/services/content/get-document';
import { getStaticPaths, getStaticProps } from '@/pages/blog/[slug]';
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

const pageOf = (slug: string, revalidateReason: GetStaticPropsContext['revalidateReason']) => getStaticProps({ locale: 'en', params: { slug }, revalidateReason });

describe.each(Object.entries(FAILURES))('a CMS that %s', (_, failure) => {
  it('leaves the articles that came with the site', async () => {
    cms(failure);
    expect(await getArticle(BUNDLED, 'en')).toMatchObject({ kind: 'found', document: { title: bundled.title } });
    expect((await getArticles('en')).length).toBeGreaterThan(5);
    expect(await getStaticPaths({})).toMatchObject({ fallback: 'blocking', paths: expect.arrayContaining([{ params: { slug: BUNDLED }, locale: 'zh' }]) as unknown });
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
