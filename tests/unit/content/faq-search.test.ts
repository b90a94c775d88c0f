import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import simplifiedToTraditional from 'opencc-js/dict/STCharacters';
import traditionalToSimplified from 'opencc-js/dict/TSCharacters';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { LOCALE_CODES, LOCALES, type Locale } from '@/lib/config/locales';
import type { faq } from '@/lib/contract/content/faq';
import { indexAnswers, listAnswers } from '@/lib/domain/content/answer-index';
import { scriptPairs } from '@/services/content/load-texts';
import { readSeed } from './read-seed';
import queries from './faq-queries.json';

const answersOf = (of: Locale) =>
  readSeed()
    .filter(({ kind, locale, name }) => kind === 'faqs' && locale === of && !name.endsWith('(draft)'))
    .map(({ document }) => document as z.infer<typeof faq>);
const indexed = new Map<Locale, (query: string) => z.infer<typeof faq>[]>();
function answersTo(of: Locale, query: string) {
  const answers = answersOf(of);
  const known = indexed.get(of);
  if (known) return known(query);
  const index = indexAnswers(answers, { scriptPairs: scriptPairs(of, answers) });
  const find = (asked: string) => listAnswers(answers, index(asked));
  indexed.set(of, find);
  return find(query);
}
const first = (of: Locale, query: string) => answersTo(of, query)[0]?.slug;
const turned = (dictionary: string, text: string) => {
  const to = new Map(dictionary.split('|').map((entry) => entry.split(' ') as [string, string]));
  return Array.from(text, (character) => to.get(character) ?? character).join('');
};

/** What visitors ask first, in their words and not in ours. */
const ASKED: Record<Locale, Record<string, string>> = queries;

describe.each(LOCALE_CODES)('the answers in %s', (locale) => {
  it.each(Object.entries(ASKED[locale]))('“%s” leads to %s', (query, slug) => expect(first(locale, query)).toBe(slug));

  it('hold each word that the search field gives as an example', () => {
    const { search } = JSON.parse(readFileSync(path.resolve(import.meta.dirname, `../../../locales/${locale}/faqs.json`), 'utf8')) as {
      search: { hint: string };
    };
    const words = (search.hint.split(/[:：]/).at(-1) ?? '')
      .replace(/[.。]$/, '')
      .split(/[,、]/)
      .map((word) => word.trim());
    expect(words.length).toBeGreaterThan(2);
    expect(words.filter((word) => answersTo(locale, word).length === 0)).toEqual([]);
  });
});

describe.each(LOCALE_CODES.filter((locale) => LOCALES[locale].script !== 'latin'))(
  'the answers in %s to whoever types the other script',
  (locale) => {
    const toOther = LOCALES[locale].script === 'traditional' ? traditionalToSimplified : simplifiedToTraditional;

    it.each(Object.entries(ASKED[locale]))('“%s” leads to %s', (query, slug) => {
      expect([first(locale, turned(toOther, query)), slug]).toEqual([slug, slug]);
    });

    it('take little room for it', () => {
      const pairs = scriptPairs(locale, answersOf(locale));
      expect(pairs.length).toBeGreaterThan(300);
      expect(gzipSync(pairs).length).toBeLessThan(1_800);
    });
  },
);

describe('whoever slips on the keys', () => {
  it.each([
    ['en', 'insurence', 'is-my-wardrobe-covered'],
    ['en', 'comission', 'when-am-i-paid'],
    ['en', 'refnud', 'leave-early'],
    ['en', 'Sundya', 'how-collection-works'],
    ['en', 'opning houers', 'how-collection-works'],
    ['en-SG', 'sraee', 'what-can-i-store'],
  ] as const)('in %s finds by “%s” %s', (locale, query, slug) => expect(first(locale, query)).toBe(slug));

  it('finds no more by a word that is spelt right', () => {
    for (const query of ['insurance', 'refund', 'Sunday', 'commission']) {
      expect(answersTo('en', `${query} ${query}`)).toEqual(answersTo('en', query));
    }
    for (const query of ['elephant', 'spaceship', 'zzzz', 'qwerty']) expect(answersTo('en', query)).toEqual([]);
  });

  it('is sent no pairs of characters where nobody writes any', () => expect(scriptPairs('en', answersOf('en'))).toBe(''));
});
