import { expect, it } from 'vitest';
import { testBackend } from '@/tests/setup/test-backend';

const backend = testBackend({}, { clock: () => new Date('2026-11-21T00:00:00Z') });

const read = (query: string) => backend.app.inject({ url: `/cms/faqs?locale=en&${query}` });

// Whoever goes on by an offset that is not looked at gets the first page again and again, and never comes to an end.
it.each([
  'pagination[start]=25',
  'pagination[limit]=10',
  'pagination[offset]=25',
  'pagination[page]=2&pagination[start]=0',
  'pagination=2',
])('a way of paging that is not offered is refused, not left unread: %s', async (query) => {
  expect((await read(query)).json()).toMatchObject({ statusCode: 400, code: 'VALIDATION' });
});

it('pages hold every document once, and a page behind the last none', async () => {
  const seen: string[] = [];
  const page = async (number: number) =>
    (await read(`pagination[page]=${number}&pagination[pageSize]=7`)).json<{
      data: { slug: string }[];
      meta: { pagination: { pageCount: number; total: number } };
    }>();
  const { pagination } = (await page(1)).meta;
  for (let number = 1; number <= pagination.pageCount; number += 1) seen.push(...(await page(number)).data.map(({ slug }) => slug));
  expect(pagination.pageCount).toBeGreaterThan(1);
  expect([seen.length, new Set(seen).size]).toEqual([pagination.total, pagination.total]);
  expect((await page(pagination.pageCount + 1)).data).toEqual([]);
});
