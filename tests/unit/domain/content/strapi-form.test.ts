import { describe, expect, it } from 'vitest';
import { aboutPage } from '@/lib/contract/content/about-page';
import { blogArticle } from '@/lib/contract/content/blog-article';
import { CONTENT_KINDS } from '@/lib/contract/content/kinds';
import { policy } from '@/lib/contract/content/policy';
import { fromStrapi, populateParameters, toStrapi } from '@/lib/domain/content/strapi-form';
import { readSeed } from '@/tests/unit/content/read-seed';

/** What Strapi adds to every document and component. */
function withIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withIds);
  if (typeof value !== 'object' || value === null) return value;
  return { id: 7, ...Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withIds(inner)])) };
}

describe('documents in Strapi', () => {
  it('come back as they were sent, in every kind and language', () => {
    for (const { kind, name, document } of readSeed()) {
      const { shape } = CONTENT_KINDS[kind];
      expect(fromStrapi(shape, toStrapi(shape, document)), name).toEqual(document);
    }
  });

  it('keep their own id and date beside those of Strapi', () => {
    const clause = { id: 'who-we-are', title: 'T', summary: 'S', body: '<p>B</p>' };
    const sent = toStrapi(policy, { clauses: [clause] });
    expect(sent).toEqual({ clauses: [{ key: 'who-we-are', title: 'T', summary: 'S', body: '<p>B</p>' }] });
    expect(fromStrapi(policy, withIds(sent))).toMatchObject({ clauses: [clause] });
    expect(fromStrapi(blogArticle, { id: 3, publishedAt: '2026-11-21T10:00:00.000Z', publishedOn: '2026-03-01' })).toMatchObject({
      publishedAt: '2026-03-01',
    });
  });

  it('leave out what Strapi answers for what was left out', () => {
    expect(fromStrapi(CONTENT_KINDS['service-pages'].shape, { packages: [{ name: 'pix', variants: [] }] })).toEqual({
      packages: [{ name: 'pix' }],
    });
    expect(fromStrapi(CONTENT_KINDS['contact-page'].shape, { topics: [{ key: 'order', question: null }] })).toEqual({
      topics: [{ id: 'order' }],
    });
  });

  it('stand as they are when the CMS keeps them in the form of the contract', () => {
    expect(fromStrapi(policy, { clauses: [{ id: 'who-we-are' }] })).toEqual({ clauses: [{ id: 'who-we-are' }] });
    expect(fromStrapi(blogArticle, { publishedAt: '2026-03-01' })).toEqual({ publishedAt: '2026-03-01' });
  });

  it('ask for each component, and for what is in it', () => {
    const parameters = populateParameters(aboutPage);
    expect(parameters['populate[story]']).toBe('true');
    expect(parameters['populate[facility][populate][facts]']).toBe('true');
    expect(parameters['populate[markets][populate][items][populate][address]']).toBe('true');
    expect(Object.keys(parameters).some((name) => name.includes('headline'))).toBe(false);
  });
});
