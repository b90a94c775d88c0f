import { dictionary } from '@zxcvbn-ts/language-common';
import { type CallHandler, ok, type Refusal, refused } from '@/backend/api/http/answer';
import { passwordProblem } from '@/lib/domain/account/password-problem';
import { guessedForm, passwordText } from '@/lib/domain/account/password-text';

/** The guesses that attackers start with; attempt limits cover the rest. */
const GUESS_LIST_GUESSES = 10_000;

/** @returns the most used leaked passwords of at least this length, in lower case */
const guessList = (minLength: number): ReadonlySet<string> =>
  new Set(dictionary['passwords-common'].filter(({ length }) => length >= minLength).slice(0, GUESS_LIST_GUESSES));

/** The minimum is in the specification; the maximum keeps hashing cheap. */
const PASSWORD_POLICY = { minLength: 6, maxLength: 128 };

const GUESSES = guessList(PASSWORD_POLICY.minLength);

export const passwordPolicy: CallHandler<'passwordPolicy'> = async () => ok(PASSWORD_POLICY);

/**
 * @param path the field of the password
 * @param names of the person
 * @returns why the password is not allowed for this account, or null
 */
export function refusePassword(password: string, email: string, path = 'password', names: readonly string[] = []): Refusal | null {
  const problem =
    passwordProblem(password, email, PASSWORD_POLICY, names) ??
    (GUESSES.has(guessedForm(passwordText(password))) ? { code: 'password.common' } : null);
  return problem && refused('PASSWORD_POLICY', 'This password cannot be used.', [{ path, ...problem }]);
}
