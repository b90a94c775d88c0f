import { useCallback } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { FieldProblem } from '@/lib/contract/envelope';

const KEYS = [
  'required',
  'enum',
  'whitespace',
  'type',
  'pattern',
  'email',
  'url',
  'taken',
  'wrong',
  'unknown',
  'password.common',
  'password.personal',
  'string.len',
  'string.min',
  'string.max',
  'string.range',
  'number.len',
  'number.min',
  'number.max',
  'number.range',
  'array.len',
  'array.min',
  'array.max',
  'array.range',
] as const;

/** The general message for a field error, from the client or the server; unknown codes get a generic text. */
export function useFieldMessage(): (label: string, problem: FieldProblem) => string {
  const { t } = useTranslation('common');
  return useCallback(
    (label, { code, params }) => {
      const key = KEYS.find((known) => known === code) ?? 'pattern';
      return t(`form.${key}`, { label, ...params });
    },
    [t],
  );
}
