import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { REGIONS } from '@/lib/config/regions';
import type { Booking } from '@/lib/contract/booking-calls';
import { slotTimes } from '@/lib/domain/booking/slots';
import { visitChangeOf } from '@/lib/domain/booking/visit-change';
import { formatDate } from '@/lib/dates';
import { joinFacts } from '@/lib/text/spoken-duration';
import { refetchNow } from '@/services/http/query-client';
import { bookingsQuery } from '@/services/booking/visits';
import { PrepareList } from '@/components/booking/prepare-list';
import { SaveVisit } from '@/components/booking/save-visit';
import { useVisitPlace, VisitCountry } from '@/components/booking/use-visit-place';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { QueryLoading } from '@/components/ui/feedback/query-loading';
import { Notice } from '@/components/ui/feedback/notice';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { Stack } from '@/components/ui/layout/stack';
import { Heading } from '@/components/ui/text/heading';
import { VisitFacts } from './visit-facts';

/** Day and window in words, announced by the live region of the drawer, which was mounted before. */
export function VisitBooked({ visit, children }: { visit: Pick<Booking, 'date' | 'time' | 'country'>; children: ReactNode }) {
  const { t } = useTranslation('booking');
  const { locale, localeTag } = useLocale();
  const day = formatDate(visit.date, { localeTag, timeZone: REGIONS[visit.country].timeZone }, 'long');
  return (
    <Notice tone="success" title={joinFacts(locale, day, t('date.slot', slotTimes(visit.time)))}>
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
