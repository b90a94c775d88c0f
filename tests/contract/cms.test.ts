import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contentHash } from '@/backend/twins/cms/content-hash';
import { seedDocuments, readSeedFiles, type SeedDocument } from '@/backend/twins/cms/seed-documents';
import { cmsDocuments } from '@/backend/api/db/schema/cms';
import { LOCALE_CODES } from '@/lib/config/locales';
import { globalDocument } from '@/lib/contract/content';
import { testBackend } from '@/tests/setup/test-backend';
import { readRows } from '@/tests/setup/read-rows';

const NOW = new Date('2026-11-21T00:00:00Z');
const backend = testBackend({ cmsPreviewSecret: 'preview-of-the-test', cmsToken: 'token-of-the-test' });

const note = (slug: string, content: object, overrides: Partial<SeedDocument> = {}): SeedDocument => ({
  kind: 'test-notes',
  slug,
  locale: 'en',
  status: 'published',
  isSingle: false,
  content: { ...content },
  ...overrides,
});
const NOTES = [
  note('first', { order: 10, topic: 'care', author: { name: 'Ann' }, publishedAt: '2026-03-01' }),
  note('second', { order: 9, topic: 'care', author: { name: 'Bo' }, publishedAt: '2026-02-01' }),
  note('third', { order: 2, topic: 'sell', author: { name: 'Ann' } }),
  note('third', { order: 2, topic: 'sell', author: { name: 'Draft' } }, { status: 'draft' }),
  note('unpublished', { order: 1, topic: 'sell' }, { status: 'draft' }),
  note('first', { order: 10, topic: 'care' }, { locale: 'zh' }),
];

beforeAll(async () => {
  await seedDocuments(backend.context.database.orm, NOTES, NOW);
});

interface List {
  data: { slug: string }[];
  meta: { pagination: object };
}
const get = (url: string, headers: Record<string, string> = {}) => backend.app.inject({ url, headers });
const slugs = async (query: string, headers?: Record<string, string>) =>
  (await get(`/cms/test-notes?locale=en&${query}`, headers)).json<List>().data.map(({ slug }) => slug);

describe('the global document', () => {
  it.each(LOCALE_CODES)('stands in %s in the shape of Strapi', async (locale) => {
    const answer = await get(`/cms/global?locale=${locale}&populate=*`);
    expect(answer.statusCode).toBe(200);
    expect(z.parse(globalDocument, answer.json()).data?.promoBanner?.description).toMatch(/^<p>.+<\/p>$/);
    expect(answer.json()).toMatchObject({ data: { locale, documentId: expect.stringMatching(/^[\da-z]{24}$/) as string }, meta: {} });
  });

  it('is one document in all languages', async () => {
    const ids = await Promise.all(
      LOCALE_CODES.map(
        async (locale) => (await get(`/cms/global?locale=${locale}`)).json<{ data: { documentId: string } }>().data.documentId,
      ),
    );
    expect(new Set(ids).size).toBe(1);
  });
});

describe('a collection', () => {
  it('comes newest first with its pages counted', async () => {
    const answer = await get('/cms/test-notes?locale=en&pagination[page]=1&pagination[pageSize]=2');
    expect(answer.json<List>()).toMatchObject({
      data: [{ slug: 'first', order: 10 }, { slug: 'second' }],
      meta: { pagination: { page: 1, pageSize: 2, pageCount: 2, total: 3 } },
    });
  });

  it.each(readRows<[query: string, expected: string[]][]>(import.meta.url, 'cms.filters.json'))('answers %s', async (query, expected) => {
    expect(await slugs(query)).toEqual(expected);
  });

  it('keeps languages apart', async () => {
    expect((await get('/cms/test-notes?locale=zh')).json<List>().data).toHaveLength(1);
  });

  it.each([
    'locale=xx',
    'locale=en&filters[a;b][$eq]=1',
    'locale=en&filters[a][$regex]=1',
    'locale=en&sort=a b',
    'locale=en&pagination[pageSize]=1000',
    'locale=en&pagination[page]=0',
  ])('refuses %s', async (query) => {
    const answer = await get(`/cms/test-notes?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ statusCode: 400, code: 'VALIDATION' });
  });

  it('knows no other kinds', async () => {
    expect((await get('/cms/secrets')).statusCode).toBe(404);
  });
});

describe('drafts', () => {
  const drafts = 'status=draft&sort=slug';

  it.each<Record<string, string>>([{}, { authorization: 'Bearer wrong' }, { authorization: 'Bearer ' }])(
    'need the secret, not %o',
    async (headers) => {
      expect((await get(`/cms/test-notes?${drafts}`, headers)).statusCode).toBe(401);
    },
  );

  it.each([
    ['the preview secret in the query', '&secret=preview-of-the-test', {}],
    ['the API token as bearer', '', { authorization: 'Bearer token-of-the-test' }],
  ])('open to %s: each document once, in its newest version', async (_name, query, headers: Record<string, string>) => {
    expect(await slugs(drafts + query, headers)).toEqual(['first', 'second', 'third', 'unpublished']);
    const [third] = (await get(`/cms/test-notes?locale=en&filters[slug][$eq]=third&status=draft${query}`, headers)).json<{
      data: object[];
    }>().data;
    expect(third).toMatchObject({ author: { name: 'Draft' }, publishedAt: null });
  });
});

describe('the seed', () => {
  it('writes a changed file once, and nothing the second time', async () => {
    const { orm } = backend.context.database;
    const changed = [note('first', { order: 11 })];
    expect(await seedDocuments(orm, changed, NOW)).toEqual({ written: 1, kept: 0 });
    expect(await seedDocuments(orm, changed, NOW)).toEqual({ written: 0, kept: 0 });
  });

  it('leaves a document alone that was edited in the database', async () => {
    const { orm } = backend.context.database;
    const edited = { order: 5, title: 'By hand' };
    const row = (await orm.select().from(cmsDocuments)).find(({ slug, locale }) => slug === 'second' && locale === 'en');
    if (!row) throw new Error('The note is missing');
    const { kind, slug, locale, status, documentId, isSingle, content, updatedAt } = row;
    await orm
      .insert(cmsDocuments)
      .values({ kind, slug, locale, status, documentId, isSingle, content, updatedAt })
      .onConflictDoUpdate({
        target: [cmsDocuments.kind, cmsDocuments.slug, cmsDocuments.locale, cmsDocuments.status],
        set: { content: edited },
      });
    expect(await seedDocuments(orm, [note('second', { order: 99 })], NOW)).toEqual({ written: 0, kept: 1 });
    expect((await get('/cms/test-notes?locale=en&filters[slug][$eq]=second')).json<{ data: object[] }>().data).toMatchObject([edited]);
  });

  it('holds every committed document after the start', async () => {
    const files = await readSeedFiles();
    const stored = new Set((await backend.context.database.orm.select().from(cmsDocuments)).map(({ seedHash }) => seedHash));
    expect(files.length).toBeGreaterThanOrEqual(LOCALE_CODES.length);
    expect(files.filter(({ content }) => !stored.has(contentHash(content)))).toEqual([]);
  });
});
