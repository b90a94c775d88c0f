import { latinDigits } from '@/lib/text/latin-digits';
import { normaliseUnicode } from '@/lib/text/normalise-unicode';

/** What nobody sees, and what only changes the sign before it. */
const UNCOUNTED = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const BETWEEN = /[\s\p{M}\u2800]/gu;

/**
 * The text that is judged and the text that is hashed, at the server and on the site (NFKC, as NIST SP 800-63B has it): the same
 * characters typed on two systems, or in full width, can differ in code points. A change here makes stored hashes worthless.
 */
export const passwordText = (typed: string): string => normaliseUnicode(typed, 'NFKC');

/** @param text from `passwordText`. An accent that stands apart is no character of its own. */
export const countCharacters = (text: string): number => Array.from(text.replace(UNCOUNTED, '')).length;

/**
 * What a guesser would call the same: without capitals, blanks, accents and what nobody sees, in our own digits.
 * @param text from `passwordText`
 */
export const guessedForm = (text: string): string => latinDigits(normaliseUnicode(text, 'NFKD').replace(BETWEEN, '')).toLowerCase();
