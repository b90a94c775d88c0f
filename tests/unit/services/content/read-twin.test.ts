// @vitest-environment node
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { seedDocuments } from '@/backend/twins/cms/seed-documents';
import type { DocumentContent } from '@/backend/api/db/schema/cms';
import { publicEnv } from '@/lib/config/env';
import { LOCALE_CODES } from '@/lib/config/locales';
import { CONTENT_KINDS, type ContentKind } from '@/lib/contract/content/kinds';
import { fillDocument } from '@/lib/text/fill-placeholders';
import { readingDrafts } from '@/services/content/cms-client';
import { getCollection, getDocument, getDocumentBySlug } from '@/services/content/get-document';
import { readSeed } from '@/tests/unit/content/read-seed';
import { createTestBackend, type TestBackend } from '@/tests/setup/test-backend';

// Nothing to fall back to: whatever is read comes from the reference CMS.
vi.mock('@/services/content/bundled-content', () => ({
  readBundled: () => Promise.resolve(undefined),
  readBundledCollection: () => Promise.resolve([]),
}));

// The modules of a whole backend are loaded here, which a busy machine does not do in ten seconds.
vi.setConfig({ hookTimeout: 60_000 });

// The site gives up a CMS after four seconds, and a busy machine may take longer.
vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend({ cmsPreviewSecret: 'preview-of-the-test', rateLimitFactor: 1000 });
  await backend.app.listen({ host: '127.0.0.1', port: 0 });
  vi.stubEnv('CMS_URL', `http://127.0.0.1:${(backend.app.server.address() as AddressInfo).port}/cms`);
  vi.stubEnv('CMS_PREVIEW_SECRET', 'preview-of-the-test');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await backend.remove();
});

const kinds = (Object.keys(CONTENT_KINDS) as ContentKind[]).filter((kind) => kind !== 'global');
const seed = readSeed();
const isDraft = (name: string) => name.endsWith('(draft)');

describe.each(LOCALE_CODES)('the reference CMS in %s', (locale) => {
  it.each(kinds)('gives every document of %s in the shape of the contract', async (kind) => {
    const { form, shape } = CONTENT_KINDS[kind] as { form: string; shape: z.ZodMiniType };
    const own = seed.filter((entry) => entry.kind === kind && entry.locale === locale);
    const filled = ({ document }: { document: unknown }) => fillDocument(z.parse(shape, document), { brand: publicEnv.brand });
    const published = own.filter(({ name }) => !isDraft(name));
    const newest = [
      ...published.filter(({ slug }) => !own.some((entry) => entry.slug === slug && isDraft(entry.name))),
      ...own.filter(({ name }) => isDraft(name)),
    ];
    for (const [drafts, wanted] of [
      [false, published],
      [true, newest],
    ] as const) {
      const documents = await readingDrafts(drafts, async () =>
        form === 'single' ? [await getDocument(kind, locale, shape)] : getCollection(kind, locale, shape),
      );
      expect(documents).toHaveLength(wanted.length);
      expect(documents).toEqual(expect.arrayContaining(wanted.map(filled)));
    }
    for (const entry of form === 'single' ? [] : published) {
      expect(await getDocumentBySlug(kind, entry.slug, locale, shape), entry.name).toEqual(filled(entry));
    }
  });
});

it('gives a collection of more than a page to its end', async () => {
  const content = seed.find(({ kind, locale }) => kind === 'blog-articles' && locale === 'en')?.document as DocumentContent;
  const notes = Array.from({ length: 101 }, (_, index) => ({
    kind: 'notes',
    slug: `note-${String(index)}`,
    locale: 'en' as const,
    status: 'published' as const,
    isSingle: false,
    content,
  }));
  await seedDocuments(backend.context.database.orm, notes, new Date('2026-11-21T00:00:00Z'));
  const documents = await getCollection('notes', 'en', CONTENT_KINDS['blog-articles'].shape, 'publishedAt:desc');
  expect(documents.map(({ slug }) => slug).sort()).toEqual(notes.map(({ slug }) => slug).sort());
});
