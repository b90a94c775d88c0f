import { Field } from '@/components/ui/forms/field';
import { PhoneField, type PhoneCodeOption } from '@/components/ui/forms/phone-field';
import { Stack } from '@/components/ui/layout/stack';
import { TextInput } from '@/components/ui/forms/text-input';
import type { ContactFormState } from './use-contact-form';

interface Props {
  form: ContactFormState;
  phoneCodes: readonly PhoneCodeOption[];
}

export function PersonFields({ form, phoneCodes }: Props) {
  return (
    <Stack $gap={4}>
      <Field {...form.field('name')} necessity="required">
        {(control) => <TextInput {...control} {...form.input('name')} name="name" autoComplete="name" maxLength={120} />}
      </Field>
      <Field {...form.field('email')} necessity="required">
        {(control) => <TextInput {...control} {...form.input('email')} type="email" name="email" autoComplete="email" maxLength={320} />}
      </Field>
      <PhoneField
        {...form.field('contactPhone')}
        name="contactPhone"
        contactPhoneCode={form.values.contactPhoneCode}
        contactPhone={form.values.contactPhone}
        codes={phoneCodes}
        necessity="optional"
        onChange={form.change}
        onBlur={() => form.leave('contactPhone')}
      />
    </Stack>
  );
}
