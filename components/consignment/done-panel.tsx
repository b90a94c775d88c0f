import { useEffect, useRef } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { formatDate } from '@/lib/dates';
import { slotTimes } from '@/lib/domain/booking/check-slot';
import { formatMoney } from '@/lib/money';
import type { ConsignmentOrder } from '@/services/consignment/order-consignment';
import { Button } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Stack } from '@/components/ui/stack';
import { Text } from '@/components/ui/text';
import { useLocale } from '@/components/ui/use-locale';
import { Tracker } from './tracker';

/** The order has arrived: its reference, the day, and from now on the tracker. */
export function DonePanel({ order, onAgain }: { order: ConsignmentOrder; onAgain: () => void }) {
  const { t } = useTranslation('consignment');
  const { localeTag, region } = useLocale();
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    head.current?.focus({ preventScroll: true });
    head.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  const { number, booking, chargedLater } = order;
  const times = booking ? slotTimes(booking.time) : null;
  return (
    <Stack $gap={6}>
      <div ref={head} tabIndex={-1} role="status" style={{ outline: 'none', display: 'grid', gap: 'var(--space-2)', scrollMarginTop: 'calc(var(--header-height) + 1rem)' }}>
        <Heading level={3}>{t('done.title')}</Heading>
        <Text><strong>{t('done.reference', { number })}</strong></Text>
        {booking && times ? <Text>{t('done.visit', { date: formatDate(booking.date, { localeTag, timeZone: region.timeZone }, 'day'), time: `${times.from}–${times.to}` })}</Text> : null}
        {chargedLater ? <Text>{t('done.later', { amount: formatMoney({ amount: chargedLater, currency: region.currency }, localeTag) })}</Text> : null}
      </div>
      <Tracker />
      <div><Button variant="secondary" onClick={onAgain}>{t('done.again')}</Button></div>
    </Stack>
  );
}
