import type { FieldProblem } from '@/lib/contract/envelope';
import { isCommonPassword } from './common-passwords';
import { countCharacters, guessedForm, passwordText } from './password-text';

export interface PasswordPolicy {
  minLength: number;
  maxLength: number;
}

/**
 * @param names of the person, as far as known
 * @returns why the password is not allowed for this account, or null
 */
export function passwordProblem(
  password: string,
  email: string,
  { minLength, maxLength }: PasswordPolicy,
  names: readonly string[] = [],
): FieldProblem | null {
  const text = passwordText(password);
  if (countCharacters(text) < minLength) return { code: 'string.min', params: { min: minLength } };
  if (Array.from(text).length > maxLength) return { code: 'string.max', params: { max: maxLength } };
  const guessed = guessedForm(text);
  if (guessed === '') return { code: 'whitespace' };
  if (isCommonPassword(guessed) || new Set(guessed).size < 2) return { code: 'password.common' };
  return personalWords(email, names).includes(guessed) ? { code: 'password.personal' } : null;
}

/** The address, the name in it, and the person's names, one by one and in both orders. */
function personalWords(email: string, names: readonly string[]): string[] {
  return [email, email.split('@')[0] ?? '', ...names, names.join(''), [...names].reverse().join('')]
    .map((word) => guessedForm(passwordText(word)))
    .filter((word) => word !== '');
}
