import { useTranslation } from 'next-i18next/pages';
import { MESSAGE_MAXIMUM, MESSAGE_MINIMUM } from '@/lib/domain/contact/contact-fields';
import { CharacterCounter } from '@/components/ui/forms/character-counter';
import { Field } from '@/components/ui/forms/field';
import { Stack } from '@/components/ui/layout/stack';
import { TextArea } from '@/components/ui/forms/text-area';
import { TextInput } from '@/components/ui/forms/text-input';
import { elementIdOf } from './field-messages';
import type { ContactFormState } from './use-contact-form';

interface Props {
  form: ContactFormState;
  errorOf: (name: string) => string | null;
}

export function MessageFields({ form: { fields, change, leave }, errorOf }: Props) {
  const { t } = useTranslation('contact');
  return (
    <Stack $gap={4}>
      <Field
        id={elementIdOf('message')}
        label={t('field.message')}
        hint={t('hint.message', { minimum: MESSAGE_MINIMUM })}
        error={errorOf('message')}
        necessity="required"
        counter={<CharacterCounter length={fields.message.trim().length} maximum={MESSAGE_MAXIMUM} />}
      >
        {(control) => (
          <TextArea
            {...control}
            name="message"
            rows={6}
            value={fields.message}
            onChange={(event) => change({ message: event.target.value })}
            onBlur={() => void leave('message')}
          />
        )}
      </Field>
      <Field
        id={elementIdOf('reference')}
        label={t('field.reference')}
        hint={t('hint.reference')}
        error={errorOf('reference')}
        necessity="optional"
      >
        {(control) => (
          <TextInput
            {...control}
            name="reference"
            autoComplete="off"
            maxLength={64}
            value={fields.reference}
            onChange={(event) => change({ reference: event.target.value })}
          />
        )}
      </Field>
    </Stack>
  );
}
