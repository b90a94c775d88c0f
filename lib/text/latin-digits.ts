import { normaliseUnicode } from './normalise-unicode';
import { removeInvisibleCharacters } from './invisible-characters';

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
