// @vitest-environment node
import type { GetStaticProps } from 'next';
import { expect, it, vi } from 'vitest';
import { CONTENT_KINDS } from '@/lib/contract/content/kinds';
import { KIND_NAMES, readSeed } from '@/tests/unit/content/read-seed';
import { standIn } from '@/tests/setup/stand-in';

await standIn(import('@/services/pricing/prices'), { getPriceService: () => Promise.resolve(null) });

/** Active HTML of every kind, which also names the field that it was written in. */
const hostile = (place: string) =>
  `<p>at ${place};</p><script>alert(1)</script><img src="x" onerror="alert(1)"><a href="javascript:alert(1)" onclick="alert(1)">x</a>`;
const ACTS = /<script|<img|onerror|onclick|javascript:|alert\(/;
const seed = readSeed().filter(({ locale, name }) => locale === 'zh' && !name.endsWith('(draft)'));
const places: string[] = [];

/** A copy of a document with hostile HTML in every rich text. */
function spoil(value: unknown, place: string): unknown {
  if (typeof value === 'string' && value.startsWith('<')) {
    places.push(place);
    return hostile(place);
  }
  if (Array.isArray(value)) return value.map((inner, index) => spoil(inner, `${place}.${index}`));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spoil(inner, `${place}.${key}`)]));
}
const spoilt = seed.map(({ kind, slug, document }) => ({ kind, slug, document: spoil(document, `${kind}/${slug}`) }));

function answer(address: URL | string): Response {
  const { pathname, searchParams } = new URL(address);
  const kind = KIND_NAMES.find((name) => pathname.endsWith(`/${name}`));
  const slug = searchParams.get('filters[slug][$eq]');
  const data = spoilt.filter((entry) => entry.kind === kind && (slug === null || entry.slug === slug)).map(({ document }) => document);
  return Response.json({ data: kind && CONTENT_KINDS[kind].form === 'single' ? data[0] : data });
}

const PAGES = import.meta.glob<{ getStaticProps?: GetStaticProps }>(['/pages/**/*.tsx', '!/pages/_*.tsx']);
const ARTICLES = seed.filter(({ kind }) => kind === 'blog-articles').map(({ slug }) => ({ slug }));

it('no page holds what acts in an editor’s HTML, and every such text is on a page', async () => {
  vi.stubGlobal('fetch', (address: URL | string) => Promise.resolve(answer(address)));
  const held: string[] = [];
  for (const [file, load] of Object.entries(PAGES)) {
    const { getStaticProps } = await load();
    for (const params of file.includes('[slug]') ? ARTICLES : [{ type: 'store' }]) {
      held.push(`${file} ${JSON.stringify(await getStaticProps?.({ locale: 'zh', revalidateReason: 'build', params }))}`);
    }
  }
  vi.unstubAllGlobals();
  expect(held.filter((props) => ACTS.test(props))).toEqual([]);
  expect(places.filter((place) => !held.some((props) => props.includes(`at ${place};`)))).toEqual([]);
  expect(new Set(places.map((place) => place.split('/')[0]))).toEqual(
    new Set(['global', 'about-page', 'additional-service-pages', 'faqs', 'privacy-policy', 'terms-and-condition', 'blog-articles']),
  );
});
