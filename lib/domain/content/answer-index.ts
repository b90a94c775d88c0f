import MiniSearch from 'minisearch';
import { WORDINGS, normaliseForSearch, htmlToText } from '@/lib/text/search-text';
import { spelled, termsOf, wordsOf } from './search-terms';

/** An answer of the FAQ. */
export interface IndexedAnswer {
  slug: string;
  question: string;
  /** Other wordings of the question, parted by commas: single words, fragments or sentences. */
  searchWords?: string;
  /** HTML. */
  answer: string;
}

export interface Found<Entry> {
  entry: Entry;
  /** Share of what was asked that any wording of the entry holds: 0 to 1. Rare words count more. */
  coverage: number;
}

/** The entries that hold something of what was asked, the best first. Null: nothing was asked but words that every sentence holds. */
export type AnswerIndex<Entry> = (asked: string) => Found<Entry>[] | null;

export interface IndexOptions {
  /** Of the characters in these answers, traditional and simplified by turns: readers may type either. */
  scriptPairs?: string;
}

/** Share of what was asked that an answer has to hold to be listed. */
const LISTED = 0.3;

/** The answers that a search lists, the best first; all of them for a search that holds nothing yet. */
export function listAnswers<Entry>(entries: readonly Entry[], found: Found<Entry>[] | null): Entry[] {
  return found === null ? [...entries] : found.filter(({ coverage }) => coverage >= LISTED).map(({ entry }) => entry);
}

/** Weights beside a word: a pair of neighbours, a single Chinese character, and a word that only the answer holds. */
const PAIR = 0.5;
const CHARACTER = 0.5;
const ANSWER = 0.35;
/** A term that no wording holds weighs as one that every twelfth entry holds: long questions are full of words that say nothing of their subject. */
const UNKNOWN = 0.08;
/** A term that so many wordings of an entry hold counts half: the more hold it, the more it is what the entry is about. */
const HALF = 0.5;
/** Minimum length at which a word may be the beginning of another one: people see the list while they type. */
const SHORTEST_PART = 2;
/** Nobody asks more than this in one message; the rest is not read. */
const MAX_ASKED = 400;

const isHan = (term: string): boolean => /\p{Script=Han}/u.test(term);
const isPair = (term: string): boolean => (isHan(term) ? [...term].length > 1 : term.includes('_'));
const isWord = (term: string): boolean => !isHan(term) && !isPair(term);

interface Wording {
  id: number;
  /** Position of its entry. */
  of: number;
  terms: string[];
  isAnswer: boolean;
}

/** Indexes answers for questions as people type them. */
export function indexAnswers<Entry extends IndexedAnswer>(
  entries: readonly Entry[],
  { scriptPairs = '' }: IndexOptions = {},
): AnswerIndex<Entry> {
  const toOneScript = inOneScript(scriptPairs);
  const read = (text: string) => [...new Set(termsOf(toOneScript(text)))];
  const wordings = entries.flatMap(({ question, searchWords = '', answer }, of) => [
    ...[question, ...searchWords.split(WORDINGS)].map((text) => ({ of, terms: read(normaliseForSearch(text)), isAnswer: false })),
    { of, terms: read(normaliseForSearch(htmlToText(answer))), isAnswer: true },
  ]);
  const documents: Wording[] = wordings.filter(({ terms }) => terms.length > 0).map((wording, id) => ({ ...wording, id }));
  const weightOf = weights(documents, entries.length);
  const known = [...new Set(documents.flatMap(({ terms }) => terms))];
  const typed = new Set(
    entries.flatMap(({ question, searchWords = '', answer }) =>
      wordsOf(normaliseForSearch(`${question} ${searchWords} ${htmlToText(answer)}`)),
    ),
  );
  const index = new MiniSearch<Wording>({
    fields: ['terms'],
    extractField: (wording, field) => (field === 'terms' ? wording.terms.join('\n') : String(wording[field as 'id'])),
    tokenize: (text) => text.split('\n'),
    processTerm: (term) => term,
  });
  index.addAll(documents);

  return (asked) => {
    const terms = read(spelled(normaliseForSearch(asked.slice(0, MAX_ASKED)), typed));
    const whole = sumOf(terms.map(weightOf));
    if (whole === 0) return null;
    const isBeginning = (term: string) => isWord(term) && term.length >= SHORTEST_PART && !known.includes(term);
    const found = new Map<number, { held: Map<string, number>; times: Map<string, number>; nearest: number }>();
    for (const { id, match } of index.search(terms.join('\n'), { prefix: isBeginning })) {
      const wording = documents[id as number];
      if (!wording) continue;
      const held = terms.filter((term) => match[term] ?? (isBeginning(term) && Object.keys(match).some((word) => word.startsWith(term))));
      const entry = found.get(wording.of) ?? { held: new Map<string, number>(), times: new Map<string, number>(), nearest: 0 };
      found.set(wording.of, entry);
      const part = wording.isAnswer ? ANSWER : 1;
      for (const term of held) entry.held.set(term, Math.max(part, entry.held.get(term) ?? 0));
      for (const term of held) entry.times.set(term, (entry.times.get(term) ?? 0) + part);
      if (wording.isAnswer) continue;
      const shared = sumOf(held.map(weightOf));
      entry.nearest = Math.max(entry.nearest, Math.sqrt((shared / whole) * Math.min(1, shared / sumOf(wording.terms.map(weightOf)))));
    }
    return [...found]
      .flatMap(([of, { held, times, nearest }]) => {
        const entry = entries[of];
        const coverage = sumOf([...held].map(([term, part]) => weightOf(term) * part)) / whole;
        const subject = sumOf([...times].map(([term, count]) => (weightOf(term) * count) / (count + HALF))) / whole;
        return entry ? [{ entry, coverage, score: (nearest + subject) / 2 }] : [];
      })
      .sort((one, other) => other.score - one.score);
  };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** A term that few entries hold says more than one that many do. */
function weights(documents: readonly Wording[], entries: number): (term: string) => number {
  const holders = new Map<string, Set<number>>();
  for (const { of, terms, isAnswer } of documents) {
    if (!isAnswer) for (const term of terms) holders.set(term, (holders.get(term) ?? new Set()).add(of));
  }
  return (term) => {
    const rarity = Math.log(1 + entries / (holders.get(term)?.size ?? UNKNOWN * entries));
    return rarity * (isPair(term) ? (holders.has(term) ? PAIR : 0) : isHan(term) ? CHARACTER : 1);
  };
}

/** Maps both scripts to one: each traditional character of the pairs becomes the simplified one after it. */
function inOneScript(pairs: string): (text: string) => string {
  if (!pairs) return (text) => text;
  const characters = [...pairs];
  const simplified = new Map(characters.map((character, index) => [character, index % 2 === 0 ? characters[index + 1] : character]));
  return (text) => Array.from(text, (character) => simplified.get(character) ?? character).join('');
}
