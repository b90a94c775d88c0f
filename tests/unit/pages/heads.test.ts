// @vitest-environment node
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LOCALE_CODES, type Locale } from '@/lib/config/locales';
import { getStaticProps as additionalServices } from '@/pages/additional-services';
import { getStaticProps as blog } from '@/pages/blog';
import { getStaticProps as article } from '@/pages/blog/[slug]';
import { getStaticProps as faqs } from '@/pages/faqs';
import { standIn } from '@/tests/setup/stand-in';

await standIn(import('@/services/pricing/prices'), { getPriceService: () => Promise.resolve(null) });

const PAGES = [
  ['blog-page', blog],
  ['faq-page', faqs],
  ['additional-services-page', additionalServices],
] as const;
const bundled = (kind: string, locale: Locale) =>
  JSON.parse(readFileSync(`content/${kind}/${kind}/${locale}.json`, 'utf8')) as { headline: string; seo: { title: string } };

/** A CMS that has this one document and nothing else: for the others the site's own copies stand. */
function cmsWith(kind: string, document: object) {
  vi.stubGlobal(
    'fetch',
    vi.fn((address: URL | string) =>
      Promise.resolve(
        new URL(address).pathname.endsWith(`/${kind}`) ? Response.json({ data: document }) : Response.json({ error: {} }, { status: 404 }),
      ),
    ),
  );
}
afterEach(() => vi.unstubAllGlobals());

describe.each(PAGES)('the head that editors write in %s', (kind, getStaticProps) => {
  it('stands on the page, without a developer', async () => {
    const document = { ...bundled(kind, 'zh'), headline: '編輯寫的標題', seo: { title: '編輯寫的題目', description: '編輯寫的簡介' } };
    cmsWith(kind, document);
    expect(await getStaticProps({ locale: 'zh', revalidateReason: 'build' })).toMatchObject({
      props: { page: { headline: '編輯寫的標題', seo: document.seo } },
    });
  });

  it.each(LOCALE_CODES)('is the bundled one in %s while the CMS is away', async (locale) => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new TypeError('fetch failed'))),
    );
    expect(await getStaticProps({ locale, revalidateReason: 'build' })).toMatchObject({ props: { page: bundled(kind, locale) } });
  });
});

it('names the feed of an article’s page as the blog is named', async () => {
  cmsWith('blog-page', { ...bundled('blog-page', 'en'), seo: { title: 'Notes of an editor', description: 'd' } });
  expect(await article({ locale: 'en', params: { slug: 'clean-before-you-store' }, revalidateReason: 'build' })).toMatchObject({
    props: { feedTitle: 'Notes of an editor' },
  });
});

it('a page that is made without a price list calls no service quoted', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('fetch failed'))),
  );
  const made = (await additionalServices({ locale: 'en', revalidateReason: 'build' })) as {
    props: { services: { price: { kind: string } }[] };
  };
  expect(made.props.services.length).toBeGreaterThan(5);
  expect(new Set(made.props.services.map(({ price }) => price.kind))).toEqual(new Set(['unknown']));
});
