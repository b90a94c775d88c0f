import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/config/locales';
import type { AnswerIndex } from '@/lib/domain/content/answer-index';
import { getHelp, type Help, type HelpAnswer } from '@/services/support';

interface Search {
  locale: Locale;
  index: AnswerIndex<HelpAnswer>;
  list: typeof import('@/lib/domain/content/answer-index').listAnswers;
  answers: readonly HelpAnswer[];
}

/** Slugs in the order of the search; `all`: nothing is searched yet. */
export type FoundAnswers = { status: 'all' | 'loading' | 'failed' } | { status: 'found'; slugs: readonly string[] };

/**
 * Searches the answers as somebody types. The index and its words are loaded with the first letter, because most readers never search.
 * @param help if it is loaded already
 */
export function useAnswerSearch(locale: Locale, query: string, help: Help | null = null): FoundAnswers {
  const [search, setSearch] = useState<Search | 'failed' | null>(null);
  const isSearching = query.trim() !== '';
  const loaded = search !== null && search !== 'failed' && search.locale === locale ? search : null;
  const wants = isSearching && loaded === null;
  // Another letter tries again after a failure.
  const attempt = search === 'failed' ? query : '';

  useEffect(() => {
    if (!wants) return;
    let isCurrent = true;
    load(locale, help).then(
      (found) => isCurrent && setSearch(found),
      () => isCurrent && setSearch('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [wants, locale, help, attempt]);

  if (!isSearching) return { status: 'all' };
  if (loaded === null) return { status: search === 'failed' ? 'failed' : 'loading' };
  return { status: 'found', slugs: loaded.list(loaded.answers, loaded.index(query)).map(({ slug }) => slug) };
}

async function load(locale: Locale, known: Help | null): Promise<Search> {
  const [{ indexAnswers, listAnswers }, help] = await Promise.all([import('@/lib/domain/content/answer-index'), known ?? getHelp(locale)]);
  if (!help) throw new Error('The answers cannot be fetched');
  const { answers, scriptPairs } = help;
  return { locale, answers, index: indexAnswers(answers, { scriptPairs, isTyped: true }), list: listAnswers };
}
