import { ok, refused, type Refusal } from '@/backend/http/answer';
import type { CallHandler } from '@/backend/http/call-handler';
import { isCommonPassword } from '@/backend/identity/common-passwords';
import type { FieldError } from '@/lib/contract/envelope';

/** The minimum is the specification's; the maximum keeps hashing cheap. */
export const PASSWORD_POLICY = { minLength: 6, maxLength: 128 };

export const passwordPolicy: CallHandler<'passwordPolicy'> = async () => ok(PASSWORD_POLICY);

/**
 * @param path the field that the password came in
 * @returns why this cannot be the password of the account with this address, or null
 */
export function refusePassword(password: string, email: string, path = 'password'): Refusal | null {
  const problem = problemOf(password, email);
  return problem && refused('PASSWORD_POLICY', 'This password cannot be used.', [{ path, ...problem }]);
}

function problemOf(password: string, email: string): Omit<FieldError, 'path'> | null {
  const { minLength, maxLength } = PASSWORD_POLICY;
  const length = Array.from(password).length;
  if (length < minLength) return { code: 'string.min', params: { min: minLength } };
  if (length > maxLength) return { code: 'string.max', params: { max: maxLength } };
  if (password.trim() === '') return { code: 'whitespace' };
  const lower = password.toLowerCase();
  if (isCommonPassword(password) || new Set(lower).size < 2) return { code: 'password.common' };
  if (lower === email || lower === email.split('@')[0]) return { code: 'password.personal' };
  return null;
}
