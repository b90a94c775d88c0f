import type { ChangeEvent } from 'react';
import { Field } from '@/components/ui/forms/field';
import { FieldRow } from '@/components/ui/forms/field-row';
import { TextInput } from '@/components/ui/forms/text-input';

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

const AUTO_COMPLETE = { firstName: 'given-name', lastName: 'family-name' } as const;

export function NameFields({ form, isFamilyFirst, hasAutoFocus = false }: Props) {
  const names: readonly NameField[] = isFamilyFirst ? ['lastName', 'firstName'] : ['firstName', 'lastName'];
  return (
    <FieldRow $min="12rem">
      {names.map((name, index) => (
        <Field key={name} {...form.field(name)}>
          {(control) => (
            <TextInput
              {...control}
              {...form.input(name)}
              autoFocus={hasAutoFocus && index === 0}
              name={name}
              autoComplete={AUTO_COMPLETE[name]}
              required
            />
          )}
        </Field>
      ))}
    </FieldRow>
  );
}
