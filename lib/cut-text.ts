/** What is looked at around a cut: no sign that is in use is longer. */
const LONGEST_SIGN = 64;

/** Signs as a reader counts them: a family of joined emoji, a flag, a letter with its marks is one. */
const signsOf = (text: string) => new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text);

/** The beginning of a text, of so many UTF-16 units at most, in whole signs. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = signsOf(text.slice(0, length + LONGEST_SIGN)).containing(length)?.index ?? length;
  // One sign that is longer than all that may stay, as nobody writes it: whole characters at least.
  return end > 0 ? text.slice(0, end) : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}

/** The first sign of a text, whole. */
export const firstSign = (text: string): string => signsOf(text.slice(0, LONGEST_SIGN)).containing(0)?.segment ?? '';
