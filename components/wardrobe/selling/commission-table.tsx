import { useTranslation } from 'next-i18next/pages';
import { Table } from '@/components/ui/layout/table';
import type { Currency } from '@/lib/config/regions';
import type { CommissionBand } from '@/lib/domain/pricing/commission';
import { formatMoney } from '@/lib/money';
import { useLocale } from '@/components/ui/hooks/use-locale';

interface Props {
  bands: readonly CommissionBand[];
  currency: Currency;
}

/** What we keep of a sale by its price, in the words of the price list (`pricing`). */
export function CommissionTable({ bands, currency }: Props) {
  const { t } = useTranslation('pricing');
  const { localeTag } = useLocale();
  return (
    <Table caption={t('sale.table')}>
      <thead>
        <tr>
          <th scope="col">{t('sale.from')}</th>
          <th scope="col" data-number>
            {t('sale.commission')}
          </th>
        </tr>
      </thead>
      <tbody>
        {bands.map(({ from, percent }) => (
          <tr key={from}>
            <th scope="row">{formatMoney({ amount: from, currency }, localeTag)}</th>
            <td data-number>{`${percent}%`}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
