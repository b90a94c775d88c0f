import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { BookCollection } from '@/lib/contract/booking';
import type { ShoppingCart } from '@/lib/contract/pricing';
import { changeDeadline, FREE_AFTER_BOOKING_MINUTES, FREE_CHANGE_HOURS } from '@/lib/domain/booking/change-deadline';
import { priceOfExtra } from '@/lib/domain/pricing/price-list';
import { formatDate, formatTime } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { Notice } from '@/components/ui/feedback/notice';
import { useVisitLocale } from './visit-country';

interface Props {
  date: BookCollection['date'];
  priceList: readonly ShoppingCart[];
  /** Of stored pieces, which is not called a collection. */
  isVisit: boolean;
}

/** Until when the chosen time can be moved or cancelled free of charge. */
export function ChangeDeadline({ date, priceList, isVisit }: Props) {
  const { t } = useTranslation('booking');
  const { localeTag, region } = useVisitLocale();
  const place = { localeTag, timeZone: region.timeZone };
  const [now] = useState(() => Date.now());
  const deadline = changeDeadline(date);
  if (!deadline) return null;
  const fee = priceOfExtra(priceList, 'late-change');
  const price = fee === null ? null : formatMoney({ amount: fee, currency: region.currency }, localeTag);
  return (
    <Notice title={t('change.title')}>
      {Date.parse(deadline) > now
        ? `${t(isVisit ? 'change.untilVisit' : 'change.until', {
            date: formatDate(deadline, place, 'long'),
            time: formatTime(deadline, place),
            zone: t(`zone.${region.code}`),
          })} ${price === null ? '' : t('change.late', { hours: FREE_CHANGE_HOURS, price })}`
        : // Nothing is promised that is over already.
          t(isVisit ? 'change.soonVisit' : 'change.soon', {
            hours: FREE_CHANGE_HOURS,
            minutes: FREE_AFTER_BOOKING_MINUTES,
            price: price ?? '',
          })}
    </Notice>
  );
}
