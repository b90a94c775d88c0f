import { useEffect, useMemo } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { BookCollection } from '@/lib/contract/booking';
import { PHONE_CODES, settlePhoneCode } from '@/lib/domain/shared/phone-codes';
import { withRemark } from '@/lib/text/spoken-duration';
import { Field } from '@/components/ui/forms/field';
import { PhoneField } from '@/components/ui/forms/phone-field';
import { TextInput } from '@/components/ui/forms/text-input';
import { useVisitLocale } from './use-visit-place';
import type { BookingState, VisitForm } from './booking-props';

interface Props {
  state: BookingState;
  form: VisitForm;
}

/** Whom the driver calls. */
export function ContactFields({ state, form }: Props) {
  const { t } = useTranslation('booking');
  const { localeTag, region } = useVisitLocale();
  const { contact } = state.booking;
  const { isPhoneCodeSettled, onPhoneCodeSettled, onChange } = state;

  useEffect(() => {
    if (isPhoneCodeSettled) return;
    const settled = settlePhoneCode(contact, region.code, false);
    if (settled !== contact) onChange({ contact: settled });
    onPhoneCodeSettled();
  }, [isPhoneCodeSettled, contact, region.code, onChange, onPhoneCodeSettled]);

  const change = (part: Partial<BookCollection['contact']>) => {
    onChange({ contact: { ...contact, ...part } });
  };
  const codes = useMemo(() => {
    const countries = new Intl.DisplayNames(localeTag, { type: 'region', style: 'short' });
    return PHONE_CODES.map(([code, country]) => ({ code, label: withRemark(localeTag, countries.of(country) ?? country, code) }));
  }, [localeTag]);

  return (
    <>
      <Field
        id={form.idOf('contactName')}
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
            onBlur={() => form.leave('contactName')}
          />
        )}
      </Field>
      <PhoneField
        id={form.idOf('contactPhone')}
        label={t('field.contactPhone')}
        hint={t('field.contactPhoneHint')}
        contactPhoneCode={contact.contactPhoneCode}
        contactPhone={contact.contactPhone}
        codes={codes}
        error={form.errorOf('contactPhone')}
        necessity="required"
        onChange={change}
        onBlur={() => form.leave('contactPhone')}
      />
    </>
  );
}
