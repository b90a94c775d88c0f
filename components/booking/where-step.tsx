import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ADDRESS_RULES, addressForCountry, addressValues, answeredBy } from '@/lib/domain/booking/address-fields';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { phoneToSend } from '@/components/ui/forms/phone-field';
import { useCheckedForm } from '@/components/ui/forms/use-checked-form';
import { Stack } from '@/components/ui/layout/stack';
import { Heading } from '@/components/ui/text/heading';
import { Text } from '@/components/ui/text/text';
import { useVisitLocale } from './use-visit-place';
import { AddressFields } from './address-fields';
import type { BookingStepProps } from './booking-props';
import { ContactFields } from './contact-fields';
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
  const { address, contact, note } = booking;
  const labels = [...ADDRESS_RULES[region.code].fields, 'contactName', 'contactPhone', 'specialNote'].map((name) => [name, '']);
  const form = useCheckedForm<PlaceValues>({
    labels: Object.fromEntries(labels),
    rules: () => import('./visit-rules').then(({ placeRules }) => placeRules(region.code, lists.districts)),
    initial: { ...addressValues(address, answered), ...contact, specialNote: note.specialNote },
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
