import { dictionary } from '@zxcvbn-ts/language-common';

/** As many as guessing begins with; what is rarer, limits of attempts keep out. */
const GUESSES = 10_000;

/** @returns of leaked passwords with so many characters or more those that are used most, in small letters */
export const guessList = (minLength: number): ReadonlySet<string> =>
  new Set(dictionary['passwords-common'].filter(({ length }) => length >= minLength).slice(0, GUESSES));
