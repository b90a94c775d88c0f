import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { Booking } from '@/lib/contract/booking-calls';
import { visitChangeOf } from '@/lib/domain/booking/visit-change';
import { refetchNow } from '@/services/http/query-client';
import { bookingsQuery } from '@/services/booking/visits';
import { PrepareList } from '@/components/booking/prepare-list';
import { SaveVisit } from '@/components/booking/save-visit';
import { useSlotLine, useVisitPlace, VisitCountry } from '@/components/booking/use-visit-place';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { QueryLoading } from '@/components/ui/feedback/query-loading';
import { Notice } from '@/components/ui/feedback/notice';
import { Stack } from '@/components/ui/layout/stack';
import { Heading } from '@/components/ui/text/heading';
import { VisitFacts } from './visit-facts';

/** Day and window in words, announced by the live region of the drawer, which was mounted before. */
export function VisitBooked({ visit, children }: { visit: Pick<Booking, 'date' | 'time' | 'country'>; children: ReactNode }) {
  return (
    <Notice tone="success" title={useSlotLine()(visit, 'long')}>
      {children}
    </Notice>
  );
}

/** What helps on the day: the calendar file, and how to be ready. */
export function VisitHelp({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking');
  const placeOf = useVisitPlace();
  return (
    <>
      <div>
        <SaveVisit
          slot={{ id: booking.id, date: booking.date, time: booking.time }}
          where={placeOf(booking.address, booking.country)}
          number={booking.number}
          kind={booking.kind}
        />
      </div>
      <Stack $gap={3} as="section">
        <Heading level={3} look="label">
          {t('prepare.heading')}
        </Heading>
        <PrepareList kind={booking.kind} />
      </Stack>
    </>
  );
}

/**
 * The end of every booking: what the provider knows of the visit by now, so that the deadline which stands here is the one that is charged.
 * @param id of the visit, or of a request that is part of it
 */
export function VisitEnd({ id }: { id: string }) {
  const { data, isPending, isFetching, failureCount, refetch } = useQuery(bookingsQuery());
  const booking = data?.find((visit) => visit.id === id || visit.requestIds?.includes(id)) ?? null;
  return (
    <Stack $gap={5}>
      {booking ? (
        <VisitCountry value={booking.country}>
          <VisitFacts booking={booking} change={visitChangeOf(booking)} />
          <VisitHelp booking={booking} />
        </VisitCountry>
      ) : isPending ? (
        <QueryLoading height="14rem" failures={failureCount} onRetry={() => void refetchNow(bookingsQuery().queryKey)} />
      ) : data ? null : (
        <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </Stack>
  );
}
