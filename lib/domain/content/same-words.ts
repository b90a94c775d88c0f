import sameWords from './same-words.json';

/**
 * Words that a question uses for one thing, in English, written Chinese of both scripts and spoken Cantonese. Each is searched as the
 * first word of its group, which no answer then has to list.
 */
const GROUPS: readonly string[] = sameWords.meanings;

/** How people shorten a word when they type. */
const SHORT: Readonly<Record<string, string>> = sameWords.short;

const MEANINGS = new Map<string, string>();
for (const group of GROUPS) {
  const words = group.split(', ');
  for (const word of words) if (!MEANINGS.has(word)) MEANINGS.set(word, words[0] ?? word);
}

const byLength = [...MEANINGS.keys()].sort((one, other) => other.length - one.length);
const isHan = (word: string) => /\p{Script=Han}/u.test(word);
const EITHER = new RegExp(`\\b(?:${byLength.filter((word) => !isHan(word)).join('|')})\\b|${byLength.filter(isHan).join('|')}`, 'gu');

/** The words of the groups that a mistyped one may have been. */
export const GROUPED_WORDS: ReadonlySet<string> = new Set(byLength.filter((word) => !isHan(word)).flatMap((word) => word.split(' ')));

/** Writes a text as it would be written in full. */
export const inFull = (folded: string): string => folded.replace(/[a-z]+/g, (word) => SHORT[word] ?? word);

/** Writes a normalised text with one word for each meaning. */
export const inOneWord = (folded: string): string => folded.replace(EITHER, (word) => ` ${MEANINGS.get(word) ?? word} `);
