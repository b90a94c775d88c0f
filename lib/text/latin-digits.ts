import { normaliseUnicode } from './normalise-unicode';
import { removeInvisibleCharacters } from './invisible-characters';

const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/** Each script's ten digits stand in one row: the value of one is how many come before it. */
function valueOf(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit(codePoint - value - 1)) value += 1;
  return String(value);
}

/** A number as people type or paste it, in digits of any script, full width, with marks that nobody sees or another dash: as it is read here. */
export function latinDigits(text: string): string {
  return normaliseUnicode(removeInvisibleCharacters(text), 'NFKC')
    .replace(/[‐-―−]/g, '-')
    .replace(/(?![0-9])\p{Nd}/gu, valueOf);
}
