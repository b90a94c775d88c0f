import { dictionary } from '@zxcvbn-ts/language-common';
import { ok, refused, type Refusal } from '@/backend/api/http/answer';
import type { CallHandler } from '@/backend/api/http/call-handler';
import { passwordProblem } from '@/lib/domain/account/password-problem';
import { guessedForm, passwordText } from '@/lib/domain/account/password-text';

/** As many as guessing begins with; what is rarer, limits of attempts keep out. */
const GUESS_LIST_GUESSES = 10_000;

/** @returns of leaked passwords with so many characters or more those that are used most, in small letters */
const guessList = (minLength: number): ReadonlySet<string> =>
  new Set(dictionary['passwords-common'].filter(({ length }) => length >= minLength).slice(0, GUESS_LIST_GUESSES));

/** The minimum is the specification's; the maximum keeps hashing cheap. */
const PASSWORD_POLICY = { minLength: 6, maxLength: 128 };

const GUESSES = guessList(PASSWORD_POLICY.minLength);

export const passwordPolicy: CallHandler<'passwordPolicy'> = async () => ok(PASSWORD_POLICY);

/**
 * @param path the field that the password came in
 * @param names the person's own
 * @returns why this cannot be the password of the account with this address, or null
 */
export function refusePassword(password: string, email: string, path = 'password', names: readonly string[] = []): Refusal | null {
  const problem =
    passwordProblem(password, email, PASSWORD_POLICY, names) ??
    (GUESSES.has(guessedForm(passwordText(password))) ? { code: 'password.common' } : null);
  return problem && refused('PASSWORD_POLICY', 'This password cannot be used.', [{ path, ...problem }]);
}
