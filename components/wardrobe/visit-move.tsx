import { useTranslation } from 'next-i18next/pages';
import { useState, type FormEvent } from 'react';
import type { Booking } from '@/lib/contract/booking-calls';
import { formatMoney } from '@/lib/money';
import { SlotCalendar } from '@/components/booking/slot-calendar';
import { SlotChoice } from '@/components/booking/slot-choice';
import { Button } from '@/components/ui/button';
import { Drawer } from '@/components/ui/drawer';
import { ErrorState } from '@/components/ui/error-state';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { Stack } from '@/components/ui/stack';
import { useLocale } from '@/components/ui/use-locale';
import { useChangeVisit } from './use-change-visit';
import { useFailureText } from './use-failure-text';
import { useTimeslots } from './use-timeslots';

interface Props {
  booking: Booking;
  fee: number;
  onBack: () => void;
  onClose: () => void;
}

/** Another day or time for a visit; what was asked besides stays as it is. */
export function VisitMove({ booking, fee, onBack, onClose }: Props) {
  const { t } = useTranslation(['items', 'booking', 'common']);
  const { localeTag } = useLocale();
  const failureText = useFailureText();
  const { timeslots, hasFailed, reload } = useTimeslots();
  const [chosen, setChosen] = useState({ date: booking.date, time: '' });
  const [isAsked, setIsAsked] = useState(false);
  const { isBusy, failure, move } = useChangeVisit(booking, onClose);
  const day = timeslots.find(({ date }) => date === chosen.date) ?? null;
  const isMissing = isAsked && chosen.time === '';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (chosen.time === '') return;
    if ((await move(chosen, fee)) !== 'slot gone') return;
    setChosen({ date: chosen.date, time: '' });
    reload();
  };
  return (
    <Drawer
      isOpen
      title={t('items:visit.moveTitle')}
      onClose={onClose}
      actions={(
        <>
          <Button variant="neutral" disabled={isBusy} onClick={onBack}>{t('common:action.back')}</Button>
          <Button type="submit" form="visit-move" isBusy={isBusy}>{fee > 0 ? t('items:visit.moveFor', { price: formatMoney({ amount: fee, currency: booking.currency }, localeTag) }) : t('items:visit.move')}</Button>
        </>
      )}
    >
      <form id="visit-move" noValidate onSubmit={(event) => void submit(event)}>
        <Stack $gap={5}>
          {failure ? <Notice tone="danger" role="alert">{failureText(failure)}</Notice> : null}
          {content()}
        </Stack>
      </form>
    </Drawer>
  );

  function content() {
    if (hasFailed) return <ErrorState title={t('booking:date.unavailable')} onRetry={reload} />;
    if (timeslots.length === 0) return <LoadingRegion><Skeleton $height="20rem" /></LoadingRegion>;
    return (
      <>
        <SlotCalendar timeslots={timeslots} chosen={chosen.date} onChoose={(date) => setChosen({ date, time: '' })} />
        <SlotChoice day={day} time={chosen.time} hold={null} error={isMissing ? t('booking:date.missing') : null} onChoose={(time) => setChosen({ date: chosen.date, time })} />
      </>
    );
  }
}
