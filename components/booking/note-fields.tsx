import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { SPECIAL_NOTE_MAXIMUM } from '@/lib/domain/booking/address-fields';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { CharacterCounter } from '@/components/ui/forms/character-counter';
import { Field } from '@/components/ui/forms/field';
import { TextArea } from '@/components/ui/forms/text-input';
import { Phrased } from '@/components/ui/text/text';
import type { BookingState, BookingVisit, VisitForm } from './booking-props';

/** Help text, collapsed by default. */
const Prohibited = styled.details`
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  font-size: var(--text-sm);
  & > summary {
    min-height: var(--target);
    padding: 0.75rem 1.125rem;
    font-weight: 550;
    cursor: pointer;
  }
  & > ul {
    display: grid;
    gap: var(--space-1);
    padding: 0 1.125rem 1rem 2.25rem;
    color: var(--ink-soft);
    list-style: disc;
  }
`;

const PROHIBITED = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

interface Props {
  state: BookingState;
  visit: BookingVisit;
  form: VisitForm;
  hasConsignmentNote: boolean;
}

/** What the crew should know, and what it cannot take. */
export function NoteFields({ state: { booking, onChange }, visit, form, hasConsignmentNote }: Props) {
  const { t } = useTranslation('booking');
  const { note } = booking;
  return (
    <>
      <Field
        id={form.idOf('specialNote')}
        label={t('field.specialNote')}
        hint={t('field.specialNoteHint')}
        error={form.errorOf('specialNote')}
        necessity="optional"
        counter={<CharacterCounter length={note.specialNote.length} maximum={SPECIAL_NOTE_MAXIMUM} />}
      >
        {(control) => (
          <TextArea
            {...control}
            name="specialNote"
            rows={2}
            value={note.specialNote}
            onChange={(event) => onChange({ note: { ...note, specialNote: event.target.value } })}
            onBlur={() => form.leave('specialNote')}
          />
        )}
      </Field>
      {hasConsignmentNote ? (
        <Field
          id={form.idOf('consignmentNote')}
          label={t('field.consignmentNote')}
          hint={t('field.consignmentNoteHint')}
          error={form.errorOf('consignmentNote')}
          necessity="optional"
          counter={<CharacterCounter length={booking.consignmentNote.length} maximum={SPECIAL_NOTE_MAXIMUM} />}
        >
          {(control) => (
            <TextArea
              {...control}
              name="consignmentNote"
              rows={2}
              value={booking.consignmentNote}
              onChange={(event) => onChange({ consignmentNote: event.target.value })}
              onBlur={() => form.leave('consignmentNote')}
            />
          )}
        </Field>
      ) : null}
      {/* Stored pieces are known, and need no preparation list. */}
      {visit.isOfBasket ? null : (
        <>
          <Checkbox
            name="moreItems"
            label={t('field.moreItems')}
            hint={t('field.moreItemsHint')}
            checked={note.moreItems}
            onChange={(event) => onChange({ note: { ...note, moreItems: event.target.checked } })}
          />
          <Prohibited>
            <summary>{t('prohibited.title')}</summary>
            <ul>
              {PROHIBITED.map((line) => (
                <Phrased as="li" key={line}>
                  {t(`prohibited.${line}`)}
                </Phrased>
              ))}
            </ul>
          </Prohibited>
        </>
      )}
    </>
  );
}
