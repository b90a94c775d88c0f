import { readFileSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { publicEnv } from '@/lib/config/env';
import { LOCALE_CODES, localePrefix, regionOfLocale } from '@/lib/config/locales';
import { CONTENT_KINDS, type ContentKind } from '@/lib/contract/content/kinds';
import { fillDocument } from '@/lib/fill-placeholders';
import { readingDrafts } from '@/services/content/draft-mode';
import { getPromoBanner } from '@/services/content/get-global';
import { getCollection, getDocument, getDocumentBySlug } from '@/services/content/get-document';

// Nothing to fall back to: whatever is read comes from the Strapi.
vi.mock('@/services/content/bundled-content', () => ({ readBundled: () => Promise.resolve(undefined), readBundledCollection: () => Promise.resolve([]) }));

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
    const page = await get(path, host, allowed.cookie);
    const draft = seed('faqs', 'must-i-be-home', `${locale}.draft`) as { answer: string };
    expect(page.status).toBe(200);
    expect(page.body).toContain(draft.answer.replace(/<[^>]*>/g, '').slice(-24));
  });
});

interface Answer { status: number; location: string; cookie: string; body: string }

/** Node does not resolve the host's name: it goes into the header. */
function get(path: string, host: string, cookie = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: 'localhost', port: process.env.PORT, path, headers: { host, cookie } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      answer.on('end', () => resolve({
        status: answer.statusCode ?? 0,
        location: answer.headers.location ?? '',
        cookie: (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; '),
        body,
      }));
    }).on('error', reject).end();
  });
}
