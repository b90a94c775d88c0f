import { useTranslation } from 'next-i18next/pages';
import type { Invoice } from '@/lib/contract/billing';
import { Text } from '@/components/ui/text/text';

/** The most that fit on one line. */
const NAMED_AT_MOST = 3;

/** What an invoice is for: the descriptions of its lines, without discounts. */
export function InvoiceSubject({ lines = [] }: Pick<Invoice, 'lines'>) {
  const { t } = useTranslation('billing');
  const charged = lines.some(({ amount }) => amount > 0) ? lines.filter(({ amount }) => amount > 0) : lines;
  const names = [
    ...new Set(
      charged.map(({ kind, service, description }) =>
        service ? t(`line.service.${service}`) : kind ? t(`line.${kind}.title`) : description,
      ),
    ),
  ];
  if (names.length === 0) return null;
  return (
    <Text as="span" $size="sm" $tone="muted" dir="auto" data-subject="">
      {names.length > NAMED_AT_MOST ? `${names.slice(0, NAMED_AT_MOST).join(' · ')} …` : names.join(' · ')}
    </Text>
  );
}
