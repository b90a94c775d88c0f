import { useTranslation } from 'next-i18next/pages';
import { PAYOUT_DAYS, listingEndsOn, priceSteps } from '@/lib/domain/consignment/markdown';
import { DateText } from '@/components/ui/text/date-text';
import { Table } from '@/components/ui/layout/table';
import { Text } from '@/components/ui/text/text';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useSentenceGap } from '@/components/ui/text/use-sentence-gap';
import { formatDate } from '@/lib/dates';

interface Props {
  listPrice: number;
  floorPrice: number | null;
  /** Calendar date of the first day on sale: today for a price that is approved now. */
  listedOn: string;
  money: (amount: number) => string;
  /** What the owner receives at a price; null while our share is unknown. */
  netOf: (price: number) => number | null;
}

/** What a price becomes from when on, and what comes of it to the owner: the figures that an approval agrees to. */
export function PriceCalendar({ listPrice, floorPrice, listedOn, money, netOf }: Props) {
  const { t } = useTranslation('items');
  const { localeTag, region } = useLocale();
  const gap = useSentenceGap();
  const end = formatDate(listingEndsOn(listedOn), { localeTag, timeZone: region.timeZone }, 'long');
  return (
    <>
      <Table caption={t('price.calendar.caption')}>
        <thead>
          <tr>
            <th scope="col">{t('price.calendar.from')}</th>
            <th scope="col" data-number>
              {t('price.calendar.price')}
            </th>
            <th scope="col" data-number>
              {t('price.calendar.net')}
            </th>
          </tr>
        </thead>
        <tbody>
          {priceSteps({ listPrice, floorPrice, listedOn }).map(({ from, price }) => {
            const net = netOf(price);
            return (
              <tr key={from}>
                <th scope="row">
                  <DateText value={from} look="short" />
                </th>
                <td data-number>{money(price)}</td>
                <td data-number>{net === null ? '' : money(net)}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
      <Text $size="sm" $tone="soft">
        {[t('price.calendar.end', { date: end }), t('price.calendar.paid', { count: PAYOUT_DAYS })].join(gap)}
      </Text>
    </>
  );
}
