/** Invisible characters, of which only some are in the format category: fillers, joiners, selectors, the Braille blank. */
export const INVISIBLE_CHARACTERS = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

export const removeInvisibleCharacters = (text: string): string => text.replace(INVISIBLE_CHARACTERS, '');

/** Line breaks of every script, other control characters and runs of blanks. */
const BREAKS = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Free text as one line: a line break would start another header of a mail, or another row. */
export const oneLine = (text: string): string => text.replace(BREAKS, ' ').trim();

/** Longer runs of combining marks do not occur in real text; the limit is that of Unicode's stream-safe text format. */
const LONG_RUN_OF_MARKS = /(?<marks>\p{M}{30})\p{M}+/gu;

/**
 * A Unicode normal form in linear time. The engine sorts each run of combining marks in quadratic time: 100 kB of alternating marks block a
 * thread for ten seconds.
 */
export function normaliseUnicode(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  return text.replace(LONG_RUN_OF_MARKS, '$<marks>').normalize(form);
}

const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/** The ten digits of each script are consecutive, so a digit's value is its offset. */
function valueOf(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit(codePoint - value - 1)) value += 1;
  return String(value);
}

/** A typed or pasted number in digits of any script, in full width, with invisible marks or other dashes, as ASCII. */
export function latinDigits(text: string): string {
  return normaliseUnicode(removeInvisibleCharacters(text), 'NFKC')
    .replace(/[‐-―−]/g, '-')
    .replace(/(?![0-9])\p{Nd}/gu, valueOf);
}
