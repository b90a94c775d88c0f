import { useTranslation } from 'next-i18next/pages';
import type { Booking } from '@/lib/contract/booking-calls';
import { slotTimes } from '@/lib/domain/booking/slots';
import type { VisitChange } from '@/lib/domain/booking/visit-change';
import { formatDate } from '@/lib/dates';
import { joinFacts } from '@/lib/text/spoken-duration';
import { formatMoney } from '@/lib/money';
import { useVisitLocale } from '@/components/booking/use-visit-place';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';

/** Consequences and cost of a cancellation, before confirmation. */
export function VisitCancel({ booking, change }: { booking: Booking; change: Extract<VisitChange, { kind: 'open' }> }) {
  const { t } = useTranslation(['items', 'booking']);
  const { locale, localeTag, region } = useVisitLocale();
  const when = joinFacts(
    locale,
    formatDate(booking.date, { localeTag, timeZone: region.timeZone }, 'long'),
    t('booking:date.slot', slotTimes(booking.time)),
  );
  return (
    <Stack $gap={3}>
      <Text>
        <strong>{t(`items:summary.visit.${booking.kind}`)}</strong>
        <br />
        <span>{when}</span>
      </Text>
      <Text>
        {change.fee > 0
          ? t('items:visit.cancelFee', { price: formatMoney({ amount: change.fee, currency: booking.currency }, localeTag) })
          : t('items:visit.cancelFree')}
      </Text>
      <Text $tone="soft">{t(change.isOfBasket ? 'items:visit.cancelBasket' : 'items:visit.cancelOrder')}</Text>
    </Stack>
  );
}
