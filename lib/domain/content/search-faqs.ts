import { htmlToText, normaliseForSearch } from '@/lib/text/search-text';

/** A letter too many, too few, another one or two that changed places: in a long word twice. */
const slipsOf = (word: string): number => (word.length < 8 ? 1 : 2);

/** The word that a mistyped one was meant to be; null where none is near. The first letter is seldom the wrong one. */
export function closestWord(typed: string, words: Iterable<string>): string | null {
  let closest: string | null = null;
  let least = slipsOf(typed) + 1;
  for (const word of words) {
    if (word[0] !== typed[0] || Math.abs(word.length - typed.length) >= least) continue;
    const slips = slipsBetween(typed, word);
    if (slips < least) [closest, least] = [word, slips];
  }
  return closest;
}

function slipsBetween(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_unused, column) => column);
  for (let line = 1; line <= one.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[line - 1] === other[column - 1];
      const areSwapped = one[line - 1] === other[column - 2] && one[line - 2] === other[column - 1];
      next[column] = Math.min(
        (row[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (row[column - 1] ?? 0) + (isSame ? 0 : 1),
        areSwapped ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? 0;
}

export interface SearchableFaq {
  question: string;
  /** Other wordings of the question. */
  searchWords?: string;
  /** HTML. */
  answer: string;
}

const TERMS = /\p{Script=Han}+|[^\s\p{P}\p{Script=Han}]+/gu;
/** Few answers contain every word of a sentence: this share of the total weight is enough. */
const NEAR = 0.5;
/** Weight of a term that no answer contains: an unknown word, or a pair that spans two Chinese words. */
const UNKNOWN_WEIGHT = 1;

/**
 * Minimum length at which a word may be corrected as a typo; higher within a sentence, where a short unknown word is more likely a
 * different word.
 */
const SLIP_ALONE = 4;
const SLIP_IN_SENTENCE = 5;

/**
 * The search terms of a query. Chinese has no spaces and is asked and answered in different words, so a run is split into pairs of
 * characters. Plurals match singulars.
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

/** Maps both scripts to one: each traditional character of the pairs becomes the simplified one after it. */
function inOneScript(pairs: string): (text: string) => string {
  if (!pairs) return (text) => text;
  const characters = [...pairs];
  const simplified = new Map(characters.map((character, index) => [character, index % 2 === 0 ? characters[index + 1] : character]));
  return (text) => Array.from(text, (character) => simplified.get(character) ?? character).join('');
}

/**
 * The answers that contain every term, those with a match in the question (or its search words) first, otherwise in the given order. If
 * none contains all, the nearest ones, best first. An empty query matches everything. A word that no answer contains is corrected as a
 * typo.
 * @param scriptPairs of the characters in these answers, traditional and simplified by turns: readers may type either
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

/** Rare terms weigh more: “insurance” says more than “do” and “you”. */
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
