import { normaliseUnicode, removeInvisibleCharacters } from '@/lib/text/normalise-unicode';

/** Spaces and the punctuation around a code that is copied from a text. */
const AROUND = /[\s\p{Ps}\p{Pe}\p{Pi}\p{Pf}"'`´.,;:!?*#/~·•・‧。、]/gu;
const DASHES = /[\p{Pd}\u2043\u2212\u30fc]+/gu;
const LONGEST = 256;
/** A mail and a message bring the code in a link too. */
const IN_A_LINK = /[?&]coupon=([^&#\s]+)/;

/** A coupon, gift or referral code in its written form, from typed or pasted input or a link. */
export function tidyCode(typed: string): string {
  const [, code = typed] = IN_A_LINK.exec(typed.slice(0, 4 * LONGEST)) ?? [];
  return normaliseUnicode(removeInvisibleCharacters(code.slice(0, LONGEST)), 'NFKC')
    .replace(AROUND, '')
    .replace(DASHES, '-')
    .replace(/^-|-$/g, '')
    .toUpperCase();
}

/** Comparable form of a code: dashes are optional, and our codes avoid O and 0, and I, L and 1. */
export function comparableCode(typed: string): string {
  return tidyCode(typed).replace(/[-_]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
}
