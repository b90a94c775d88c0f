import type { FieldProblem } from '@/lib/field-rules';
import { isCommonPassword } from './common-passwords';

export interface PasswordPolicy {
  minLength: number;
  maxLength: number;
}

/** @returns why this cannot be the password of the account with this address, or null */
export function passwordProblem(password: string, email: string, { minLength, maxLength }: PasswordPolicy): FieldProblem | null {
  const length = Array.from(password).length;
  if (length < minLength) return { code: 'string.min', params: { min: minLength } };
  if (length > maxLength) return { code: 'string.max', params: { max: maxLength } };
  if (password.trim() === '') return { code: 'whitespace' };
  const lower = password.toLowerCase();
  if (isCommonPassword(password) || new Set(lower).size < 2) return { code: 'password.common' };
  if (lower === email.toLowerCase() || lower === email.toLowerCase().split('@')[0]) return { code: 'password.personal' };
  return null;
}
