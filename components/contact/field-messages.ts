import { useCallback } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { FieldError } from '@/lib/contract/envelope';
import type { ContactFieldName } from '@/lib/domain/contact/contact-fields';

/** Maps the contract's field names to the form element that an error links to. */
const ELEMENTS: Record<string, ContactFieldName> = { contactPhoneCode: 'contactPhone', callBackTime: 'callBackFrom' };
const LABELLED = ['topic', 'message', 'reference', 'name', 'email', 'contactPhone', 'callBackFrom', 'consent'] as const;
type Labelled = (typeof LABELLED)[number];

export function fieldOfPath(path: string): Labelled | null {
  const [first = ''] = path.split('.');
  const name = ELEMENTS[first] ?? first;
  return LABELLED.find((known) => known === name) ?? null;
}

/** Sorts errors in form order. */
export function inFormOrder(errors: readonly FieldError[]): FieldError[] {
  const placeOf = ({ path }: FieldError) => LABELLED.findIndex((name) => name === fieldOfPath(path));
  return [...errors].sort((one, other) => placeOf(one) - placeOf(other));
}

export const elementIdOf = (field: Labelled) => `contact-${field}`;

const GENERIC = ['required', 'whitespace', 'pattern', 'email', 'string.min', 'string.max'] as const;

/** Texts for client and server errors. */
export function useFieldMessages(): (error: FieldError) => string {
  const { t } = useTranslation(['contact', 'common']);
  return useCallback(
    ({ path, code, params }) => {
      const field = fieldOfPath(path);
      if (field === 'topic') return t('contact:error.topic');
      if (field === 'consent') return t('contact:error.consent');
      if (field === 'contactPhone') return t('contact:error.phone');
      if (field === 'callBackFrom') return t('contact:error.callBack');
      const label = field ? t(`contact:field.${field}`) : path;
      const generic = field === 'email' && code === 'pattern' ? 'email' : GENERIC.find((known) => known === code);
      return t(`common:form.${generic ?? 'pattern'}`, { label, ...params });
    },
    [t],
  );
}
