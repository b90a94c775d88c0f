import { useTranslation } from 'next-i18next/pages';
import type { Invoice } from '@/lib/contract/billing';
import { DateText } from '@/components/ui/date-text';
import { Price } from '@/components/ui/price';
import { Table } from '@/components/ui/table';
import { Text } from '@/components/ui/text';

/** What was paid, when and with what. A provider may not say: then nothing is claimed. */
export function InvoicePayments({ invoice: { payments, currency } }: { invoice: Invoice }) {
  const { t } = useTranslation('billing');
  if (!payments) return null;
  if (payments.length === 0) return <Text $tone="muted">{t('invoice.noPayments')}</Text>;
  return (
    <Table caption={t('invoice.payments')}>
      <thead>
        <tr>
          <th scope="col">{t('column.date')}</th>
          <th scope="col">{t('payment.method')}</th>
          <th scope="col" data-number>
            {t('column.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {payments.map(({ at, amount, method }, index) => (
          <tr key={index}>
            <td>
              <DateText value={at} />
            </td>
            <td>{method}</td>
            <td data-number>
              <Price money={{ amount, currency }} cents="always" />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
