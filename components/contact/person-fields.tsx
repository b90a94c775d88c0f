import { useTranslation } from 'next-i18next/pages';
import { Field } from '@/components/ui/forms/field';
import { PhoneField, type PhoneCodeOption } from '@/components/ui/forms/phone-field';
import { Stack } from '@/components/ui/layout/stack';
import { TextInput } from '@/components/ui/forms/text-input';
import { elementIdOf } from './field-messages';
import type { ContactFormState } from './use-contact-form';

interface Props {
  form: ContactFormState;
  errorOf: (name: string) => string | null;
  phoneCodes: readonly PhoneCodeOption[];
}

export function PersonFields({ form: { fields, change, leave }, errorOf, phoneCodes }: Props) {
  const { t } = useTranslation('contact');
  return (
    <Stack $gap={4}>
      <Field id={elementIdOf('name')} label={t('field.name')} error={errorOf('name')} necessity="required">
        {(control) => (
          <TextInput
            {...control}
            name="name"
            autoComplete="name"
            maxLength={120}
            value={fields.name}
            onChange={(event) => change({ name: event.target.value })}
            onBlur={() => void leave('name')}
          />
        )}
      </Field>
      <Field id={elementIdOf('email')} label={t('field.email')} error={errorOf('email')} necessity="required">
        {(control) => (
          <TextInput
            {...control}
            type="email"
            name="email"
            autoComplete="email"
            maxLength={320}
            value={fields.email}
            onChange={(event) => change({ email: event.target.value })}
            onBlur={() => void leave('email')}
          />
        )}
      </Field>
      <PhoneField
        id={elementIdOf('contactPhone')}
        name="contactPhone"
        label={t('field.contactPhone')}
        contactPhoneCode={fields.contactPhoneCode}
        contactPhone={fields.contactPhone}
        codes={phoneCodes}
        error={errorOf('contactPhone')}
        necessity="optional"
        onChange={change}
        onBlur={() => void leave('contactPhone')}
      />
    </Stack>
  );
}
