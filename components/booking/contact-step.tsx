import { useEffect, useId, useMemo, type FormEvent } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { BookCollection } from '@/lib/contract/booking';
import { settlePhoneCode } from '@/lib/domain/booking/phone-code';
import { PHONE_CODES } from '@/lib/domain/shared/phone-codes';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { Field } from '@/components/ui/forms/field';
import { PhoneField, phoneToSend } from '@/components/ui/forms/phone-field';
import { Stack } from '@/components/ui/layout/stack';
import { TextInput } from '@/components/ui/forms/text-input';
import { useFieldMessage } from '@/components/ui/forms/use-field-message';
import { useVisitLocale } from './visit-country';
import type { BookingStepProps } from './booking-props';
import { StepActions } from './step-actions';
import { useFieldErrors } from './use-field-errors';

type Contact = BookCollection['contact'];

/** Loads the numbering plans on demand; without them (offline) only the server validates. */
const loadCheck = () =>
  import('@/lib/domain/booking/check-contact').then(
    ({ checkContact }) => checkContact,
    () => null,
  );

export function ContactStep({ state, onDone, onBack }: BookingStepProps) {
  const { t } = useTranslation('booking');
  const { localeTag, region } = useVisitLocale();
  const prefix = useId();
  const fieldMessage = useFieldMessage();
  const { contact } = state.booking;
  const { isPhoneCodeSettled, onPhoneCodeSettled, onChange } = state;
  const labels: Record<string, string> = { contactName: t('field.contactName'), contactPhone: t('field.contactPhone') };
  const form = useFieldErrors({
    check: async () => (await loadCheck())?.(contact) ?? [],
    messageOf: ({ path, code, params }) => (code === 'phone' ? t('error.phone') : fieldMessage(labels[path] ?? path, { code, params })),
    fieldIdOf: (path) => `${prefix}${path}`,
  });

  useEffect(() => {
    if (isPhoneCodeSettled) return;
    const settled = settlePhoneCode(contact, region.code, false);
    if (settled !== contact) onChange({ contact: settled });
    onPhoneCodeSettled();
  }, [isPhoneCodeSettled, contact, region.code, onChange, onPhoneCodeSettled]);

  const change = (part: Partial<Contact>) => {
    form.touch(...Object.keys(part), ...(part.contactPhoneCode ? ['contactPhone'] : []));
    onChange({ contact: { ...contact, ...part } });
  };
  const codes = useMemo(() => {
    const countries = new Intl.DisplayNames(localeTag, { type: 'region', style: 'short' });
    return PHONE_CODES.map(([code, country]) => ({ code, label: `${countries.of(country) ?? country} (${code})` }));
  }, [localeTag]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await form.submit())) return;
    onChange({ contact: await phoneToSend({ ...contact, contactName: contact.contactName.trim() }) });
    onDone();
  };

  return (
    <form noValidate autoComplete="on" onSubmit={(event) => void submit(event)}>
      <Stack $gap={5}>
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <Field
          id={`${prefix}contactName`}
          label={t('field.contactName')}
          hint={t('field.contactNameHint')}
          error={form.errorOf('contactName')}
          necessity="required"
        >
          {(control) => (
            <TextInput
              {...control}
              name="contactName"
              autoComplete="name"
              maxLength={120}
              value={contact.contactName}
              onChange={(event) => change({ contactName: event.target.value })}
              onBlur={() => contact.contactName !== '' && void form.leave('contactName')}
            />
          )}
        </Field>
        <PhoneField
          id={`${prefix}contactPhone`}
          label={t('field.contactPhone')}
          hint={t('field.contactPhoneHint')}
          contactPhoneCode={contact.contactPhoneCode}
          contactPhone={contact.contactPhone}
          codes={codes}
          error={form.errorOf('contactPhone')}
          necessity="required"
          onChange={change}
          onBlur={() => contact.contactPhone !== '' && void form.leave('contactPhone')}
        />
        <StepActions onBack={onBack} />
      </Stack>
    </form>
  );
}
