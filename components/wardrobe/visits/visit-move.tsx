import { useTranslation } from 'next-i18next/pages';
import { useState, type FormEvent, useEffect, useRef } from 'react';
import { TextButton } from '@/components/ui/actions/text-link';
import { Notice } from '@/components/ui/feedback/notice';
import { useFailureText } from '@/components/payments/use-failure-text';
import type { Booking } from '@/lib/contract/booking-calls';
import { formatMoney } from '@/lib/money';
import { useBookingLists } from '@/components/booking/use-booking-lists';
import { SlotCalendar } from '@/components/booking/slot-calendar';
import { SlotChoice, SLOT_CHOICE_ID } from '@/components/booking/slot-choice';
import { useSlotLine, useVisitLocale } from '@/components/booking/use-visit-place';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { QueryLoading } from '@/components/ui/feedback/query-loading';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import type { VisitChanging } from './use-change-visit';
import { spaced } from '@/lib/text/join-words';

interface Props {
  booking: Booking;
  fee: number;
  changing: VisitChanging;
}

/** Chooses another slot for a visit; everything else stays. Its button is in the drawer's footer. */
export function VisitMove({ booking, fee, changing }: Props) {
  const { t } = useTranslation(['items', 'booking']);
  const { localeTag } = useVisitLocale();
  const { lists, isLoading, trying, refetch } = useBookingLists(booking.country, { refetchOnMount: 'always' });
  const { timeslots } = lists;
  const slotLine = useSlotLine();
  const [chosen, setChosen] = useState({ date: booking.date, time: '' });
  const [missed, setMissed] = useState(0);
  const day = timeslots.find(({ date }) => date === chosen.date) ?? null;
  const { trouble } = changing;
  const isGone = trouble?.kind === 'refused' && trouble.failure.code === 'SLOT_GONE';
  const error = chosen.time !== '' ? null : isGone ? t('booking:date.gone') : missed > 0 ? t('booking:date.missing') : null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (changing.isBusy) return;
    if (chosen.time === '') return setMissed((count) => count + 1);
    if (!(await changing.move(booking, chosen, fee))) return;
    setChosen({ date: chosen.date, time: '' });
    setMissed((count) => count + 1);
    void refetch();
  };
  return (
    <form id="visit-move" noValidate onSubmit={(event) => void submit(event)}>
      <Stack $gap={5}>
        {isGone ? null : <VisitTroubleNotice changing={changing} />}
        <ErrorSummary errors={error ? [{ fieldId: SLOT_CHOICE_ID, message: error }] : []} attempt={missed} />
        <Text $tone="soft">
          <span>{spaced(t('items:visit.until'))}</span>
          <strong>{slotLine(booking)}</strong>
          {fee > 0 ? (
            <>
              <br />
              <span>{t('items:visit.moveFee', { price: formatMoney({ amount: fee, currency: booking.currency }, localeTag) })}</span>
            </>
          ) : null}
          {booking.rushFee ? (
            <>
              <br />
              <span>
                {t('items:visit.rushOff', { price: formatMoney({ amount: booking.rushFee, currency: booking.currency }, localeTag) })}
              </span>
            </>
          ) : null}
        </Text>
        {content()}
      </Stack>
    </form>
  );

  function content() {
    if (isLoading) {
      return <QueryLoading height="20rem" {...trying} />;
    }
    if (timeslots.length === 0) return <ErrorState title={t('booking:date.unavailable')} onRetry={() => void refetch()} />;
    return (
      <>
        <SlotCalendar
          timeslots={timeslots}
          chosen={chosen.date}
          own={{ date: booking.date, kind: 'visit' }}
          onChoose={(date) => setChosen({ date, time: '' })}
        />
        <SlotChoice
          day={day}
          time={chosen.time}
          hold={null}
          current={booking}
          error={error}
          onChoose={(time) => setChosen({ date: chosen.date, time })}
        />
      </>
    );
  }
}

/** Why a change failed, or that its result is unknown; takes the focus each time. */
export function VisitTroubleNotice({ changing: { trouble, attempt, checkAgain, isBusy } }: { changing: VisitChanging }) {
  const { t } = useTranslation('items');
  const failureText = useFailureText();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) root.current?.focus();
  }, [attempt]);
  if (trouble === null) return null;
  return (
    <div ref={root} tabIndex={-1} role="group" aria-label={t('visit.trouble')}>
      {trouble.kind === 'refused' ? (
        <Notice tone="danger" title={failureText(trouble.failure)}>
          {t('visit.nothingChanged')}
        </Notice>
      ) : null}
      {trouble.kind === 'unchanged' ? (
        <Notice tone="warning" title={t('visit.unchanged')}>
          {t('visit.unchangedBody')}
        </Notice>
      ) : null}
      {trouble.kind === 'unknown' ? (
        <Notice tone="warning" title={t('visit.unknown')}>
          <span>{spaced(t('visit.unknownBody'))}</span>
          <TextButton onClick={() => (isBusy ? undefined : checkAgain())} aria-busy={isBusy || undefined}>
            {t('visit.checkAgain')}
          </TextButton>
        </Notice>
      ) : null}
    </div>
  );
}
