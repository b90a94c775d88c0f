import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import type { RegionCode } from '@/lib/config/regions';
import type { TimeslotDay } from '@/lib/contract/pricing';
import { formatDate } from '@/lib/dates';
import { slotRange } from '@/lib/domain/booking/slots';
import { bookingsQuery, visitsToJoin } from '@/services/booking/visits';
import { priceServiceQuery } from '@/services/pricing/prices';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { Text } from '@/components/ui/text/text';

interface VisitTime {
  date: string;
  time: string;
}

/** The first time at which our van can come: that of a visit it makes anyway, or the first open slot. */
export function earliestTime(days: readonly TimeslotDay[], visits: readonly VisitTime[]): VisitTime | null {
  const open = days.flatMap(({ date, closed, slots }) =>
    closed === null ? slots.filter(({ left }) => left > 0).map(({ id }) => ({ date, time: id })) : [],
  );
  const [first] = [...open, ...visits].sort((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`));
  return first ? { date: first.date, time: first.time } : null;
}

/**
 * When a look's pieces that are with us can be at the member's door. Null while nobody knows: the delivery can be asked for all the same.
 * @param isWanted something of what is shown could be sent
 */
export function useEarliestVisit(country: RegionCode, isWanted: boolean): string | null {
  const visitTime = useVisitTimeText();
  const visits = useQuery({ ...bookingsQuery(), enabled: isWanted });
  const prices = useQuery({ ...priceServiceQuery(country), enabled: isWanted });
  const earliest = earliestTime(prices.data?.timeslotInformation ?? [], visitsToJoin(visits.data, country));
  return earliest ? visitTime(earliest) : null;
}

/** "Saturday 29 November, 9–11". */
export function useVisitTimeText(): (visit: VisitTime) => string {
  const { t } = useTranslation('outfit');
  const { localeTag, region } = useLocale();
  return ({ date, time }) =>
    t('send.when', { date: formatDate(date, { localeTag, timeZone: region.timeZone }, 'day'), time: slotRange(time) });
}

/** Beside buttons it is a line of its own, below them. Nothing while it is not known. */
export function EarliestNote({ earliest }: { earliest: string | null }) {
  const { t } = useTranslation('outfit');
  return earliest ? (
    <Text $size="xs" $tone="muted" style={{ flex: '1 0 100%', order: 1 }}>
      {t('send.earliest', { when: earliest })}
    </Text>
  ) : null;
}
