import { EMAIL_MAX_LENGTH, isEmailAddress } from '@/lib/contract/email-address';

/** A field error found in the browser; codes as in the texts' `form.*` and the server's field errors. */
export interface FieldProblem {
  code: string;
  params?: Record<string, string | number>;
}

export type FieldRule = (value: string) => FieldProblem | null;

export const emailRule: FieldRule = (value) => {
  const address = value.trim();
  if (address === '') return { code: 'required' };
  if (address.length > EMAIL_MAX_LENGTH) return { code: 'string.max', params: { max: EMAIL_MAX_LENGTH } };
  return isEmailAddress(address) ? null : { code: 'email' };
};

export function lineRule(max: number): FieldRule {
  return (value) => {
    if (value === '') return { code: 'required' };
    if (value.trim() === '') return { code: 'whitespace' };
    return value.trim().length > max ? { code: 'string.max', params: { max } } : null;
  };
}

export const requiredRule: FieldRule = (value) => (value === '' ? { code: 'required' } : null);
