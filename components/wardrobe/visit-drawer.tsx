import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ROUTES } from '@/lib/config/routes';
import type { Booking } from '@/lib/contract/booking-calls';
import { addressLine } from '@/lib/domain/booking/address-fields';
import { slotTimes } from '@/lib/domain/booking/check-slot';
import { visitChangeOf } from '@/lib/domain/booking/visit-change';
import { formatDate, formatTime } from '@/lib/dates';
import { joinFacts } from '@/lib/join-facts';
import { formatMoney } from '@/lib/money';
import { bookingsQuery } from '@/services/booking/bookings-query';
import { queryClient } from '@/services/http/query-client';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { DefinitionList } from '@/components/ui/definition-list';
import { Drawer } from '@/components/ui/drawer';
import { ErrorState } from '@/components/ui/error-state';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { Stack } from '@/components/ui/stack';
import { Text } from '@/components/ui/text';
import { useLocale } from '@/components/ui/use-locale';
import { useChangeVisit } from './use-change-visit';
import { useFailureText } from './use-failure-text';
import { VisitMove } from './visit-move';

/** A visit that is to come, as the provider has it now. */
export function VisitDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('items');
  const { data, isPending, isFetching, refetch } = useQuery(bookingsQuery(), queryClient());
  const booking = data?.find((candidate) => candidate.id === id);
  if (booking) return <VisitChoice booking={booking} onClose={onClose} />;
  return (
    <Drawer isOpen title={t('visit.title')} onClose={onClose} actions={data ? <ButtonLink href={ROUTES.chat.path}>{t('visit.ask')}</ButtonLink> : undefined}>
      {isPending ? <LoadingRegion><Skeleton $height="8rem" /></LoadingRegion> : null}
      {data ? <Text>{t('visit.closed')}</Text> : null}
      {!isPending && !data ? <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} /> : null}
    </Drawer>
  );
}

interface Props {
  booking: Booking;
  onClose: () => void;
}

/** What moving or cancelling it costs now, before either is done. */
function VisitChoice({ booking, onClose }: Props) {
  const { t } = useTranslation(['items', 'booking']);
  const { locale, localeTag, region } = useLocale();
  const failureText = useFailureText();
  const [isMoving, setIsMoving] = useState(false);
  const { isBusy, failure, cancel, takeBack } = useChangeVisit(booking, onClose);
  const change = visitChangeOf(booking, new Date());
  const place = { localeTag, timeZone: region.timeZone };
  const money = (amount: number) => formatMoney({ amount, currency: booking.currency }, localeTag);
  const when = joinFacts(locale, formatDate(booking.date, place, 'long'), t('booking:date.slot', slotTimes(booking.time)));

  if (isMoving && change.kind === 'booking') return <VisitMove booking={booking} fee={change.fee} onBack={() => setIsMoving(false)} onClose={onClose} />;
  return (
    <Drawer isOpen title={t('items:visit.title')} onClose={onClose} actions={actions()}>
      <Stack $gap={5}>
        <DefinitionList
          entries={[
            { term: t('items:visit.what'), value: t(`items:summary.visit.${booking.kind}`) },
            { term: t('items:visit.when'), value: `${when} (${t(`booking:zone.${region.code}`)})` },
            { term: t('items:visit.where'), value: addressLine(booking.address, booking.country, '') },
          ]}
        />
        <Text>{rule()}</Text>
        {failure ? <Notice tone="danger" role="alert">{failureText(failure)}</Notice> : null}
      </Stack>
    </Drawer>
  );

  function rule(): string {
    if (change.kind === 'closed') return t('items:visit.closed');
    if (change.kind === 'request') return t('items:visit.request');
    if (change.fee > 0) return t('items:visit.late', { price: money(change.fee) });
    return t('items:visit.free', { date: formatDate(booking.changeDeadline, place, 'long'), time: formatTime(booking.changeDeadline, place) });
  }
  function actions() {
    if (change.kind === 'closed') return <ButtonLink href={`${ROUTES.chat.path}?about=booking:${encodeURIComponent(booking.id)}`}>{t('items:visit.ask')}</ButtonLink>;
    if (change.kind === 'request') return <Button isBusy={isBusy} onClick={() => void takeBack(change.requestId)}>{t('items:undo.request')}</Button>;
    return (
      <>
        <Button variant="neutral" isBusy={isBusy} onClick={() => void cancel(change.fee)}>{change.fee > 0 ? t('items:visit.cancelFor', { price: money(change.fee) }) : t('items:visit.cancel')}</Button>
        <Button disabled={isBusy} onClick={() => setIsMoving(true)}>{t('items:visit.move')}</Button>
      </>
    );
  }
}
