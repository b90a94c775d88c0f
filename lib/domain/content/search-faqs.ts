import { normaliseForSearch, htmlToText } from '@/lib/text/search-text';
import { closestWord } from './closest-word';

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

/** A word may be a slip for another where it is long enough; within a sentence, one of these letters is more likely just another word. */
const SLIP_ALONE = 4;
const SLIP_IN_SENTENCE = 5;

/**
 * What has to be found for a query. Chinese is written without spaces and asked in other words than
 * it is answered in, so a run of it counts as its pairs of characters. A plural finds what is said of one.
 */
function termsOf(folded: string): string[] {
  return (folded.match(TERMS) ?? []).flatMap((term) =>
    /\p{Script=Han}/u.test(term) ? pairsOf(term) : [term.length > 3 ? term.replace(/s$/, '') : term],
  );
}

function pairsOf(run: string): string[] {
  const characters = [...run];
  return characters.length < 2 ? [run] : characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** Both scripts in one: each traditional character of the pairs becomes the simplified one behind it. */
function inOneScript(pairs: string): (text: string) => string {
  if (!pairs) return (text) => text;
  const characters = [...pairs];
  const simplified = new Map(characters.map((character, index) => [character, index % 2 === 0 ? characters[index + 1] : character]));
  return (text) => Array.from(text, (character) => simplified.get(character) ?? character).join('');
}

/**
 * The answers that hold every term, those with a hit in the question (or in its other words) first; otherwise the given order.
 * Where none holds them all, those that come near, the nearest first. An empty query finds everything. A word that no answer
 * holds counts as the one that it is a slip for.
 * @param scriptPairs of the characters of these answers, a traditional and a simplified one by turns: readers may type either
 */
export function searchFaqs<Entry extends SearchableFaq>(entries: readonly Entry[], query: string, scriptPairs = ''): Entry[] {
  const toOneScript = inOneScript(scriptPairs);
  const fold = (text: string) => toOneScript(normaliseForSearch(text));
  const typed = [...new Set(termsOf(fold(query)))];
  if (typed.length === 0) return [...entries];
  const read = entries.map((entry) => {
    const question = fold(`${entry.question} ${entry.searchWords ?? ''}`);
    return { entry, question, whole: `${question} ${fold(htmlToText(entry.answer))}` };
  });
  const shortest = typed.length === 1 ? SLIP_ALONE : SLIP_IN_SENTENCE;
  const terms = typed.map((term) => {
    if (term.length < shortest || read.some(({ whole }) => whole.includes(term))) return term;
    return closestWord(term, new Set(read.flatMap(({ whole }) => termsOf(whole)))) ?? term;
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
    .map(({ entry, whole }) => ({
      entry,
      near: weights.reduce((sum, { term, weight }) => sum + (whole.includes(term) ? weight : 0), 0) / all,
    }))
    .filter(({ near }) => near >= NEAR)
    .sort((one, other) => other.near - one.near)
    .map(({ entry }) => entry);
}
