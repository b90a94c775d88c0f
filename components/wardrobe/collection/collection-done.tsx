import { useTranslation } from 'next-i18next/pages';
import { REGIONS } from '@/lib/config/regions';
import { slotTimes } from '@/lib/domain/booking/slots';
import { formatDate } from '@/lib/dates';
import { joinFacts } from '@/lib/text/spoken-duration';
import { PrepareList } from '@/components/booking/prepare-list';
import { SaveVisit } from '@/components/booking/save-visit';
import { useVisitPlace } from '@/components/booking/use-visit-place';
import { Notice } from '@/components/ui/feedback/notice';
import { Price } from '@/components/ui/text/price';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { useLocale } from '@/components/ui/hooks/use-locale';
import type { BookedCollection } from './use-book-collection';

/** Date and number, announced by the drawer's own live region, which was mounted before. */
export function CollectionBooked({ booked: { booking } }: { booked: BookedCollection }) {
  const { t } = useTranslation(['items', 'booking']);
  const { locale, localeTag } = useLocale();
  const when = joinFacts(
    locale,
    formatDate(booking.date, { localeTag, timeZone: REGIONS[booking.country].timeZone }, 'long'),
    t('booking:date.slot', slotTimes(booking.time)),
  );
  return (
    <Notice tone="success" title={when}>
      {t('items:collect.done', { number: booking.number })}
    </Notice>
  );
}

/** The calendar file, and what is charged on the day. */
export function CollectionDone({ booked: { booking, invoice } }: { booked: BookedCollection }) {
  const { t } = useTranslation('items');
  const placeOf = useVisitPlace();
  return (
    <Stack $gap={5}>
      {invoice ? (
        <Text>
          <span>{`${t('collect.onTheDay')} `}</span>
          <strong>
            <Price money={{ amount: invoice.amount, currency: booking.currency }} />
          </strong>
        </Text>
      ) : null}
      <div>
        <SaveVisit
          slot={{ id: booking.id, date: booking.date, time: booking.time }}
          where={placeOf(booking.address, booking.country)}
          number={booking.number}
        />
      </div>
      <PrepareList />
    </Stack>
  );
}
