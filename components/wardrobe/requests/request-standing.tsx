import { useTranslation } from 'next-i18next/pages';
import { countryOfCurrency } from '@/lib/domain/booking/visit-country';
import type { ItemRequest } from '@/lib/contract/item-requests';
import { slotTimes } from '@/lib/domain/booking/check-slot';
import { REGIONS } from '@/lib/config/regions';
import { formatDate, formatTime } from '@/lib/dates';
import { joinFacts } from '@/lib/text/join-facts';
import { useVisitPlace } from '@/components/booking/use-visit-place';
import { DefinitionList } from '@/components/ui/layout/definition-list';
import { Text } from '@/components/ui/text/text';
import { useLocale } from '@/components/ui/hooks/use-locale';

/** The status of a request, its visit, and until when it can be cancelled. */
export function RequestStanding({ request }: { request: ItemRequest }) {
  const { t } = useTranslation(['items', 'booking']);
  const placeOf = useVisitPlace();
  const { locale, localeTag } = useLocale();
  const { status, createdAt, booking, undoUntil, currency } = request;
  const country = countryOfCurrency(currency);
  const place = { localeTag, timeZone: REGIONS[country].timeZone };
  return (
    <>
      <DefinitionList
        entries={[
          { term: t('items:request.standing'), value: t(`items:request.status.${status}`) },
          { term: t('items:request.made'), value: formatDate(createdAt, place, 'long') },
          ...(booking
            ? [
                {
                  term: t('items:visit.when'),
                  value: joinFacts(locale, formatDate(booking.date, place, 'day'), t('booking:date.slot', slotTimes(booking.time))),
                },
                { term: t('items:visit.where'), value: placeOf(booking.address, country) },
                ...(booking.note.specialNote ? [{ term: t('items:request.note'), value: booking.note.specialNote }] : []),
              ]
            : []),
        ]}
      />
      {undoUntil ? (
        <Text $size="sm">
          {t('items:request.undoUntil', { date: formatDate(undoUntil, place, 'long'), time: formatTime(undoUntil, place) })}
        </Text>
      ) : null}
    </>
  );
}
