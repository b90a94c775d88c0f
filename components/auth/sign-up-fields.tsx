import { useTranslation } from 'next-i18next/pages';
import type { ChangeEvent } from 'react';
import { TextLink } from '@/components/ui/actions/text-link';
import { TextField } from '@/components/ui/forms/field';
import { FieldRow } from '@/components/ui/forms/field-row';
import { Text } from '@/components/ui/text/text';
import { ROUTES } from '@/lib/config/routes';
import { DOT, spaced } from '@/lib/text/join-words';

type NameField = 'firstName' | 'lastName';

interface Props {
  form: {
    field: (name: NameField) => { id: string; label: string; error: string | null };
    input: (name: NameField) => { value: string; onChange: (event: ChangeEvent<HTMLInputElement>) => void; onBlur: () => void };
  };
  /** In Chinese the family name comes first. */
  isFamilyFirst: boolean;
  hasAutoFocus?: boolean;
}

/** Many people have one name. */
const PROPS = {
  firstName: { autoComplete: 'given-name', required: true },
  lastName: { autoComplete: 'family-name', necessity: 'optional' },
} as const;

export function NameFields({ form, isFamilyFirst, hasAutoFocus = false }: Props) {
  const names: readonly NameField[] = isFamilyFirst ? ['lastName', 'firstName'] : ['firstName', 'lastName'];
  return (
    <FieldRow $min="12rem">
      {names.map((name, index) => (
        <TextField
          key={name}
          {...form.field(name)}
          {...form.input(name)}
          autoFocus={hasAutoFocus && index === 0}
          name={name}
          {...PROPS[name]}
        />
      ))}
    </FieldRow>
  );
}

/** The documents that a new account accepts: a sentence with two links. */
export function AgreementNote() {
  const { t } = useTranslation(['auth', 'layout']);
  return (
    <Text $size="xs" $tone="muted">
      <span>{spaced(t('auth:signup.agreement'))}</span>
      <TextLink href={ROUTES.termsAndCondition.path}>{t('layout:termsAndCondition')}</TextLink>
      <span>{DOT}</span>
      <TextLink href={ROUTES.privacyPolicy.path}>{t('layout:privacyPolicy')}</TextLink>
    </Text>
  );
}
