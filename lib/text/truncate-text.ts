/** What is looked at around a cut: no sign that is in use is longer. */
const LONGEST_SIGN = 64;

/** Firefox has it since 125. */
const graphemes = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null;

/** As a browser without `Intl.Segmenter` can tell them: a letter with its marks, and joined emoji with what joins them. */
const APPROXIMATE_SIGN = /\p{RI}\p{RI}|[^\p{M}](?:[\p{M}\p{Emoji_Modifier}]|\u200d[^\p{M}])*|\p{M}/gsu;

interface Sign {
  segment: string;
  index: number;
}

/** Signs as a reader counts them: a family of joined emoji, a flag, a letter with its marks is one. */
function signAt(text: string, position: number): Sign | undefined {
  if (graphemes) return graphemes.segment(text).containing(position);
  return [...text.matchAll(APPROXIMATE_SIGN)]
    .map(({ 0: segment, index }) => ({ segment, index }))
    .find(({ segment, index }) => index + segment.length > position);
}

/** The beginning of a text, of so many UTF-16 units at most, in whole signs. */
export function truncateText(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = signAt(text.slice(0, length + LONGEST_SIGN), length)?.index ?? length;
  // One sign that is longer than all that may stay: whole characters at least, with nothing that waits to be joined.
  return end > 0
    ? text.slice(0, end)
    : text
        .slice(0, length)
        .replace(/[\uD800-\uDBFF]$/, '')
        .replace(/\u200d$/, '');
}

/** The first sign of a text, whole. */
export const firstCharacter = (text: string): string => signAt(text.slice(0, LONGEST_SIGN), 0)?.segment ?? '';
