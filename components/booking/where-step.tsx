import { useId, type FormEvent } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { addressForCountry, answeredBy } from '@/lib/domain/booking/address-fields';
import { checkAddress } from '@/lib/domain/booking/check-address';
import { checkNote } from '@/lib/domain/booking/check-contact';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { phoneToSend } from '@/components/ui/forms/phone-field';
import { Stack } from '@/components/ui/layout/stack';
import { Heading } from '@/components/ui/text/heading';
import { Text } from '@/components/ui/text/text';
import { useVisitLocale } from './use-visit-place';
import { AddressFields } from './address-fields';
import type { BookingStepProps } from './booking-props';
import { ContactFields } from './contact-fields';
import { NoteFields } from './note-fields';
import { StepActions } from './step-actions';
import { useFieldErrors } from './use-field-errors';
import { useVisitMessage } from './use-visit-message';
import { VisitFees } from './visit-fees';

const Part = styled.section`
  display: grid;
  gap: var(--space-4);
  padding-top: var(--space-5);
  border-top: 1px solid var(--line);
`;

/** Loads the numbering plans on demand; without them (offline) only the server validates. */
const loadCheck = () =>
  import('@/lib/domain/booking/check-contact').then(
    ({ checkContact }) => checkContact,
    () => null,
  );

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
  const prefix = useId();
  const { booking, answered, onChange, onAnswered } = state;
  const { address, contact, note } = booking;
  const fieldIdOf = (path: string) => `${prefix}${path}`;
  const form = useFieldErrors({
    check: async () => [
      ...checkAddress(address, region.code, lists.districts, answered),
      ...((await loadCheck())?.(contact) ?? []),
      ...checkNote(note),
    ],
    messageOf: useVisitMessage(),
    fieldIdOf,
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await form.submit())) return;
    onChange({
      address: addressForCountry(address, region.code),
      contact: await phoneToSend({ ...contact, contactName: contact.contactName.trim() }),
    });
    onDone();
  };
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
          fieldIdOf={fieldIdOf}
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
          <ContactFields state={state} form={form} fieldIdOf={fieldIdOf} />
        </Part>
        <Part>
          <Heading level={partLevel} look="h4">
            {t('note.title')}
          </Heading>
          <NoteFields state={state} visit={visit} form={form} noteId={fieldIdOf('specialNote')} hasConsignmentNote={hasConsignmentNote} />
        </Part>
        <StepActions onBack={onBack} />
      </Stack>
    </form>
  );
}
