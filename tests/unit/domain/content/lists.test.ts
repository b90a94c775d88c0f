import { describe, expect, it } from 'vitest';
import { itemsOfYear, latestArticles, newestFirst, pressYears, relatedArticles } from '@/lib/domain/content/dated-lists';
import { isArtworkName } from '@/artwork/manifest';
import { readSeed } from '@/tests/unit/content/read-seed';

describe('press items by year', () => {
  const items = [
    { year: 2024, date: '2024-04-11' },
    { year: 2026, date: '2026-06-16' },
    { year: 2024, date: '2024-11-20' },
  ];

  it('lists each year once, newest first', () => expect(pressYears(items)).toEqual([2026, 2024]));
  it('shows the items of a year', () => expect(itemsOfYear(items, '2024')).toEqual([items[0], items[2]]));
  it('shows all without a year, and for one that nobody wrote in', () => {
    for (const year of [null, '', '1999', 'abc', '2024 ']) expect(itemsOfYear(items, year)).toEqual(items);
  });
  it('sorts by date', () => expect(newestFirst(items).map(({ date }) => date)).toEqual(['2026-06-16', '2024-11-20', '2024-04-11']));
});

describe('articles', () => {
  const article = (slug: string, topic: string, publishedAt: string) => ({ slug, topic, publishedAt });
  const [a, b, c, d] = [
    article('a', 'care', '2026-01-01'),
    article('b', 'living', '2026-03-01'),
    article('c', 'care', '2026-02-01'),
    article('d', 'living', '2026-03-01'),
  ];
  const articles = [a, b, c, d];

  it('stand newest first, those of one day in a fixed order', () => {
    expect(latestArticles(articles).map(({ slug }) => slug)).toEqual(['b', 'd', 'c', 'a']);
    expect(latestArticles([...articles].reverse()).map(({ slug }) => slug)).toEqual(['b', 'd', 'c', 'a']);
  });
  it('lead on to the same topic first, never to themselves', () =>
    expect(relatedArticles(articles, a, 2).map(({ slug }) => slug)).toEqual(['c', 'b']));
});

describe('pictures of documents', () => {
  it('are drawn', () => {
    const shown = readSeed().filter(({ kind }) =>
      ['blog-articles', 'additional-service-pages', 'gift-packages', 'service-pages'].includes(kind),
    );
    const named = shown.map(({ document }) =>
      String((document as Record<string, unknown>).cover ?? (document as Record<string, unknown>).picture),
    );
    expect(named.length).toBeGreaterThan(50);
    expect([...new Set(named)].filter((name) => !isArtworkName(name))).toEqual([]);
  });
});
