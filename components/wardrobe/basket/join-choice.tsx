import { useTranslation } from 'next-i18next/pages';
import { REGIONS, type RegionCode } from '@/lib/config/regions';
import type { Booking } from '@/lib/contract/booking-calls';
import { formatDate } from '@/lib/dates';
import { ChevronRightIcon } from '@/components/ui/icons';
import { Stack } from '@/components/ui/layout/stack';
import { Heading } from '@/components/ui/text/heading';
import { Text } from '@/components/ui/text/text';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { OpenList } from '@/components/wardrobe/list/open-list';
import { useVisitPlace } from '@/components/booking/use-visit-place';

/** Visits with which a basket can come along: booked from the wardrobe, and nothing of them has moved. */
export function visitsToJoin(visits: readonly Booking[] | undefined, country: RegionCode): Booking[] {
  return (visits ?? []).filter(
    (visit) => visit.status === 'booked' && visit.requestId !== undefined && visit.feeNow !== null && visit.country === country,
  );
}

/** One van for two baskets: the times at which we come anyway, before one looks for another. */
export function JoinChoice({ visits, onJoin }: { visits: readonly Booking[]; onJoin: (visit: Booking) => void }) {
  const { t } = useTranslation('items');
  const { localeTag } = useLocale();
  const placeOf = useVisitPlace();
  return (
    <Stack $gap={3} as="section" aria-labelledby="join-choice">
      <Heading level={3} look="label" id="join-choice">
        {t('join.title')}
      </Heading>
      <Text $size="sm" $tone="muted">
        {t('join.body')}
      </Text>
      <OpenList>
        {visits.map((visit) => (
          <li key={visit.id}>
            <button type="button" onClick={() => onJoin(visit)}>
              <strong>
                {`${formatDate(visit.date, { localeTag, timeZone: REGIONS[visit.country].timeZone }, 'day')} · ${visit.time.replace('-', '–')}`}
              </strong>
              <span>
                <span>{`${t(`summary.visit.${visit.kind}`)} · `}</span>
                <bdi>{placeOf(visit.address, visit.country)}</bdi>
              </span>
              <ChevronRightIcon size={20} />
            </button>
          </li>
        ))}
      </OpenList>
    </Stack>
  );
}
