import { useTranslation } from 'next-i18next/pages';
import { useEffect, useMemo } from 'react';
import styled from 'styled-components';
import { TextField } from '@/components/ui/forms/field';
import type { BookCollection } from '@/lib/contract/booking';
import { ADDRESS_RULES, addressForCountry, addressValues, answeredBy } from '@/lib/domain/booking/address-fields';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { phoneToSend, PhoneField } from '@/components/ui/forms/phone-field';
import { useCheckedForm } from '@/components/ui/forms/use-checked-form';
import { Stack } from '@/components/ui/layout/stack';
import { Heading } from '@/components/ui/text/heading';
import { Text } from '@/components/ui/text/text';
import { PHONE_CODES, settlePhoneCode } from '@/lib/domain/shared/phone-codes';
import { withRemark } from '@/lib/text/join-words';
import { useVisitLocale } from './use-visit-place';
import { AddressFields } from './address-fields';
import type { BookingStepProps, BookingState, VisitForm } from './booking-props';
import { NoteFields } from './note-fields';
import { StepActions } from './step-actions';
import { useVisitMessage } from './use-visit-message';
import { VisitFees } from './visit-fees';
import type { PlaceValues } from './visit-rules';

const Part = styled.section`
  display: grid;
  gap: var(--space-4);
  padding-top: var(--space-5);
  border-top: 1px solid var(--line);
`;

/** Address, contact and what the crew should know: one form, whose errors are all shown at once. */
export function WhereStep({
  state,
  lists,
  visit,
  level,
  hasConsignmentNote,
  onDone,
  onBack,
}: BookingStepProps & { level: 2 | 3; hasConsignmentNote: boolean }) {
  const { t } = useTranslation('booking');
  const { region } = useVisitLocale();
  const { booking, answered, onChange, onAnswered } = state;
  const { address, contact, note, consignmentNote } = booking;
  const labels = [...ADDRESS_RULES[region.code].fields, 'contactName', 'contactPhone', 'specialNote', 'consignmentNote'].map((name) => [
    name,
    '',
  ]);
  const form = useCheckedForm<PlaceValues>({
    labels: Object.fromEntries(labels),
    rules: () => import('./visit-rules').then(({ placeRules }) => placeRules(region.code, lists.districts)),
    initial: { ...addressValues(address, answered), ...contact, specialNote: note.specialNote, consignmentNote },
    isHeld: true,
    messageOf: useVisitMessage(),
  });

  const submit = form.submit(async () => {
    onChange({
      address: addressForCountry(address, region.code),
      contact: await phoneToSend({ ...contact, contactName: contact.contactName.trim() }),
    });
    onDone();
  });
  const partLevel = level === 2 ? 3 : 4;
  return (
    <form noValidate autoComplete="on" onSubmit={(event) => void submit(event)}>
      <Stack $gap={5}>
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <AddressFields
          address={address}
          answered={answered}
          lists={lists}
          form={form}
          onChange={(part) => {
            onChange({ address: { ...address, ...part } });
            onAnswered(answeredBy(part, answered));
          }}
        />
        <VisitFees address={address} answered={answered} level={partLevel} lists={lists} visit={visit} heading={t('fees.heading')} />
        <Part>
          <Heading level={partLevel} look="h4">
            {t('contact.title')}
          </Heading>
          <Text $size="sm" $tone="muted">
            {t('contact.body')}
          </Text>
          <ContactFields state={state} form={form} />
        </Part>
        <Part>
          <Heading level={partLevel} look="h4">
            {t('note.title')}
          </Heading>
          <NoteFields state={state} visit={visit} form={form} hasConsignmentNote={hasConsignmentNote} />
        </Part>
        <StepActions onBack={onBack} isBusy={form.isBusy} />
      </Stack>
    </form>
  );
}

interface Props {
  state: BookingState;
  form: VisitForm;
}

/** Whom the driver calls. */
function ContactFields({ state, form }: Props) {
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
      <TextField
        id={form.idOf('contactName')}
        label={t('field.contactName')}
        hint={t('field.contactNameHint')}
        error={form.errorOf('contactName')}
        necessity="required"
        name="contactName"
        autoComplete="name"
        value={contact.contactName}
        onChange={(event) => change({ contactName: event.target.value })}
        onBlur={() => form.leave('contactName')}
      />
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
