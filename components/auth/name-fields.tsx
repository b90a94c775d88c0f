import { Field } from '@/components/ui/forms/field';
import { FieldRow } from '@/components/ui/forms/field-row';
import { TextInput } from '@/components/ui/forms/text-input';
import type { useCheckedForm } from './use-checked-form';

type NameField = 'firstName' | 'lastName';

interface Props {
  form: Pick<ReturnType<typeof useCheckedForm<NameField>>, 'field' | 'input'>;
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
