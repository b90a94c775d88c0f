import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { normaliseForSearch } from '@/lib/text/search-text';

/**
 * A search over names, brands, codes and the words that a language has for what a piece is. Each piece is folded once,
 * and only when a search first asks for it: a page of five hundred that arrives later costs five hundred.
 * @param wordsOf everything of the piece that one may look for, in the reader's language
 */
export function createItemSearch(wordsOf: (item: WardrobeItem) => readonly (string | null | undefined)[]) {
  const folded = new WeakMap<WardrobeItem, string>();
  const textOf = (item: WardrobeItem) => {
    const known = folded.get(item);
    if (known !== undefined) return known;
    const text = normaliseForSearch(wordsOf(item).join(' '));
    folded.set(item, text);
    return text;
  };
  /** Every word has to be found somewhere; words of a text without spaces count as one. */
  return (query: string): ((item: WardrobeItem) => boolean) => {
    const terms = normaliseForSearch(query).split(/\s/).filter(Boolean);
    return (item) => terms.every((term) => textOf(item).includes(term));
  };
}
