import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { mediaPicture } from '@/lib/contract/content/fields';
import { relatedArticles } from '@/lib/domain/content/dated-lists';
import { entriesOf, fieldsOf, fromStrapi, populateParameters, required, toStrapi } from '@/lib/domain/content/strapi-form';

const link = z.object({ id: z.string(), label: z.string() });
const shape = z.object({
  title: z.string(),
  note: z.optional(z.string()),
  tags: z.array(z.string()),
  years: z.array(z.number()),
  hero: z.object({ text: z.string() }),
  links: z.optional(z.array(link)),
  deep: z.optional(z.object({ inner: z.object({ lines: z.array(z.string()) }) })),
});

describe('a shape', () => {
  it('is looked at behind what makes it optional', () => {
    expect(required(z.optional(z.optional(z.string()))).type).toBe('string');
    expect([required(z.catch(z.string(), '')).type, required(z.optional(z.catch(z.optional(z.number()), 0))).type]).toEqual([
      'string',
      'number',
    ]);
    expect(Object.keys(fieldsOf(z.optional(link)) ?? {})).toEqual(['id', 'label']);
    expect([fieldsOf(z.string()), entriesOf(z.string()), entriesOf(link)]).toEqual([null, null, null]);
    expect(entriesOf(z.optional(z.array(z.optional(z.string()))))?.type).toBe('string');
  });

  it('asks for its components, and for no list of figures', () => {
    expect(populateParameters(shape)).toEqual({
      'populate[tags]': 'true',
      'populate[hero]': 'true',
      'populate[links]': 'true',
      'populate[deep][populate][inner][populate][lines]': 'true',
    });
    expect(populateParameters(z.object({ id: z.array(link) }))).toEqual({ 'populate[key]': 'true' });
    expect(populateParameters(z.string())).toEqual({});
  });
});

describe('a document', () => {
  const document = { title: 'T', tags: ['a', 'b'], years: [2025, 2026], hero: { text: 'H' }, links: [{ id: 'one', label: 'One' }] };

  it('is sent with lines for texts and keys for ids, and comes back', () => {
    const sent = {
      title: 'T',
      tags: [{ text: 'a' }, { text: 'b' }],
      years: [2025, 2026],
      hero: { text: 'H' },
      links: [{ key: 'one', label: 'One' }],
    };
    expect(toStrapi(shape, document)).toEqual(sent);
    expect(fromStrapi(shape, sent)).toEqual(document);
  });

  it('keeps an id of ours over Strapi’s, and Strapi’s where there is none of ours', () => {
    expect(fromStrapi(link, { id: 7, key: 'one', label: 'One' })).toEqual({ id: 'one', label: 'One' });
    expect(fromStrapi(link, { id: 7, key: null, label: 'One' })).toMatchObject({ id: 7 });
    expect(fromStrapi(z.object({ label: z.string() }), { key: 'k', label: 'One' })).toEqual({ key: 'k', label: 'One' });
  });

  it('leaves out only what is optional and empty', () => {
    expect(fromStrapi(shape, { ...document, links: null })).toStrictEqual({
      title: 'T',
      tags: ['a', 'b'],
      years: [2025, 2026],
      hero: { text: 'H' },
    });
    expect(fromStrapi(shape, { ...document, tags: [], note: null, links: [], deep: null })).toStrictEqual({
      title: 'T',
      tags: [],
      years: [2025, 2026],
      hero: { text: 'H' },
    });
    expect(fromStrapi(shape, { title: null, note: '' })).toEqual({ title: undefined, note: '' });
  });

  it.each([null, undefined, 'text', 7, ['list']])('that is %j is no document, and stays what it is', (value) => {
    expect(fromStrapi(shape, value)).toEqual(value ?? undefined);
    expect(toStrapi(shape, value)).toEqual(value);
  });

  it('in place of a text is none of ours, and stays what it is', () => {
    const other = { id: 7, key: 'one', publishedOn: '2026-03-01' };
    expect(fromStrapi(z.string(), other)).toEqual(other);
    expect(toStrapi(z.string(), other)).toEqual(other);
  });

  it('with something else in place of a list or a line stays what it is', () => {
    expect(fromStrapi(z.array(z.string()), 'text')).toBe('text');
    expect(toStrapi(z.array(link), 'text')).toBe('text');
    expect(fromStrapi(z.array(z.string()), ['plain', { text: 'line' }, null, ['x']])).toEqual(['plain', 'line', null, ['x']]);
    expect(toStrapi(z.array(z.number()), [1])).toEqual([1]);
  });
});

describe('a picture of the editors’ own', () => {
  const article = z.object({ title: z.string(), picture: z.optional(mediaPicture), plain: z.optional(z.object({ data: z.string() })) });
  const picture = { url: '/uploads/coat.webp', width: 800 };

  it.each<[string, unknown, unknown]>([
    ['as Strapi 5 answers it', picture, picture],
    ['in the envelope of Strapi 4', { data: { id: 3, attributes: picture } }, picture],
    ['in an envelope without attributes', { data: picture }, picture],
  ])('is read %s', (_name, answered, read) => {
    expect(fromStrapi(article, { title: 'T', picture: answered })).toEqual({ title: 'T', picture: read });
  });

  it('that is in its envelope and was left out is none', () => {
    expect(fromStrapi(article, { title: 'T', picture: { data: null } })).toStrictEqual({ title: 'T' });
    expect(fromStrapi(article, { title: 'T', picture: null })).toStrictEqual({ title: 'T' });
  });

  it('that is no picture at all is left to whoever reads the document', () => {
    expect(fromStrapi(article, { title: 'T', picture: 'coat.webp' })).toEqual({ title: 'T', picture: 'coat.webp' });
  });

  it('is no other component that has a field of the envelope’s name', () => {
    expect(fromStrapi(article, { title: 'T', plain: { data: 'D' } })).toEqual({ title: 'T', plain: { data: 'D' } });
  });
});

describe('articles to read next', () => {
  it('are each named once', () => {
    const article = (slug: string, topic: string) => ({ slug, topic, publishedAt: '2026-01-01' });
    const all = [article('a', 'care'), article('b', 'care'), article('c', 'living')];
    expect(relatedArticles(all, all[0] as (typeof all)[0], 9).map(({ slug }) => slug)).toEqual(['b', 'c']);
  });
});
