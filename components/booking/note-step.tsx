import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { changeDeadline, FREE_AFTER_BOOKING_MINUTES, FREE_CHANGE_HOURS } from '@/lib/domain/booking/change-deadline';
import { checkNote, SPECIAL_NOTE_MAXIMUM } from '@/lib/domain/booking/check-note';
import { priceOfExtra } from '@/lib/domain/pricing/price-list';
import { formatDate, formatTime } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { Checkbox } from '@/components/ui/forms/checkbox';
import type { Elements } from '@/components/ui/theme/elements';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { Field } from '@/components/ui/forms/field';
import { Notice } from '@/components/ui/feedback/notice';
import { Stack } from '@/components/ui/layout/stack';
import { TextArea } from '@/components/ui/forms/text-area';
import { useFieldMessage } from '@/components/ui/forms/use-field-message';
import { useVisitLocale } from './visit-country';
import type { BookingStepProps } from './booking-props';
import { StepActions } from './step-actions';
import { useFieldErrors } from './use-field-errors';

const Root = styled.details`
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  font-size: var(--text-sm);
  & > summary {
    display: flex;
    align-items: center;
    min-height: var(--target);
    padding: 0.625rem 1.125rem;
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

/** Help text, collapsed by default. */
function Disclosure({ title, children }: { title: string; children: Elements }) {
  return (
    <Root>
      <summary>{title}</summary>
      {children}
    </Root>
  );
}

const PROHIBITED = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

export function NoteStep({ state, lists, visit, onDone, onBack, hasConsignmentNote }: BookingStepProps & { hasConsignmentNote: boolean }) {
  const { t } = useTranslation('booking');
  const { localeTag, region } = useVisitLocale();
  const fieldMessage = useFieldMessage();
  const noteId = useId();
  const { booking, onChange } = state;
  const { note, date } = booking;
  const form = useFieldErrors({
    check: () => checkNote(note),
    messageOf: ({ code, params }) => fieldMessage(t('field.specialNote'), { code, params }),
    fieldIdOf: () => noteId,
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await form.submit()) onDone();
  };
  const place = { localeTag, timeZone: region.timeZone };
  const [now] = useState(() => Date.now());
  const deadline = date.date ? changeDeadline(date) : null;
  const fee = priceOfExtra(lists.priceList, 'late-change');
  const price = fee === null ? null : formatMoney({ amount: fee, currency: region.currency }, localeTag);
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack $gap={5}>
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        {visit.isOfBasket ? null : (
          <Checkbox
            name="moreItems"
            label={t('field.moreItems')}
            hint={t('field.moreItemsHint')}
            checked={note.moreItems}
            onChange={(event) => onChange({ note: { ...note, moreItems: event.target.checked } })}
          />
        )}
        <Field
          id={noteId}
          label={t('field.specialNote')}
          hint={t('field.specialNoteHint')}
          error={form.errorOf('specialNote')}
          necessity="optional"
          counter={{ length: note.specialNote.length, maximum: SPECIAL_NOTE_MAXIMUM }}
        >
          {(control) => (
            <TextArea
              {...control}
              name="specialNote"
              rows={3}
              value={note.specialNote}
              onChange={(event) => {
                form.touch('specialNote');
                onChange({ note: { ...note, specialNote: event.target.value } });
              }}
              onBlur={() => void form.leave('specialNote')}
            />
          )}
        </Field>
        {hasConsignmentNote ? (
          <Field
            label={t('field.consignmentNote')}
            hint={t('field.consignmentNoteHint')}
            necessity="optional"
            counter={{ length: booking.consignmentNote.length, maximum: SPECIAL_NOTE_MAXIMUM }}
          >
            {(control) => (
              <TextArea
                {...control}
                name="consignmentNote"
                rows={3}
                maxLength={SPECIAL_NOTE_MAXIMUM}
                value={booking.consignmentNote}
                onChange={(event) => onChange({ consignmentNote: event.target.value })}
              />
            )}
          </Field>
        ) : null}
        {deadline ? (
          <Notice title={t('change.title')}>
            {Date.parse(deadline) > now
              ? `${t(visit.isOfBasket ? 'change.untilVisit' : 'change.until', {
                  date: formatDate(deadline, place, 'long'),
                  time: formatTime(deadline, place),
                  zone: t(`zone.${region.code}`),
                })} ${price === null ? '' : t('change.late', { hours: FREE_CHANGE_HOURS, price })}`
              : // Nothing is promised that is over already.
                t(visit.isOfBasket ? 'change.soonVisit' : 'change.soon', {
                  hours: FREE_CHANGE_HOURS,
                  minutes: FREE_AFTER_BOOKING_MINUTES,
                  price: price ?? '',
                })}
          </Notice>
        ) : null}
        {/* Stored pieces need no preparation list. */}
        {visit.isOfBasket ? null : (
          <Disclosure title={t('prohibited.title')}>
            <ul>
              {PROHIBITED.map((line) => (
                <li key={line}>{t(`prohibited.${line}`)}</li>
              ))}
            </ul>
          </Disclosure>
        )}
        <StepActions onBack={onBack} />
      </Stack>
    </form>
  );
}
