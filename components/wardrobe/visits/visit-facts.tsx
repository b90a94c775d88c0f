import { useTranslation } from 'next-i18next/pages';
import type { Booking } from '@/lib/contract/booking-calls';
import { slotRange } from '@/lib/domain/booking/slots';
import type { VisitChange } from '@/lib/domain/booking/visit-change';
import { formatDate, formatTime } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { useSlotLine, useVisitLocale, useVisitPlace } from '@/components/booking/use-visit-place';
import { DefinitionList } from '@/components/ui/layout/definition-list';
import { ChevronRightIcon } from '@/components/ui/page-icons';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { OpenList } from '@/components/wardrobe/list/open-list';
import { LinePictures } from '@/components/wardrobe/requests/request-facts';
import { TextLink } from '@/components/ui/actions/text-link';
import { Text } from '@/components/ui/text/text';
import { REGIONS } from '@/lib/config/regions';
import { ROUTES } from '@/lib/config/routes';
import { DOT } from '@/lib/text/join-words';

/** A row for each visit: when, what, where, and the pieces that it is about. */
export function VisitRows({ visits, onOpen }: { visits: readonly Booking[]; onOpen: (visit: Booking) => void }) {
  const { t } = useTranslation('items');
  const { localeTag } = useLocale();
  const placeOf = useVisitPlace();
  return (
    <OpenList>
      {visits.map((visit) => (
        <li key={visit.id}>
          <button type="button" onClick={() => onOpen(visit)}>
            <strong>
              {`${formatDate(visit.date, { localeTag, timeZone: REGIONS[visit.country].timeZone }, 'day')}${DOT}${slotRange(visit.time)}`}
            </strong>
            <span>
              <span>{`${t(`summary.visit.${visit.kind}`)}${DOT}`}</span>
              <bdi>{placeOf(visit.address, visit.country)}</bdi>
            </span>
            <LinePictures lines={visit.pieces ?? []} />
            <ChevronRightIcon size={20} />
          </button>
        </li>
      ))}
    </OpenList>
  );
}

/** Details of the visit, and what moving or cancelling costs now. */
export function VisitFacts({ booking, change }: { booking: Booking; change: VisitChange }) {
  const { t } = useTranslation(['items', 'booking']);
  const placeOf = useVisitPlace();
  const slotLine = useSlotLine();
  const { localeTag, region } = useVisitLocale();
  const place = { localeTag, timeZone: region.timeZone };
  const deadline = () => ({ date: formatDate(booking.changeDeadline, place, 'long'), time: formatTime(booking.changeDeadline, place) });
  const price = (amount: number) => formatMoney({ amount, currency: booking.currency }, localeTag);
  const { kind, itemCount } = booking;
  const what = itemCount === undefined ? t(`items:summary.visit.${kind}`) : t(`items:summary.kind.${kind}`, { count: itemCount });
  return (
    <>
      <DefinitionList
        entries={[
          { term: t('items:visit.what'), value: what },
          { term: t('items:visit.when'), value: slotLine(booking) },
          { term: t('items:visit.clock'), value: t(`booking:zone.${region.code}`) },
          { term: t('items:visit.where'), value: placeOf(booking.address, booking.country) },
          { term: t('items:visit.number'), value: booking.number },
          ...(booking.invoice
            ? [
                {
                  term: t('items:collect.onTheDay'),
                  value: (
                    <TextLink href={`${ROUTES.billings.path}/${encodeURIComponent(booking.invoice.id)}`}>
                      {price(booking.invoice.amount)}
                    </TextLink>
                  ),
                },
              ]
            : []),
        ]}
      />
      {change.kind === 'closed' ? (
        <Text>{t('items:visit.closed')}</Text>
      ) : (
        <Text>{change.fee > 0 ? t('items:visit.late', { price: price(change.fee) }) : t('items:visit.free', deadline())}</Text>
      )}
      {change.kind === 'open' && change.isOfBasket ? (
        <Text $size="sm" $tone="soft">
          {t(change.isCancellable ? 'items:visit.basket' : 'items:visit.moveOnly')}
        </Text>
      ) : null}
    </>
  );
}
