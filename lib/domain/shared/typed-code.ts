import { normaliseUnicode } from '@/lib/text/normalise-unicode';
import { removeInvisibleCharacters } from '@/lib/text/invisible-characters';

/** Spaces, and what a code stands in or is parted by when it is copied out of a sentence. */
const AROUND = /[\s\p{Ps}\p{Pe}\p{Pi}\p{Pf}"'`´.,;:!?*#/~·•・‧。、]/gu;
const DASHES = /[\p{Pd}\u2043\u2212\u30fc]+/gu;
const LONGEST = 256;

/** A coupon, gift or friend's code as it is written, from what somebody has typed, pasted or followed a link with. */
export function tidyCode(typed: string): string {
  return normaliseUnicode(removeInvisibleCharacters(typed.slice(0, LONGEST)), 'NFKC')
    .replace(AROUND, '')
    .replace(DASHES, '-')
    .replace(/^-|-$/g, '')
    .toUpperCase();
}

/** Equal for what is one code: dashes may be missing, and codes of ours have neither of O and 0, nor any of I, L and 1. */
export function comparableCode(typed: string): string {
  return tidyCode(typed).replace(/[-_]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
}
