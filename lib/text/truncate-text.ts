/** Number of characters inspected around a cut; no grapheme in use is longer. */
const LONGEST_SIGN = 64;

/** In Firefox since version 125. */
const graphemes = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null;

/** Fallback without `Intl.Segmenter`: a letter with its marks, and joined emoji. */
const APPROXIMATE_SIGN = /\p{RI}\p{RI}|[^\p{M}](?:[\p{M}\p{Emoji_Modifier}]|\u200d[^\p{M}])*|\p{M}/gsu;

interface Sign {
  segment: string;
  index: number;
}

/** Graphemes as readers count them: joined emoji, a flag or a letter with its marks are one. */
function signAt(text: string, position: number): Sign | undefined {
  if (graphemes) return graphemes.segment(text).containing(position);
  return [...text.matchAll(APPROXIMATE_SIGN)]
    .map(({ 0: segment, index }) => ({ segment, index }))
    .find(({ segment, index }) => index + segment.length > position);
}

/** The beginning of a text, at most this many UTF-16 units, without splitting a grapheme. */
export function truncateText(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = signAt(text.slice(0, length + LONGEST_SIGN), length)?.index ?? length;
  // A single grapheme longer than the limit: keeps at least whole code points, without a trailing joiner.
  return end > 0
    ? text.slice(0, end)
    : text
        .slice(0, length)
        .replace(/[\uD800-\uDBFF]$/, '')
        .replace(/\u200d$/, '');
}

/** The first grapheme of a text. */
export const firstCharacter = (text: string): string => signAt(text.slice(0, LONGEST_SIGN), 0)?.segment ?? '';
