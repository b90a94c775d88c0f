import { latinDigits, normaliseUnicode } from '@/lib/text/normalise-unicode';

/** Invisible characters and combining marks. */
const UNCOUNTED = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const BETWEEN = /[\s\p{M}\u2800]/gu;

/**
 * The form of a password that is checked and hashed, on the server and on the site (NFKC, as NIST SP 800-63B asks): the same characters
 * typed on two systems, or in full width, can have different code points. Changing this invalidates stored hashes.
 */
export const passwordText = (typed: string): string => normaliseUnicode(typed, 'NFKC');

/** @param text from `passwordText`. Combining marks do not count as characters. */
export const countCharacters = (text: string): number => Array.from(text.replace(UNCOUNTED, '')).length;

/**
 * What guessers treat as the same: without case, blanks, accents and invisible characters, in ASCII digits.
 * @param text from `passwordText`
 */
export const guessedForm = (text: string): string => latinDigits(normaliseUnicode(text, 'NFKD').replace(BETWEEN, '')).toLowerCase();
