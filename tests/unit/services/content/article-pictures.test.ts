// @vitest-environment node
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverEnv } from '@/lib/config/server-env';
import { getStaticProps } from '@/pages/blog/[slug]';
import { getArticle, getArticles } from '@/services/content/get-articles';
import { standIn } from '@/tests/setup/stand-in';

const ENV = serverEnv();
await standIn(import('@/lib/config/server-env'), { serverEnv: () => ({ ...ENV, mediaUrls: ['https://cms.example/'] }) });

const { publishedAt: publishedOn, ...words } = JSON.parse(readFileSync('content/blog-articles/clean-before-you-store/en.json', 'utf8')) as {
  publishedAt: string;
  coverAlt: string;
  body: string;
};
const PICTURE = {
  id: 9,
  documentId: 'x',
  url: '/uploads/coat_1.png',
  width: 1000,
  height: 500,
  alternativeText: 'A coat on a rail',
  mime: 'image/png',
  formats: { small: { url: '/uploads/small_coat_1.png' } },
};
const FORMS: Record<string, (article: object, picture: object | null) => object> = {
  5: (article, picture) => ({ ...article, coverPicture: picture }),
  4: (article, picture) => ({ id: 1, attributes: { ...article, coverPicture: { data: picture && { id: 9, attributes: picture } } } }),
};

let asked: string[] = [];
let log: string[] = [];
let count = 0;
/** A fault is told once a process. */
const freshSlug = () => `later-${String((count += 1))}`;

function cmsWith(document: object) {
  vi.stubGlobal(
    'fetch',
    vi.fn((address: URL) => {
      asked.push(decodeURIComponent(address.search));
      return Promise.resolve(Response.json({ data: [document] }));
    }),
  );
}

