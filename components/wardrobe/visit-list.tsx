import { useTranslation } from 'next-i18next/pages';
import type { Booking } from '@/lib/contract/booking-calls';
import { REGIONS } from '@/lib/config/regions';
import { formatDate } from '@/lib/dates';
import { ChevronRightIcon } from '@/components/ui/icons';
import { Text } from '@/components/ui/text';
import { useLocale } from '@/components/ui/use-locale';
import { OpenList } from './open-list';

/** Every visit that is to come, the nearest first. */
export function VisitList({ visits, onOpen }: { visits: readonly Booking[]; onOpen: (id: string) => void }) {
  const { t } = useTranslation(['items', 'booking']);
  const { localeTag } = useLocale();
  if (visits.length === 0) return <Text>{t('items:summary.nothingBooked')}</Text>;
  return (
    <OpenList>
      {visits.map(({ id, kind, date, time, country, address }) => (
        <li key={id}>
          <button type="button" onClick={() => onOpen(id)}>
            <strong>{`${formatDate(date, { localeTag, timeZone: REGIONS[country].timeZone }, 'day')} · ${time.replace('-', '–')}`}</strong>
            <span>
              <span>{`${t(`items:summary.visit.${kind}`)} · `}</span>
              <bdi>{address.building || address.addressOne}</bdi>
            </span>
            <ChevronRightIcon size={20} />
          </button>
        </li>
      ))}
    </OpenList>
  );
}
