import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { placeOf } from '@/lib/domain/wardrobe/item-states';
import { normaliseForSearch } from '@/lib/text/search-text';
import { FACETS, type Facet, type WardrobeFilters } from './wardrobe-view';

/** Reads traditional Chinese as simplified: whoever looks for 风衣 finds 風衣. The dictionary is loaded on the first call. */
export async function loadOneScript(): Promise<(text: string) => string> {
  const { default: characters } = await import('opencc-js/dict/TSCharacters');
  const simplified = new Map(characters.split('|').map((entry) => entry.split(' ') as [string, string]));
  return (text) => Array.from(text, (character) => simplified.get(character) ?? character).join('');
}

interface SearchWords {
  /** Searchable text of the piece, in the reader's language. */
  wordsOf: (item: WardrobeItem) => readonly (string | null | undefined)[];
  /** Groups of words that mean each other: "jacket, blazer | trousers, pants". */
  synonyms: string;
  /** Makes both Chinese scripts one; absent while the dictionary is on its way. */
  toOneScript?: ((text: string) => string) | undefined;
}

/** Words that a slip can be told from: shorter ones are each other's slips, longer ones are nobody's. */
const LATIN_WORD = /^[a-z]{4,24}$/;

/**
 * Full-text search over names, brands, codes and the localised words for a piece. Each piece is normalised once, on the first search: a
 * page of five hundred pieces costs five hundred. A library's index would cost more than that for ten thousand pieces, and finds no part of
 * a Chinese word.
 * @returns the pieces that have every word of a query: itself, one that means it, its parts (Chinese has no spaces), or what was meant by a
 * slip, in that order
 */
export function createItemSearch({ wordsOf, synonyms, toOneScript = (text) => text }: SearchWords) {
  const fold = (text: string) => toOneScript(normaliseForSearch(text));
  const groups = synonyms.split('|').map((group) => group.split(',').map((word) => fold(word).trim()));
  const folded = new WeakMap<WardrobeItem, string>();
  const textOf = (item: WardrobeItem) => {
    const known = folded.get(item);
    if (known !== undefined) return known;
    // Each word begins after a blank: a word of the same meaning is looked for from its beginning.
    const text = ` ${fold(wordsOf(item).filter(Boolean).join(' '))}`;
    folded.set(item, text);
    return text;
  };

  const meaning = (term: string): Test => {
    const forms = [term, ...(LATIN_WORD.test(term) && term.endsWith('s') ? [term.slice(0, -1)] : [])];
    const mates = groups.filter((group) => forms.some((form) => group.includes(form))).flat();
    return (text) =>
      forms.some((form) => text.includes(form)) || mates.some((mate) => text.includes(LATIN_WORD.test(mate) ? ` ${mate}` : mate));
  };

  const testOf = (term: string, texts: readonly string[]): Test => {
    const direct = meaning(term);
    if (texts.some(direct)) return direct;
    const parts = partsOf(term).map(meaning);
    const inParts: Test = (text) => parts.every((part) => part(text));
    if (parts.length > 1 && texts.some(inParts)) return inParts;
    const meant = slipsOf(term, texts, groups).map(meaning);
    return (text) => meant.some((test) => test(text));
  };

  return (items: readonly WardrobeItem[], query: string): readonly WardrobeItem[] => {
    const terms = fold(query).split(/\s/).filter(Boolean);
    if (terms.length === 0) return items;
    const texts = items.map(textOf);
    const tests = terms.map((term) => testOf(term, texts));
    return items.filter((_item, index) => tests.every((test) => test(texts[index] ?? '')));
  };
}

type Test = (text: string) => boolean;

/** Nobody looks for more without a blank. */
const LONGEST_TERM = 40;

/** Firefox has it since 125. */
const chineseWords = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'word' }) : null;

/** The words of a text without blanks; a browser that cannot tell them apart has one. */
function partsOf(term: string): string[] {
  if (term.length > LONGEST_TERM || !/\p{Script=Han}/u.test(term) || !chineseWords) return [term];
  return [...chineseWords.segment(term)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

/** Known words that are one slip away from a short word, two from a long one. */
function slipsOf(term: string, texts: readonly string[], groups: readonly (readonly string[])[]): string[] {
  if (!LATIN_WORD.test(term)) return [];
  const allowed = term.length < 7 ? 1 : 2;
  const words = new Set([...groups.flat(), ...texts.flatMap((text) => text.split(/[^a-z]+/))]);
  return [...words].filter((word) => LATIN_WORD.test(word) && isWithin(term, word, allowed));
}

/** Whether one word becomes the other by so many letters left out, put in, mistaken or exchanged with their neighbour. */
function isWithin(one: string, other: string, allowed: number): boolean {
  if (Math.abs(one.length - other.length) > allowed) return false;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isTurned = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isTurned ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, next];
  }
  return (last[other.length] ?? 0) <= allowed;
}

/** A piece's values for each facet; a piece has several seasons. */
const VALUES: Record<Facet, (item: WardrobeItem) => readonly string[]> = {
  place: ({ state }) => [placeOf(state)],
  category: ({ category }) => [category],
  colour: ({ colour }) => (colour ? [colour.family] : []),
  season: ({ season }) => season,
  brand: ({ brand }) => (brand ? [brand] : []),
  condition: ({ condition }) => (condition ? [condition] : []),
};

const passes = (item: WardrobeItem, facet: Facet, wanted: readonly string[]) =>
  wanted.length === 0 || VALUES[facet](item).some((value) => wanted.includes(value));

/** Values of one facet are OR-ed, facets are AND-ed. */
export function passesFilters(item: WardrobeItem, filters: WardrobeFilters): boolean {
  return FACETS.every((facet) => passes(item, facet, filters[facet]));
}

export type FacetCounts = Readonly<Record<Facet, ReadonlyMap<string, number>>>;

/** How many pieces each value would show, given the other facets; one pass over the pieces, because a wardrobe may have ten thousand. */
export function facetCounts(items: readonly WardrobeItem[], filters: WardrobeFilters): FacetCounts {
  const counts = Object.fromEntries(FACETS.map((facet) => [facet, new Map<string, number>()])) as Record<Facet, Map<string, number>>;
  for (const item of items) {
    const failed = FACETS.filter((facet) => !passes(item, facet, filters[facet]));
    for (const facet of FACETS) {
      const isCounted = failed.length === 0 || (failed.length === 1 && failed[0] === facet);
      for (const value of VALUES[facet](item)) counts[facet].set(value, (counts[facet].get(value) ?? 0) + (isCounted ? 1 : 0));
    }
  }
  return counts;
}