beforeEach(() => {
  [asked, log] = [[], []];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    log.push(String(line));
    return true;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const candidatesOf = (srcSet = '') => srcSet.split(', ').map((candidate) => candidate.split(' '));

describe.each(Object.entries(FORMS))('a picture of the editors’ own, as Strapi %s answers it', (_, form) => {
  it('is asked for, and served by the site in widths that it has', async () => {
    const slug = freshSlug();
    cmsWith(form({ ...words, publishedOn, slug }, PICTURE));
    const [article] = await getArticles('en');
    expect(asked[0]).toContain('populate[coverPicture]=true');
    expect(article).toMatchObject({ slug, coverAlt: 'A coat on a rail' });
    const candidates = candidatesOf(article?.coverPicture?.srcSet);
    expect(candidates.length).toBeGreaterThan(2);
    const url = encodeURIComponent('https://cms.example/uploads/coat_1.png');
    for (const [address, width = ''] of candidates) expect(address).toBe(`/_next/image?url=${url}&w=${width.replace('w', '')}&q=75`);
    expect(candidates.filter(([, width = '']) => Number.parseInt(width) >= 1000)).toHaveLength(1);
    expect(article?.coverPicture).toMatchObject({ src: candidates.at(-1)?.[0], width: 1000, height: 500 });
    expect(log).toEqual([]);
  });

  it('may be left out, and the drawn cover stands', async () => {
    cmsWith(form({ ...words, publishedOn, slug: freshSlug() }, null));
    const [article] = await getArticles('en');
    expect(article).toMatchObject({ cover: 'blog-cleaning', coverAlt: words.coverAlt });
    expect(article).not.toHaveProperty('coverPicture');
    expect(log).toEqual([]);
  });

  it.each([
    ['lies elsewhere', { ...PICTURE, url: 'https://evil.example/coat.png' }],
    ['has no size', { ...PICTURE, width: null, height: null }],
    ['is a drawing', { ...PICTURE, mime: 'image/svg+xml' }],
    ['has no address', { id: 9 }],
    ['is a list', [PICTURE]],
  ])('is none where it %s: the drawn cover stands, and the editors are told once', async (_why, picture) => {
    const slug = freshSlug();
    cmsWith(form({ ...words, publishedOn, slug }, picture));
    for (let round = 0; round < 2; round += 1) {
      const found = await getArticle(slug, 'en');
      expect(found).toMatchObject({ kind: 'found', document: { coverAlt: words.coverAlt } });
      expect(found.kind === 'found' && found.document).not.toHaveProperty('coverPicture');
    }
    expect(log).toHaveLength(1);
    expect(JSON.parse(log[0] ?? '')).toMatchObject({ slug, locale: 'en', fault: 'coverPicture' });
  });
});

describe('a picture', () => {
  const article = (slug: string, own: object) => ({ ...words, publishedOn, slug, ...own });

  it('without words of its own has those of the cover', async () => {
    cmsWith(article(freshSlug(), { coverPicture: { ...PICTURE, alternativeText: ' ' } }));
    expect((await getArticles('en'))[0]).toMatchObject({ coverAlt: words.coverAlt, coverPicture: { width: 1000 } });
  });

  it('larger than any that is offered is announced as it is served', async () => {
    cmsWith(article(freshSlug(), { coverPicture: { ...PICTURE, width: 8000, height: 4000 } }));
    const picture = (await getArticles('en'))[0]?.coverPicture;
    expect(picture?.src).toContain(`&w=${String(picture?.width)}&`);
    expect(picture?.height).toBe((picture?.width ?? 0) / 2);
  });

  it('stands at the head of its article, on cards and where the article is shared', async () => {
    const slug = freshSlug();
    cmsWith(article(slug, { coverPicture: PICTURE }));
    const page = await getStaticProps({ locale: 'en', params: { slug } });
    expect(page).toMatchObject({
      props: {
        article: { cover: { kind: 'media', picture: { width: 1000 } }, coverAlt: 'A coat on a rail' },
        sharePicture: { src: expect.stringContaining('/_next/image?') as unknown },
      },
    });
    cmsWith(article(slug, {}));
    expect(await getStaticProps({ locale: 'en', params: { slug } })).toMatchObject({
      props: { article: { cover: { kind: 'artwork' } }, sharePicture: 'site' },
    });
  });

  it('in the text comes from the site, in widths, at its place, when it is near', async () => {
    const slug = freshSlug();
    cmsWith(
      article(slug, {
        body: '<p>One</p><figure><img src="/uploads/a&amp;b.png" alt="Silk &amp; &quot;wool&quot; > linen" width="800" height="600"><figcaption>Two</figcaption></figure>',
      }),
    );
    const found = await getArticle(slug, 'zh');
    const body = found.kind === 'found' ? found.document.body : '';
    const { JSDOM } = await import('jsdom');
    const picture = new JSDOM(body).window.document.querySelector('figure > img');
    expect(picture?.getAttribute('alt')).toBe('Silk & "wool" > linen');
    expect(picture?.getAttribute('src')).toMatch(
      new RegExp(`^/_next/image\\?url=${encodeURIComponent('https://cms.example/uploads/a&b.png')}&w=\\d+&q=75$`),
    );
    for (const [address] of candidatesOf(picture?.getAttribute('srcset') ?? '')) expect(address).toMatch(/^\/_next\/image\?url=/);
    expect(['width', 'height', 'loading', 'decoding'].map((name) => picture?.getAttribute(name))).toEqual(['800', '600', 'lazy', 'async']);
    expect(picture?.getAttribute('sizes')).toContain('92vw');
    expect(log).toEqual([]);
  });

  it('in the text that may not be there is left out, and the editors are told', async () => {
    const slug = freshSlug();
    cmsWith(article(slug, { body: '<p>One</p><img src="https://evil.example/a.png" alt="" width="8" height="5"><p>Two</p>' }));
    expect(await getArticle(slug, 'en')).toMatchObject({ kind: 'found', document: { body: '<p>One</p><p>Two</p>' } });
    expect(log.map((line) => (JSON.parse(line) as { fault: string }).fault)).toEqual(['picture in the text']);
  });
});
