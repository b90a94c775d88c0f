import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ARTWORK_NAMES } from '@/artwork/manifest';
import { CONTENT_KINDS, type ContentKind } from '@/lib/contract/content/kinds';
import { pictureName } from '@/lib/contract/content/fields';
import { getArticles } from '@/services/content/get-articles';
import { readSeed } from './read-seed';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** The fields that name a picture, by their kind and its Strapi type. */
const FIELDS = [
  ['blog-articles', 'blog-article', 'cover'],
  ['service-pages', 'service-page', 'picture'],
  ['additional-service-pages', 'additional-service-page', 'picture'],
  ['gift-packages', 'gift-package', 'picture'],
] as const satisfies readonly (readonly [ContentKind, string, string])[];
const drawn = ARTWORK_NAMES.filter((name) => !/^(garment|cutout)-/.test(name));

afterEach(() => vi.unstubAllGlobals());

describe('the pictures that a document may name', () => {
  it('are those that are drawn, without those of single pieces', () => {
    expect(drawn.length).toBeGreaterThan(40);
    expect(Object.values(pictureName.def.entries).sort()).toEqual([...drawn].sort());
    for (const name of ['blog-that-nobody-drew', 'garment-stone-trench', 'cutout-stone-trench', 'toString', '']) {
      expect(z.safeParse(pictureName, name).success, name).toBe(false);
    }
  });

  it.each(FIELDS)('are a choice in %s for the editor', (kind, type, field) => {
    const schema = JSON.parse(readFileSync(path.join(ROOT, `deploy/strapi/src/api/${type}/content-types/${type}/schema.json`), 'utf8')) as {
      attributes: Record<string, { type: string; enum?: string[] }>;
    };
    expect(schema.attributes[field]).toMatchObject({ type: 'enumeration', required: true, enum: expect.arrayContaining(drawn) as unknown });
    const { document } = readSeed().find((entry) => entry.kind === kind) ?? {};
    expect(z.safeParse(CONTENT_KINDS[kind].shape, document).success).toBe(true);
    expect(z.safeParse(CONTENT_KINDS[kind].shape, { ...(document as object), [field]: 'nobody-drew-this' }).success).toBe(false);
  });

  it('a CMS without that choice cannot bring an article with a picture that is not there', async () => {
    const [first, second] = readSeed()
      .filter(({ kind, locale }) => kind === 'blog-articles' && locale === 'en')
      .map(({ document }) => document as { slug: string });
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.resolve(Response.json({ data: [first, { ...second, cover: 'nobody-drew-this' }] }))),
    );
    expect((await getArticles('en')).map(({ slug }) => slug)).toEqual([first?.slug]);
  });
});
