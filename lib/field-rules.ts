/** What a form can say about a field by itself; the codes are those of `form.*` in the texts and of the server's field errors. */
export interface FieldProblem {
  code: string;
  params?: Record<string, string | number>;
}

export type FieldRule = (value: string) => FieldProblem | null;

export const EMAIL_RULE_MAX_LENGTH = 320;

/** Looser than the server's: it refuses slips of the finger and leaves the judgement to whoever sends the mail. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

export const emailRule: FieldRule = (value) => {
  const address = value.trim();
  if (address === '') return { code: 'required' };
  if (address.length > EMAIL_RULE_MAX_LENGTH) return { code: 'string.max', params: { max: EMAIL_RULE_MAX_LENGTH } };
  return EMAIL.test(address) ? null : { code: 'email' };
};

export function lineRule(max: number): FieldRule {
  return (value) => {
    if (value === '') return { code: 'required' };
    if (value.trim() === '') return { code: 'whitespace' };
    return value.trim().length > max ? { code: 'string.max', params: { max } } : null;
  };
}

export const requiredRule: FieldRule = (value) => (value === '' ? { code: 'required' } : null);

/** A new password is judged by its length alone, counted as the server counts it. */
export function passwordRule({ minLength, maxLength }: { minLength: number; maxLength: number }): FieldRule {
  return (value): FieldProblem | null => {
    if (value === '') return { code: 'required' };
    if (value.length < minLength) return { code: 'string.min', params: { min: minLength } };
    return value.length > maxLength ? { code: 'string.max', params: { max: maxLength } } : null;
  };
}
