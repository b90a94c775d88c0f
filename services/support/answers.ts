import { useEffect, useEffectEvent, useState } from 'react';
import type { Locale } from '@/lib/config/locales';
import type { AnswerIndex, listAnswers } from '@/lib/domain/content/answer-index';
import type { SafeHtml } from '@/lib/safe-html';

/** HTML, sanitised by the site's own server. */
export interface HelpAnswer {
  slug: string;
  question: string;
  searchWords?: string;
  answer: SafeHtml;
}

export interface Help {
  answers: HelpAnswer[];
  /** Empty for languages other than Chinese. */
  scriptPairs: string;
}

const TIMEOUT_MS = 8000;

/**
 * The region's FAQs from the site's own `/api/help`. Plain fetch: not an API call.
 * @returns null on any failure: the widget then only offers its two ways to a person
 */
export async function getHelp(locale: Locale): Promise<Help | null> {
  try {
    const answer = await fetch(`/api/help/${locale}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return answer.ok ? ((await answer.json()) as Help) : null;
  } catch {
    return null;
  }
}

interface Search {
  locale: Locale;
  index: AnswerIndex<HelpAnswer>;
  list: typeof listAnswers;
  answers: readonly HelpAnswer[];
}

/** Slugs in the order of the search; `all`: nothing is searched yet. */
export type FoundAnswers = { status: 'all' | 'loading' | 'failed' } | { status: 'found'; slugs: readonly string[] };

/**
 * Searches the answers as somebody types. The index and its words are loaded with the first letter, because most readers never search.
 * @param help if it is loaded already
 */
export function useAnswerSearch(locale: Locale, query: string, help: Help | null = null): FoundAnswers {
  const [search, setSearch] = useState<Search | null>(null);
  const [failedFor, setFailedFor] = useState<string | null>(null);
  const isSearching = query.trim() !== '';
  const loaded = search?.locale === locale ? search : null;
  // Another letter tries again after a failure.
  const wants = isSearching && loaded === null && failedFor !== query;
  const onFailure = useEffectEvent(() => setFailedFor(query));

  useEffect(() => {
    if (!wants) return;
    let isCurrent = true;
    load(locale, help).then(
      (found) => isCurrent && setSearch(found),
      () => isCurrent && onFailure(),
    );
    return () => {
      isCurrent = false;
    };
  }, [wants, locale, help]);

  if (!isSearching) return { status: 'all' };
  if (loaded === null) return { status: wants ? 'loading' : 'failed' };
  return { status: 'found', slugs: loaded.list(loaded.answers, loaded.index(query)).map(({ slug }) => slug) };
}

async function load(locale: Locale, known: Help | null): Promise<Search> {
  const [{ indexAnswers, listAnswers: list }, help] = await Promise.all([
    import('@/lib/domain/content/answer-index'),
    known ?? getHelp(locale),
  ]);
  if (!help) throw new Error('The answers cannot be fetched');
  const { answers, scriptPairs } = help;
  return { locale, answers, index: indexAnswers(answers, { scriptPairs }), list };
}
