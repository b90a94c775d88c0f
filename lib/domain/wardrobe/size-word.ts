const SIZE_WORDS = ['small', 'medium', 'large', 'one-size'] as const;
export type SizeWord = (typeof SIZE_WORDS)[number];

/** A size that is a word, as a bag's; null for a label's own letters and figures, which are the same in every language. */
export function sizeWord(size: string): SizeWord | null {
  const word = size.trim().toLowerCase().replace(/\s+/g, '-');
  return SIZE_WORDS.find((known) => known === word) ?? null;
}
