import { readFileSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { publicEnv } from '@/lib/config/env';
import { LOCALE_CODES, localePrefix, regionOfLocale } from '@/lib/config/locales';
import { CONTENT_KINDS, type ContentKind } from '@/lib/contract/content/kinds';
import { toStrapi } from '@/lib/domain/content/strapi-form';
import { fillDocument } from '@/lib/text/fill-placeholders';
import { readingDrafts } from '@/services/content/cms-client';
import { getPromoBanner } from '@/services/content/get-pages';
import { getCollection, getDocument, getDocumentBySlug } from '@/services/content/get-document';

// Nothing to fall back to: whatever is read comes from the Strapi.
vi.mock('@/services/content/bundled-content', () => ({
  readBundled: () => Promise.resolve(undefined),
  readBundledCollection: () => Promise.resolve([]),
}));

const kinds = (Object.keys(CONTENT_KINDS) as ContentKind[]).filter((kind) => kind !== 'global');
const seed = (kind: ContentKind, slug: string, file: string): unknown => {
  const content = JSON.parse(readFileSync(`content/${kind}/${slug}/${file}.json`, 'utf8')) as object;
  return fillDocument(z.parse(CONTENT_KINDS[kind].shape as z.ZodMiniType, { slug, ...content }), { brand: publicEnv.brand });
};

describe.each(LOCALE_CODES)('a real Strapi in %s', (locale) => {
  it.each(kinds)('gives every document of %s as it was seeded', async (kind) => {
    const { form, shape } = CONTENT_KINDS[kind] as { form: string; shape: z.ZodMiniType };
    if (form === 'single') {
      expect(await getDocument(kind, locale, shape)).toEqual(seed(kind, kind, locale));
      return;
    }
    const slugs = readdirSync(`content/${kind}`);
    const documents = (await getCollection(kind, locale, shape)) as { slug: string }[];
    expect(documents.map(({ slug }) => slug).sort()).toEqual([...slugs].sort());
    for (const document of documents) expect(document).toEqual(seed(kind, document.slug, locale));
    expect(await getDocumentBySlug(kind, slugs[0] ?? '', locale, shape)).toEqual(seed(kind, slugs[0] ?? '', locale));
  });

  it('gives the banner', async () => {
    expect((await getPromoBanner(locale))?.description).toMatch(/^<p>.+<\/p>$/);
  });

  it('keeps a draft to those who ask for it', async () => {
    const read = () => getDocumentBySlug('faqs', 'must-i-be-home', locale, CONTENT_KINDS.faqs.shape);
    const draft = seed('faqs', 'must-i-be-home', `${locale}.draft`);
    expect(await read()).not.toEqual(draft);
    expect(await readingDrafts(true, read)).toEqual(draft);
  });

  it('shows its drafts on the site under preview', async () => {
    const host = new URL(regionOfLocale(locale) === 'hk' ? publicEnv.siteUrlHk : publicEnv.siteUrlSg).host;
    const path = `${localePrefix(locale)}/faqs`;
    const allowed = await get(`/api/preview?secret=${process.env.CMS_PREVIEW_SECRET ?? ''}&path=${encodeURIComponent(path)}`, host);
    expect(allowed.status).toBe(307);
    expect(allowed.location).toBe(path);
    const page = await get(path, host, { cookie: allowed.cookie });
    const draft = seed('faqs', 'must-i-be-home', `${locale}.draft`) as { answer: string };
    expect(page.status).toBe(200);
    expect(page.body).toContain(draft.answer.replace(/<[^>]*>/g, '').slice(-24));
  });
});

// After the comparison with the seed: there is one article more now.
describe('an editor’s own pictures', () => {
  const ARTICLE = 'clean-before-you-store';
  const host = new URL(publicEnv.siteUrlHk).host;

  it('are uploaded, chosen, and served by the site in the formats that a browser takes', async () => {
    const png = await sharp({ create: { width: 1400, height: 800, channels: 3, background: '#b81f2d' } })
      .png()
      .toBuffer();
    const upload = new FormData();
    upload.append('files', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'coat on a rail.png');
    upload.append('fileInfo', JSON.stringify({ alternativeText: 'A red coat on a rail' }));
    const [picture] = (await edit('/upload', upload)) as [{ id: number; url: string; width: number; height: number }];
    expect(picture).toMatchObject({ width: 1400, height: 800, alternativeText: 'A red coat on a rail' });

    const slug = 'with-pictures-of-its-own';
    const words = toStrapi(
      CONTENT_KINDS['blog-articles'].shape,
      JSON.parse(readFileSync(`content/blog-articles/${ARTICLE}/en.json`, 'utf8')),
    ) as object;
    const body = `<p>Before.</p><figure><img src="${picture.url}" alt="The same coat" width="${String(picture.width)}" height="${String(picture.height)}"><figcaption>After.</figcaption></figure>`;
    await edit('/blog-articles?locale=en', JSON.stringify({ data: { ...words, slug, coverPicture: picture.id, body } }));

    // Nobody has asked for it before: it is drawn now, and not out of the build.
    const page = await get(`/blog/${slug}`, host);
    expect(page.status).toBe(200);
    const document = new JSDOM(page.body).window.document;
    const own = encodeURIComponent(new URL(picture.url, process.env.CMS_URL).href);
    for (const alt of ['A red coat on a rail', 'The same coat']) {
      const image = document.querySelector(`article img[alt="${alt}"]`);
      expect(image?.getAttribute('src'), alt).toContain(`/_next/image?url=${own}&w=`);
      expect(Number(image?.getAttribute('width')) / Number(image?.getAttribute('height')), alt).toBeCloseTo(1400 / 800, 2);
      const candidates = (image?.getAttribute('srcset') ?? '').split(', ').map((candidate) => candidate.split(' ')[0] ?? '');
      expect(candidates.length, alt).toBeGreaterThan(2);
      for (const candidate of candidates) expect((await get(candidate, host, { accept: 'image/webp' })).type, candidate).toBe('image/webp');
    }
    const src = document.querySelector('article img[alt="The same coat"]')?.getAttribute('src') ?? '';
    for (const [accept, type] of [
      ['image/avif,image/webp,*/*', 'image/avif'],
      ['image/webp,*/*', 'image/webp'],
      ['*/*', 'image/png'],
    ] as const) {
      expect(await get(src, host, { accept }), accept).toMatchObject({ status: 200, type });
    }
    expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toContain(`/_next/image?url=${own}`);
    expect((await get(src.replace(own, encodeURIComponent('https://elsewhere.example/a.png')), host)).status).toBe(400);
  }, 180_000);
});

/** By the CMS's own API, as an editor who may do everything. */
async function edit(path: `/${string}`, body: FormData | string): Promise<unknown> {
  const answer = await fetch(`${process.env.CMS_URL ?? ''}${path}`, {
    method: 'POST',
    body,
    headers: {
      authorization: `Bearer ${process.env.CMS_EDITOR_TOKEN ?? ''}`,
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${String(answer.status)} ${text}`);
  return JSON.parse(text);
}

interface Answer {
  status: number;
  type: string;
  location: string;
  cookie: string;
  body: string;
}

/** Node does not resolve the host's name: it goes into the header. */
function get(path: string, host: string, sent: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: 'localhost', port: process.env.PORT, path, headers: { host, ...sent } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          type: answer.headers['content-type'] ?? '',
          location: answer.headers.location ?? '',
          cookie: (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; '),
          body,
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}
