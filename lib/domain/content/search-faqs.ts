import { foldText, textOfHtml } from '@/lib/fold-text';

export interface SearchableFaq {
  question: string;
  /** Other words that people ask this with. */
  searchWords?: string;
  /** HTML. */
  answer: string;
}

const TERMS = /\p{Script=Han}+|[^\s\p{P}\p{Script=Han}]+/gu;
/** A whole sentence seldom stands in an answer word by word: what holds this part of its weight is near enough. */
const NEAR = 0.5;
/** Of a term that no answer holds: a word for something that we do not do, or a pair that lies across two Chinese words. */
const UNKNOWN_WEIGHT = 1;

/**
 * What has to be found for a query. Chinese is written without spaces and asked in other words than
 * it is answered in, so a run of it counts as its pairs of characters. A plural finds what is said of one.
 */
function termsOf(query: string): string[] {
  return (foldText(query).match(TERMS) ?? []).flatMap((term) => (/\p{Script=Han}/u.test(term) ? pairsOf(term) : [term.length > 3 ? term.replace(/s$/, '') : term]));
}

function pairsOf(run: string): string[] {
  const characters = [...run];
  return characters.length < 2 ? [run] : characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
}

/**
 * The answers that hold every term, those with a hit in the question (or in its other words) first; otherwise the given order.
 * Where none holds them all, those that come near, the nearest first. An empty query finds everything.
 */
export function searchFaqs<Entry extends SearchableFaq>(entries: readonly Entry[], query: string): Entry[] {
  const terms = [...new Set(termsOf(query))];
  if (terms.length === 0) return [...entries];
  const read = entries.map((entry) => {
    const question = foldText(`${entry.question} ${entry.searchWords ?? ''}`);
    return { entry, question, whole: `${question} ${foldText(textOfHtml(entry.answer))}` };
  });
  const hits = read.filter(({ whole }) => terms.every((term) => whole.includes(term)));
  if (hits.length === 0) return nearest(read, terms);
  const inQuestion = hits.filter(({ question }) => terms.every((term) => question.includes(term)));
  return [...inQuestion, ...hits.filter((hit) => !inQuestion.includes(hit))].map(({ entry }) => entry);
}

/** The rarer a term is among the answers, the more it says about what was meant: “insurance” more than “do” and “you”. */
function nearest<Entry>(read: readonly { entry: Entry; whole: string }[], terms: readonly string[]): Entry[] {
  const weights = terms.map((term) => {
    const holders = read.filter(({ whole }) => whole.includes(term)).length;
    return { term, weight: holders === 0 ? UNKNOWN_WEIGHT : Math.log((read.length + 1) / holders) };
  });
  const all = weights.reduce((sum, { weight }) => sum + weight, 0);
  return read
    .map(({ entry, whole }) => ({ entry, near: weights.reduce((sum, { term, weight }) => sum + (whole.includes(term) ? weight : 0), 0) / all }))
    .filter(({ near }) => near >= NEAR)
    .sort((one, other) => other.near - one.near)
    .map(({ entry }) => entry);
}
