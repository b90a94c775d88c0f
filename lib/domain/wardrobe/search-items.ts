import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { normaliseForSearch } from '@/lib/text/search-text';

/**
 * Full-text search over names, brands, codes and the localised words for a piece. Each piece is normalised once, on the first search: a
 * page of five hundred pieces costs five hundred.
 * @param wordsOf searchable text of the piece, in the reader's language
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
  /** Every word must match; text without spaces counts as one word. */
  return (query: string): ((item: WardrobeItem) => boolean) => {
    const terms = normaliseForSearch(query).split(/\s/).filter(Boolean);
    return (item) => terms.every((term) => textOf(item).includes(term));
  };
}
